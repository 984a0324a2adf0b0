import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.balance_one": "Hai {{count, number}} credito",
  "credits.balance_many": "Hai {{count, number}} di crediti",
  "credits.balance_other": "Hai {{count, number}} crediti",
  "credits.message_cost_one": "Un messaggio costa {{count, number}} credito",
  "credits.message_cost_many": "Un messaggio costa {{count, number}} di crediti",
  "credits.message_cost_other": "Un messaggio costa {{count, number}} crediti",
  "credits.free": "Gratis",
  "credits.insufficient": "Non hai abbastanza crediti per questo.",
} satisfies Translation<typeof en, "it">;
