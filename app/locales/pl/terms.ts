import type en from "../en/terms";
import type { Translation } from "../translation";

export default {
  "terms.title": "Nasz regulamin się zmienił",
  "terms.lead": "Twoja zgoda dotyczy starszej wersji. Oto co się zmieniło.",
  "terms.since": "Od {{date}}",
  "terms.read": "Przeczytaj cały regulamin",
  "terms.agree": "Zgadzam się",
  "terms.refuse_title": "Wolisz nie?",
  "terms.refuse_text":
    "Pobierz więc swoje dane i usuń konto. Jeśli możesz jeszcze odstąpić od zakupu, zrób to na stronie rachunku.",
  "terms.export": "Pobierz moje dane",
  "terms.delete": "Usuń moje konto",
  "terms.agreed": "Twoje zgody",
  "terms.agreed_row": "Regulamin i polityka prywatności z tamtej chwili",
  "terms.agreed_text": "Nasz regulamin i nasza polityka prywatności w brzmieniu z chwili, gdy je zaakceptowano.",
  "terms.agreed_on": "Zgoda z dnia {{date}}",
  "terms.agreed_terms": "Przeczytaj regulamin z tamtej chwili",
  "terms.agreed_privacy": "Przeczytaj politykę prywatności z tamtej chwili",
  "terms.agreed_nothing": "Przy twoim koncie nic tu nie zapisano.",
} satisfies Translation<typeof en, "pl">;
