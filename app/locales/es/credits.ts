import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.balance_one": "Tienes {{count, number}} crédito",
  "credits.balance_many": "Tienes {{count, number}} de créditos",
  "credits.balance_other": "Tienes {{count, number}} créditos",
  "credits.message_cost_one": "Un mensaje cuesta {{count, number}} crédito",
  "credits.message_cost_many": "Un mensaje cuesta {{count, number}} de créditos",
  "credits.message_cost_other": "Un mensaje cuesta {{count, number}} créditos",
  "credits.free": "Gratis",
  "credits.insufficient": "No tienes suficientes créditos para esto.",
} satisfies Translation<typeof en, "es">;
