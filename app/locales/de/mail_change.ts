import type en from "../en/mail_change";
import type { Translation } from "../translation";

export default {
  "mail_change.done_title": "Deine neue Adresse gilt",
  "mail_change.done_text": "Ab jetzt loggst du dich damit ein, und unsere Mails gehen dorthin.",
  "mail_change.error_text":
    "Er wurde schon benutzt oder ist abgelaufen. Deine Adresse bleibt, wie sie war; du kannst die Änderung noch einmal anfordern.",
  "mail_change.confirm_title": "Deine neue E-Mail-Adresse",
  "mail_change.confirm_text":
    "Drück auf den Knopf, dann loggst du dich künftig damit ein, und unsere Mails gehen dorthin.",
  "mail_change.confirm_action": "Diese Adresse verwenden",
  "mail_change.keep_title": "Deine E-Mail-Adresse behalten",
  "mail_change.keep_text":
    "Unser Support wurde gebeten, deine E-Mail-Adresse durch eine andere zu ersetzen. Drück auf den Knopf, dann bleibt alles, wie es ist.",
  "mail_change.keep_action": "Meine Adresse behalten",
  "mail_change.kept_title": "Deine Adresse bleibt",
  "mail_change.kept_text":
    "Es wurde nichts geändert. Du hattest nicht darum gebeten? Dann wähl zur Sicherheit ein neues Passwort.",
  "mail_change.kept_action": "Passwort ändern",
  "mail_change.keep_error":
    "Er wurde schon benutzt oder ist abgelaufen. Deine Adresse wurde geändert, ohne dass du darum gebeten hast? Dann schreib uns sofort.",
  "mail_change.keep_error_action": "Schreib uns",
} satisfies Translation<typeof en, "de">;
