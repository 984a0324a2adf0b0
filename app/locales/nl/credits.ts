import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.balance_one": "Je hebt {{count, number}} credit",
  "credits.balance_other": "Je hebt {{count, number}} credits",
  "credits.message_cost_one": "Een bericht kost {{count, number}} credit",
  "credits.message_cost_other": "Een bericht kost {{count, number}} credits",
  "credits.free": "Gratis",
  "credits.insufficient": "Je hebt hier niet genoeg credits voor.",
} satisfies Translation<typeof en, "nl">;
