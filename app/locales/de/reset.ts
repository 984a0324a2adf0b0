import type en from "../en/reset";
import type { Translation } from "../translation";

export default {
  "reset.title": "Passwort vergessen?",
  "reset.lead": "Kommt vor. Nenn uns deine Adresse, und wir schicken dir einen Link, mit dem du ein neues wählst.",
  "reset.submit": "Link anfordern",
  "reset.sent_title": "Schau in deine Mails",
  "reset.sent_text":
    "Wenn es ein Konto mit dieser Adresse gibt, ist eine Mail mit einem Link unterwegs. Der Link gilt eine Stunde. Nichts da? Schau auch in den Spam-Ordner.",
  "reset.too_many":
    "Du hast das in einer halben Stunde fünfmal angefordert. Schau mal in den Spam-Ordner; in {{minutes}} Min. kannst du es wieder anfordern.",
  "reset.new_title": "Wähl ein neues Passwort",
  "reset.new_lead": "Danach bist du überall ausgeloggt, und nur noch das neue zählt.",
  "reset.new_password": "Neues Passwort",
  "reset.save": "Passwort speichern",
  "reset.done_title": "Dein neues Passwort gilt",
  "reset.done_text": "Du bist überall ausgeloggt. Logg dich mit deinem neuen Passwort ein.",
  "reset.spent_text":
    "Er wurde schon benutzt oder ist älter als eine Stunde. Fordere einen neuen an, das geht schnell.",
  "reset.spent_action": "Neuen Link anfordern",
} satisfies Translation<typeof en, "de">;
