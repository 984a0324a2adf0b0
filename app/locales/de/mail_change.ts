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
} satisfies Translation<typeof en, "de">;
