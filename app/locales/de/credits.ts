import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.balance_one": "Du hast {{count, number}} Credit",
  "credits.balance_other": "Du hast {{count, number}} Credits",
  "credits.message_cost_one": "Eine Nachricht kostet {{count, number}} Credit",
  "credits.message_cost_other": "Eine Nachricht kostet {{count, number}} Credits",
  "credits.free": "Kostenlos",
  "credits.insufficient": "Dafür hast du nicht genug Credits.",
} satisfies Translation<typeof en, "de">;
