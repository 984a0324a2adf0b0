import type en from "../en/mail_change";
import type { Translation } from "../translation";

export default {
  "mail_change.done_title": "Je nieuwe adres is ingesteld",
  "mail_change.done_text": "Vanaf nu log je ermee in en gaan onze mails daarheen.",
  "mail_change.error_text":
    "Hij is al gebruikt of verlopen. Je adres blijft zoals het was; je kunt de wijziging opnieuw aanvragen.",
  "mail_change.confirm_title": "Je nieuwe e-mailadres",
  "mail_change.confirm_text": "Druk op de knop, dan log je er voortaan mee in en gaan onze mails daarheen.",
  "mail_change.confirm_action": "Gebruik dit adres",
} satisfies Translation<typeof en, "nl">;
