import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.balance_one": "Tu as {{count, number}} crédit",
  "credits.balance_many": "Tu as {{count, number}} de crédits",
  "credits.balance_other": "Tu as {{count, number}} crédits",
  "credits.message_cost_one": "Un message coûte {{count, number}} crédit",
  "credits.message_cost_many": "Un message coûte {{count, number}} de crédits",
  "credits.message_cost_other": "Un message coûte {{count, number}} crédits",
  "credits.free": "Gratuit",
  "credits.insufficient": "Tu n’as pas assez de crédits pour cela.",
} satisfies Translation<typeof en, "fr">;
