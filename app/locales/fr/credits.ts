import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.message_cost_one": "Un message coûte {{count, number}} crédit",
  "credits.message_cost_many": "Un message coûte {{count, number}} de crédits",
  "credits.message_cost_other": "Un message coûte {{count, number}} crédits",
  "credits.insufficient": "Tu n’as pas assez de crédits pour ce message",
  "credits.balance_one": "Tu as {{count, number}} crédit.",
  "credits.balance_many": "Tu as {{count, number}} de crédits.",
  "credits.balance_other": "Tu as {{count, number}} crédits.",
  "credits.get": "Acheter des crédits",
  "credits.free_reply": "Ta première réponse est gratuite.",
  "credits.free_premium": "Gratuit avec ton Premium.",
  "credits.cap_reached":
    "Cela dépasserait les {{cap}} crédits par jour que tu t’es fixés. Tu peux changer ta limite dans ton compte.",
} satisfies Translation<typeof en, "fr">;
