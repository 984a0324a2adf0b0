import type en from "../en/credits";
import type { Translation } from "../translation";

export default {
  "credits.message_cost_one": "Wiadomość kosztuje {{count, number}} kredyt",
  "credits.message_cost_few": "Wiadomość kosztuje {{count, number}} kredyty",
  "credits.message_cost_many": "Wiadomość kosztuje {{count, number}} kredytów",
  "credits.message_cost_other": "Wiadomość kosztuje {{count, number}} kredytu",
  "credits.insufficient": "Masz za mało kredytów na tę wiadomość",
  "credits.balance_one": "Masz {{count, number}} kredyt.",
  "credits.balance_few": "Masz {{count, number}} kredyty.",
  "credits.balance_many": "Masz {{count, number}} kredytów.",
  "credits.balance_other": "Masz {{count, number}} kredytu.",
  "credits.get": "Kup kredyty",
  "credits.free_reply": "Twoja pierwsza odpowiedź jest za darmo.",
  "credits.free_premium": "Za darmo z twoim Premium.",
  "credits.cap_reached": "To więcej niż twój dzienny limit kredytów ({{cap}}). Limit zmienisz na swoim koncie.",
} satisfies Translation<typeof en, "pl">;
