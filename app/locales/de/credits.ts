import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.message_cost_one": "Eine Nachricht kostet {{count, number}} Credit",
  "credits.message_cost_other": "Eine Nachricht kostet {{count, number}} Credits",
  "credits.insufficient": "Für diese Nachricht reichen deine Credits nicht",
  "credits.balance_one": "Du hast {{count, number}} Credit.",
  "credits.balance_other": "Du hast {{count, number}} Credits.",
  "credits.get": "Credits kaufen",
  "credits.free_reply": "Deine erste Antwort ist kostenlos.",
  "credits.free_premium": "Kostenlos mit deinem Premium.",
  "credits.cap_reached":
    "Das wären mehr als die {{cap}} Credits am Tag, die du dir gesetzt hast. Dein Limit kannst du im Konto ändern.",
} satisfies Translation<typeof en, "de">;
