import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.message_cost_one": "Een bericht kost {{count, number}} credit",
  "credits.message_cost_other": "Een bericht kost {{count, number}} credits",
  "credits.insufficient": "Je hebt niet genoeg credits voor dit bericht",
  "credits.balance_one": "Je hebt {{count, number}} credit.",
  "credits.balance_other": "Je hebt {{count, number}} credits.",
  "credits.get": "Credits kopen",
  "credits.free_reply": "Je eerste antwoord is gratis.",
  "credits.free_premium": "Gratis met je premium.",
  "credits.cap_reached":
    "Dat is meer dan de {{cap}} credits per dag die je zelf hebt ingesteld. In je account kun je je limiet aanpassen.",
} satisfies Translation<typeof en, "nl">;
