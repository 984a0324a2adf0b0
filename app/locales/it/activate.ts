import type en from "../en/activate";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Il tuo indirizzo è confermato",
  "activate.done_text": "Grazie. Da adesso puoi anche scrivere agli altri.",
  "activate.done_action": "Dai un’occhiata in giro",
  "activate.finish_action": "Completa il mio profilo",
  "activate.error_text":
    "È già stato usato, oppure è scaduto. Se hai già confermato il tuo indirizzo, va tutto bene. Altrimenti fatti mandare un’altra mail.",
  "activate.error_action": "Vai al mio indirizzo e-mail",
  "activate.confirm_title": "Ancora un tocco",
  "activate.confirm_text": "Premi il pulsante, e il tuo indirizzo e-mail è confermato.",
  "activate.confirm_action": "Conferma il mio indirizzo",
} satisfies Translation<typeof en, "it">;
