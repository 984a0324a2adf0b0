import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.balance_one": "Masz {{count, number}} kredyt",
  "credits.balance_few": "Masz {{count, number}} kredyty",
  "credits.balance_many": "Masz {{count, number}} kredytów",
  "credits.balance_other": "Masz {{count, number}} kredytu",
  "credits.message_cost_one": "Wiadomość kosztuje {{count, number}} kredyt",
  "credits.message_cost_few": "Wiadomość kosztuje {{count, number}} kredyty",
  "credits.message_cost_many": "Wiadomość kosztuje {{count, number}} kredytów",
  "credits.message_cost_other": "Wiadomość kosztuje {{count, number}} kredytu",
  "credits.free": "Za darmo",
  "credits.insufficient": "Masz za mało kredytów, żeby to zrobić.",
} satisfies Translation<typeof en, "pl">;
