import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Deine Adresse ist bestätigt",
  "activate.done_text": "Danke dir. Ab jetzt kannst du auch anderen schreiben.",
  "activate.done_action": "Schau dich um",
  "activate.finish_action": "Profil fertig ausfüllen",
  "activate.error_text":
    "Er wurde schon benutzt oder ist zu alt. Wenn du deine Adresse schon bestätigt hast, ist alles gut. Wenn nicht, lass dir die Mail noch einmal schicken.",
  "activate.error_action": "Zu meiner E-Mail-Adresse",

  "account.link_spent": "Dieser Link funktioniert nicht mehr",
  "account.resend": "Mail noch einmal schicken",
  "account.wrong_address": "Falsche Adresse?",
  "account.resend_too_many":
    "Wir haben dir in einer halben Stunde fünf Mails geschickt. Schau mal in den Spam-Ordner; in {{minutes}} Min. kannst du es wieder anfordern.",

  "reset.title": "Passwort vergessen?",
  "reset.lead": "Kommt vor. Nenn uns deine Adresse, und wir schicken dir einen Link, mit dem du ein neues wählst.",
  "reset.submit": "Schickt mir den Link",
  "reset.sent_title": "Schau in deine Mails",
  "reset.sent_text":
    "Wenn es ein Konto mit dieser Adresse gibt, ist eine Mail mit einem Link unterwegs. Der Link gilt eine Stunde. Nichts da? Schau auch in den Spam-Ordner.",
  "reset.too_many":
    "Du hast das in einer halben Stunde fünfmal angefordert. Schau mal in den Spam-Ordner; in {{minutes}} Min. kannst du es wieder anfordern.",
  "reset.new_title": "Wähle ein neues Passwort",
  "reset.new_lead": "Danach bist du überall ausgeloggt, und nur noch das neue zählt.",
  "reset.new_password": "Neues Passwort",
  "reset.save": "Passwort speichern",
  "reset.done_title": "Dein neues Passwort gilt",
  "reset.done_text": "Du bist überall ausgeloggt. Logg dich mit deinem neuen Passwort ein.",
  "reset.spent_text":
    "Er wurde schon benutzt oder ist älter als eine Stunde. Fordere einen neuen an, das geht schnell.",
  "reset.spent_action": "Neuen Link anfordern",

  "notifications.lead": "Wie wir dich erreichen, und womit.",
  "notifications.email_title": "Deine E-Mail-Adresse",
  "notifications.email_confirmed": "Wir schreiben an {{email}}. Diese Adresse ist bestätigt.",
  "notifications.email_unconfirmed":
    "Wir haben eine Mail an {{email}} geschickt. Tippe auf den Link darin, um die Adresse zu bestätigen. Nichts da? Schau auch in den Spam-Ordner.",
  "notifications.resent": "Die Mail an {{email}} ist unterwegs.",
  "notifications.change_title": "Stimmt sie nicht, oder hast du eine neue?",
  "notifications.new_email": "Neue E-Mail-Adresse",
  "notifications.password": "Dein Passwort",
  "notifications.password_hint": "Damit nur du die Adresse ändern kannst.",
  "notifications.change": "Adresse ändern",
  "notifications.change_sent":
    "Eine Mail an die neue Adresse ist unterwegs. Tippe auf den Link darin, dann ist die Änderung gemacht. Bis dahin bleibt alles, wie es ist.",
  "notifications.change_too_many":
    "Du hast das in einer halben Stunde fünfmal angefordert. In {{minutes}} Min. geht es wieder.",
  "notifications.same_address": "Das ist schon deine Adresse",
  "notifications.wrong_password": "Das ist nicht dein Passwort",
  "notifications.preferences_title": "Worüber dürfen wir dir Bescheid geben?",
  "notifications.mail_only":
    "Per Mail schreiben wir nur zu deinem Konto selbst: wenn du eine Adresse bestätigst, ein Passwort wählst und dergleichen. Abzubestellen gibt es also nichts.",
  "notifications.push_messages": "Eine Push-Nachricht, wenn mir jemand schreibt",
  "notifications.push_likes": "Eine Push-Nachricht, wenn mich jemand mag",
  "notifications.saved": "Gespeichert.",

  "mail_change.done_title": "Deine neue Adresse gilt",
  "mail_change.done_text": "Ab jetzt loggst du dich damit ein, und unsere Mails gehen dorthin.",
  "mail_change.error_text":
    "Er wurde schon benutzt oder ist zu alt. Deine Adresse bleibt, wie sie war; du kannst die Änderung noch einmal anfordern.",
} satisfies Translation<typeof en, "de">;
