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
  "mail_change.keep_title": "Tieni il tuo indirizzo e-mail",
  "mail_change.keep_text":
    "Al nostro servizio clienti è stato chiesto di sostituire il tuo indirizzo e-mail con un altro. Premi il pulsante e tutto resta com’è.",
  "mail_change.keep_action": "Tieni il mio indirizzo",
  "mail_change.kept_title": "Il tuo indirizzo resta",
  "mail_change.kept_text":
    "Non è cambiato nulla. Non l’hai chiesto tu? Allora per sicurezza scegli una nuova password.",
  "mail_change.kept_action": "Cambia la password",
  "mail_change.keep_error":
    "È già stato usato, oppure è scaduto. Il tuo indirizzo è cambiato senza che tu l’abbia chiesto? Allora scrivici subito.",
  "mail_change.keep_error_action": "Scrivici",
} satisfies Translation<typeof en, "it">;
