import type { LanguageFacts } from "../language";

declare module "../translation" {
  interface PluralForms {
    nl: "one" | "other";
  }
}

export default {
  regions: ["NL", "BE"],
  legal: {
    // BW, art. 6:230v(3)
    order: "Bestelling met betalingsverplichting",
    withdraw: "Hier de overeenkomst herroepen",
    confirmWithdrawal: "Herroeping bevestigen",
    cancel: "Hier overeenkomsten opzeggen",
    confirmCancellation: "Nu opzeggen",
  },
  quotes: "‘’",
  sameAsEnglish: [
    "Matches",
    "Menu",
    "E-mail",
    "e-mail",
    "Manager",
    "Moderator",
    "Auditor",
    "Online",
    "Filters",
    "Privacy",
    "Blond",
    "Films",
    "Series",
    "Credits",
    "Details",
    "Extra",
    "{{count, number}} credit",
    "{{count, number}} credits",
  ],
} satisfies LanguageFacts;
