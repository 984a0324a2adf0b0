import type en from "../en/signup";
import type { Translation } from "../translation";

export default {
  "signup.title": "Komm zu {{brand}}",
  "signup.lead": "E-Mail-Adresse, Name, Passwort. Der Rest hat Zeit.",
  "signup.description":
    "Registrier dich mit E-Mail-Adresse, Name und Passwort. Das dauert eine Minute; Fotos und der Rest deines Profils haben Zeit.",
  "signup.chosen_before":
    "Was du gewählt hast, bleibt erhalten und kommt in dein Profil. Dort kannst du es jederzeit ändern.",
  "signup.email": "E-Mail-Adresse",
  "signup.email_hint": "Die sieht sonst niemand.",
  "signup.email_checking": "Wir prüfen die Adresse …",
  "signup.email_ok": "Diese Adresse passt.",
  "signup.did_you_mean": "Meintest du {{email}}?",
  "signup.name": "Name",
  "signup.name_hint": "So sehen dich die anderen. Ein Vorname oder Spitzname reicht.",
  "signup.password": "Passwort",
  "signup.password_hint": "Ein paar Wörter hintereinander merkst du dir leicht, und erraten lassen sie sich schwer.",
  "signup.date_of_birth": "Geburtsdatum",
  "signup.date_of_birth_hint": "Du musst mindestens {{min_age}} sein. Andere sehen dein Alter, nie das Datum.",
  "signup.day": "Tag",
  "signup.month": "Monat",
  "signup.months": "Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember",
  "signup.year": "Jahr",
  "signup.consent_terms": "Ich stimme den Nutzungsbedingungen zu und habe die Datenschutzerklärung gelesen.",
  "signup.terms_link": "Nutzungsbedingungen lesen",
  "signup.privacy_link": "Datenschutzerklärung lesen",
  "signup.consent_sensitive_data":
    "Ein Datingprofil verrät Privates über mich, zum Beispiel zu wem ich mich hingezogen fühle und was ich mag. Ich willige ein, dass {{brand}} das, was ich von mir erzähle, nutzt, um mein Profil anderen zu zeigen und Menschen für mich zu finden. Das kann ich jederzeit widerrufen.",
  "signup.submit": "Konto erstellen",
  "signup.submitting": "Einen Moment …",
  "signup.have_account": "Schon dabei?",
  "signup.to_login": "Einloggen",
  "signup.to_service": "Kundenservice",
  "signup.free": "Mitmachen kostet nichts.",
  "signup.invite_only_title": "Nur mit Einladung",
  "signup.invite_only_text":
    "{{brand}} nimmt im Moment keine neuen Mitglieder auf. Wenn du ein Konto hast, kannst du dich einloggen.",
  "signup.existing_account_not_confirmed":
    "Zu dieser Adresse gibt es schon ein Konto, sie muss nur noch bestätigt werden. Logg dich ein, dann geht es weiter.",
  "signup.password_weak": "Leicht zu erraten",
  "signup.password_fair": "Das geht",
  "signup.password_good": "Ein gutes Passwort",

  "signup.closed": "Im Moment gibt es keine neuen Konten",
  "signup.bad_token": "Die Adresse wurde nicht geprüft, oder es ist zu lange her. Versuch es noch einmal.",
  "signup.bad_csrf": "Die Antwort deines Browsers passte nicht. Lade die Seite neu und versuch es noch einmal.",
  "signup.consent_required": "Für ein Profil brauchen wir deine beiden Einwilligungen",
  "signup.invalid_email": "Das ist keine gültige E-Mail-Adresse",
  "signup.existing_account_active": "Mit dieser Adresse gibt es schon ein Konto. Du kannst dich einloggen.",
  "signup.deleted_account_exists":
    "Ein Konto mit dieser Adresse wurde gelöscht. Der Kundenservice kann dir weiterhelfen.",
  "signup.too_many":
    "Von deinem Anschluss aus haben sich in fünf Minuten zu viele registriert. In {{minutes}} Min. kannst du es wieder versuchen.",
  "signup.name_contact": "Ein Name darf keine Telefonnummer und keine Adresse enthalten: Alle würden sie sehen",
  "signup.name_starts_with_at": "Ein Name kann nicht mit @ anfangen",
  "signup.name_equal_to_email": "Nimm einen anderen Namen als deine E-Mail-Adresse, damit sie sonst niemand sieht",
  "signup.password_common": "Dieses Passwort benutzen viele, deshalb wird es zuerst erraten. Nimm ein anderes.",
  "signup.age_closed":
    "Mit diesem Browser kannst du dich heute nicht registrieren. Diese Seite ist für Menschen ab 18.",
  "signup.came_for": "Du bist wegen {{name}} hier",
} satisfies Translation<typeof en, "de">;
