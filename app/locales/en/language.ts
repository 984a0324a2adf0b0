import type { LanguageFacts } from "../language";

declare module "../translation" {
  interface PluralForms {
    en: "one" | "other";
  }
}

export default {
  regions: ["US", "GB", "IE", "CA", "AU", "NZ", "ZA", "IN"],
  legal: {
    // CCR 2013, reg. 14(4)
    order: "Order with obligation to pay",
    withdraw: "Withdraw from contract here",
    confirmWithdrawal: "Confirm withdrawal",
    cancel: "Cancel contracts here",
    confirmCancellation: "Cancel now",
  },
  quotes: "“”",
  sameAsEnglish: [],
} satisfies LanguageFacts;
