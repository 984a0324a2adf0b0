import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.message_cost_one": "Un mensaje cuesta {{count, number}} crédito",
  "credits.message_cost_many": "Un mensaje cuesta {{count, number}} de créditos",
  "credits.message_cost_other": "Un mensaje cuesta {{count, number}} créditos",
  "credits.insufficient": "No tienes créditos suficientes para este mensaje",
  "credits.balance_one": "Tienes {{count, number}} crédito.",
  "credits.balance_many": "Tienes {{count, number}} de créditos.",
  "credits.balance_other": "Tienes {{count, number}} créditos.",
  "credits.get": "Comprar créditos",
  "credits.free_reply": "Tu primera respuesta es gratis.",
  "credits.free_premium": "Gratis con tu Premium.",
  "credits.cap_reached":
    "Superarías los {{cap}} créditos al día que te has puesto como límite. Puedes cambiarlo en tu cuenta.",
} satisfies Translation<typeof en, "es">;
