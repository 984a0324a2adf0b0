import type en from "../en/steps";
import type { Translation } from "../translation";

export default {
  "steps.step_of": "Schritt {{step}} von {{steps}}",
  "steps.push_title": "Sollen wir dir Bescheid geben?",
  "steps.push_lead":
    "Eine kurze Nachricht auf diesem Gerät, wenn dir jemand schreibt oder dich mag. Abschalten kannst du das jederzeit.",
  "steps.push_accept": "Ja, sagt mir Bescheid",
  "steps.push_decline": "Jetzt nicht",
  "steps.photos_title": "Zeig dich",
  "steps.photos_lead": "Die meisten sehen gern, wem sie schreiben. Such ein paar Fotos aus oder hol es später nach.",
  "steps.photos_save": "Fotos speichern",
  "steps.photos_skip": "Ohne Foto weiter",
  "steps.location_title": "Wo wohnst du?",
  "steps.location_lead":
    "So findest du Leute in deiner Nähe. Andere sehen höchstens deinen Ort, nie, wo du gerade bist.",
  "steps.location_asking_title": "Sollen wir für dich nachsehen?",
  "steps.location_asking_text":
    "Dein Browser fragt gleich, ob wir wissen dürfen, wo du bist. Wir suchen nur den nächsten Ort heraus, behalten sonst nichts und sagen es niemandem. Du kannst auch Nein sagen.",
  "steps.location_found_title": "Wir haben schon etwas eingetragen",
  "steps.location_found_text": "Das ist der nächste Ort, den wir kennen. Ändere ihn, wenn er nicht stimmt.",
  "steps.location_failed_title": "Dann bist du dran",
  "steps.location_failed_text": "Wir konnten nichts für dich eintragen. Wähl es einfach selbst aus.",
  "steps.location_regions": "Regionen anzeigen",
  "steps.location_save": "Wohnort speichern",
  "steps.location_skip": "Ohne Wohnort weiter",
  "steps.personal_title": "Ein wenig über dich",
  "steps.personal_lead": "Sag, was du magst, und lass den Rest weg. Ändern kannst du alles später.",
  "steps.birth_date_known":
    "Das hast du bei der Anmeldung angegeben. Hast du dich vertan, kannst du es hier berichtigen.",
  "steps.personal_skip": "Ohne diese Angaben weiter",
  "steps.about_title": "In deinen Worten",
  "steps.about_lead": "Ein paar ehrliche Zeilen, und schon gibt es etwas, worauf man antworten kann.",
  "steps.about_skip": "Ohne Text weiter",
  "steps.sending_title": "Fast geschafft",
  "steps.sending_lead": "Wir schicken dir eine Mail, damit du deine Adresse bestätigen kannst.",
  "steps.sending_step1": "Wir schreiben deine Mail...",
  "steps.sending_step2": "Sie kommt in den Umschlag...",
  "steps.sending_step3": "Wir bringen sie zur Post...",
  "steps.sending_step4": "Unterwegs zu {{email}}...",
  "steps.done_title": "Schau in dein Postfach",
  "steps.done_lead": "Ein Tipp auf den Link darin, und du kannst auch schreiben.",
  "steps.done_sent": "Wir haben eine Mail an {{email}} geschickt.",
  "steps.done_spam": "Nichts da? Warte eine Minute und sieh dann im Spamordner nach.",
  "steps.done_spam_named":
    "Nichts da? Outlook und Hotmail legen erste Mails gern in den Ordner Junk-E-Mail. Sieh dort nach und markiere sie als erwünscht.",
  "steps.done_wrong": "Stimmt die Adresse nicht?",
  "steps.done_correct": "Berichtigen",
  "steps.done_action": "Jetzt umsehen",
  "steps.confirmed_title": "Alles fertig",
  "steps.confirmed_lead": "Deine Adresse ist bestätigt. Sieh dich um.",
} satisfies Translation<typeof en, "de">;
