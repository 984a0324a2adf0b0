import type { LanguageFacts } from "../language";

declare module "../translation" {
  interface PluralForms {
    de: "one" | "other";
  }
}

export default {
  regions: ["DE", "AT", "CH"],
  legal: {
    // BGB, § 312j(3)
    order: "Zahlungspflichtig bestellen",
    withdraw: "Vertrag widerrufen",
    confirmWithdrawal: "Widerruf bestätigen",
    cancel: "Verträge hier kündigen",
    confirmCancellation: "Jetzt kündigen",
  },
  quotes: "„“",
  sameAsEnglish: ["Matches", "Name", "Owner", "Online", "Region", "Details", "Blond", "Single", "Credits"],
} satisfies LanguageFacts;
