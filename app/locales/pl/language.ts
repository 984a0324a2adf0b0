import type { LanguageFacts } from "../language";

declare module "../translation" {
  interface PluralForms {
    pl: "one" | "few" | "many" | "other";
  }
}

export default {
  regions: ["PL"],
  legal: {
    // ustawa o prawach konsumenta, art. 17(3)
    order: "Zamówienie z obowiązkiem zapłaty",
    withdraw: "Odstąp od umowy tutaj",
    confirmWithdrawal: "Potwierdź odstąpienie od umowy",
    cancel: "Wypowiedz umowę tutaj",
    confirmCancellation: "Wypowiedz teraz",
  },
  quotes: "„”",
  sameAsEnglish: ["Menu", "Moderator", "Online", "Region", "VAT {{rate}}%", "E-mail", "e-mail"],
} satisfies LanguageFacts;
