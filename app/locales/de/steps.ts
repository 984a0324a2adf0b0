import type en from "../en/steps";
import type { Translation } from "../translation";

export default {
  "signup.step_of": "Schritt {{step}} von {{steps}}",
  "signup.existing_account_not_confirmed":
    "Zu dieser Adresse gibt es schon ein Konto, sie muss nur noch bestätigt werden. Logg dich ein, dann geht es weiter.",
  "signup.password_weak": "Leicht zu erraten",
  "signup.password_fair": "Das geht",
  "signup.password_good": "Ein gutes Passwort",
  "signup.push_title": "Sollen wir dir Bescheid geben?",
  "signup.push_lead":
    "Eine kurze Nachricht auf diesem Gerät, wenn dir jemand schreibt oder dich mag. Abschalten kannst du das jederzeit.",
  "signup.push_accept": "Ja, sagt mir Bescheid",
  "signup.push_decline": "Jetzt nicht",
  "signup.photos_title": "Zeig dich",
  "signup.photos_lead": "Die meisten sehen gern, wem sie schreiben. Such ein paar Fotos aus oder hol es später nach.",
  "signup.photos_save": "Fotos speichern",
  "signup.photos_skip": "Ohne Foto weiter",
  "signup.location_title": "Wo wohnst du?",
  "signup.location_lead":
    "So findest du Leute in deiner Nähe. Andere sehen höchstens deinen Ort, nie, wo du gerade bist.",
  "signup.location_asking_title": "Sollen wir für dich nachsehen?",
  "signup.location_asking_text":
    "Dein Browser fragt gleich, ob wir wissen dürfen, wo du bist. Wir suchen nur den nächsten Ort heraus, behalten sonst nichts und sagen es niemandem. Du kannst auch Nein sagen.",
  "signup.location_found_title": "Wir haben schon etwas eingetragen",
  "signup.location_found_text": "Das ist der nächste Ort, den wir kennen. Ändere ihn, wenn er nicht stimmt.",
  "signup.location_failed_title": "Dann bist du dran",
  "signup.location_failed_text": "Wir konnten nichts für dich eintragen. Wähl es einfach selbst aus.",
  "signup.location_regions": "Regionen anzeigen",
  "signup.location_save": "Wohnort speichern",
  "signup.location_skip": "Ohne Wohnort weiter",
  "signup.personal_title": "Ein wenig über dich",
  "signup.personal_lead": "Sag, was du magst, und lass den Rest weg. Ändern kannst du alles später.",
  "signup.birth_date_known":
    "Das hast du bei der Anmeldung angegeben. Hast du dich vertan, kannst du es hier berichtigen.",
  "signup.personal_skip": "Ohne diese Angaben weiter",
  "signup.about_title": "In deinen Worten",
  "signup.about_lead": "Ein paar ehrliche Zeilen, und schon gibt es etwas, worauf man antworten kann.",
  "signup.about_skip": "Ohne Text weiter",
  "signup.sending_title": "Fast geschafft",
  "signup.sending_lead": "Wir schicken dir eine Mail, damit du deine Adresse bestätigen kannst.",
  "signup.sending_step1": "Wir schreiben deine Mail...",
  "signup.sending_step2": "Sie kommt in den Umschlag...",
  "signup.sending_step3": "Wir bringen sie zur Post...",
  "signup.sending_step4": "Unterwegs zu {{email}}...",
  "signup.done_title": "Schau in dein Postfach",
  "signup.done_lead": "Ein Tipp auf den Link darin, und du kannst auch schreiben.",
  "signup.done_sent": "Wir haben eine Mail an {{email}} geschickt.",
  "signup.done_spam": "Nichts da? Warte eine Minute und sieh dann im Spamordner nach.",
  "signup.done_spam_named":
    "Nichts da? Outlook und Hotmail legen erste Mails gern in den Ordner Junk-E-Mail. Sieh dort nach und markiere sie als erwünscht.",
  "signup.done_wrong": "Stimmt die Adresse nicht?",
  "signup.done_correct": "Berichtigen",
  "signup.done_action": "Jetzt umsehen",
  "signup.confirmed_title": "Alles fertig",
  "signup.confirmed_lead": "Deine Adresse ist bestätigt. Sieh dich um.",
} satisfies Translation<typeof en, "de">;
