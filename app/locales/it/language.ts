import type { LanguageFacts } from "../language";

declare module "../translation" {
  interface PluralForms {
    it: "one" | "many" | "other";
  }
}

export default {
  regions: ["IT", "CH"],
  legal: {
    // Codice del consumo, art. 51(2)
    order: "Ordine con obbligo di pagare",
    withdraw: "Recedere dal contratto qui",
    confirmWithdrawal: "Conferma recesso",
    cancel: "Disdire qui i contratti",
    confirmCancellation: "Disdire ora",
  },
  quotes: "«»",
  sameAsEnglish: ["Menu", "Online", "No", "Privacy", "Single", "Password", "Wow", "E-mail", "e-mail"],
} satisfies LanguageFacts;
