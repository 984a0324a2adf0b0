import type en from "../en/mail_change";
import type { Translation } from "../translation";

export default {
  "mail_change.done_title": "Il nuovo indirizzo è attivo",
  "mail_change.done_text": "Da adesso lo usi per accedere, e le nostre mail arrivano lì.",
  "mail_change.error_text":
    "È già stato usato, oppure è scaduto. Il tuo indirizzo resta com’era; puoi chiedere di nuovo il cambio.",
  "mail_change.confirm_title": "Il tuo nuovo indirizzo e-mail",
  "mail_change.confirm_text": "Premi il pulsante: da quel momento lo usi per accedere, e le nostre mail arrivano lì.",
  "mail_change.confirm_action": "Usa questo indirizzo",
} satisfies Translation<typeof en, "it">;
