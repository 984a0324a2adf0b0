import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.message_cost_one": "Un messaggio costa {{count, number}} credito",
  "credits.message_cost_many": "Un messaggio costa {{count, number}} di crediti",
  "credits.message_cost_other": "Un messaggio costa {{count, number}} crediti",
  "credits.insufficient": "Non hai abbastanza crediti per questo messaggio",
  "credits.balance_one": "Hai {{count, number}} credito.",
  "credits.balance_many": "Hai {{count, number}} di crediti.",
  "credits.balance_other": "Hai {{count, number}} crediti.",
  "credits.get": "Compra crediti",
  "credits.free_reply": "La tua prima risposta è gratis.",
  "credits.free_premium": "Gratis con il tuo Premium.",
  "credits.cap_reached":
    "Supererebbe i {{cap}} crediti al giorno che hai scelto come limite. Puoi cambiarlo nel tuo account.",
} satisfies Translation<typeof en, "it">;
