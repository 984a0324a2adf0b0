import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "account.logged_out": "Du bist ausgeloggt. Bis bald.",
  "account.deleted_title": "Dein Konto ist gelöscht",
  "account.deleted_text":
    "Dein Profil ist nicht mehr zu sehen, und mit ihm ist verschwunden, was du geschrieben hast. Doch anders überlegt? Logg dich in den nächsten Tagen ein, und du kannst alles zurückhaben. Bis wann, steht in unserer Mail an dich.",
  "account.deleted_action": "Zur Startseite",

  "account.link_spent": "Dieser Link funktioniert nicht mehr",
  "account.resend": "Mail noch einmal schicken",
  "account.wrong_address": "Falsche Adresse?",
  "account.resend_too_many":
    "Wir haben dir in einer halben Stunde fünf Mails geschickt. Schau mal in den Spam-Ordner; in {{minutes}} Min. kannst du noch eine anfordern.",

  "account.not_confirmed": "Bestätige zuerst deine E-Mail-Adresse",
  "account.terms_changed": "Stimme zuerst in deinem Konto unseren geänderten Bedingungen zu",

  "account.no_member": "Dieses Mitglied gibt es nicht, oder das Konto ist geschlossen",
  "account.reason_missing": "Sag, warum: Der Grund wird dazu festgehalten",
  "account.rule_missing": "Nenn die Regel, gegen die verstoßen wurde",
  "account.address_taken": "Diese Adresse gehört zu einem anderen Konto",
  "account.confirmed": "Diese Adresse ist schon bestätigt",
  "account.note_empty": "Eine Notiz braucht einen Text",
  "account.note_too_long": "Eine Notiz hat höchstens {{max}} Zeichen",
} satisfies Translation<typeof en, "de">;
