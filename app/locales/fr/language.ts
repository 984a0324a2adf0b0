import type { LanguageFacts } from "../language";

declare module "../translation" {
  interface PluralForms {
    fr: "one" | "many" | "other";
  }
}

export default {
  regions: ["FR", "BE", "CH", "CA"],
  legal: {
    // Code de la consommation, art. L221-14
    order: "Commande avec obligation de paiement",
    withdraw: "Renoncer au contrat ici",
    confirmWithdrawal: "Confirmer la rétractation",
    cancel: "Résilier votre contrat",
    confirmCancellation: "Résilier maintenant",
  },
  quotes: "«»",
  sameAsEnglish: [
    "Action",
    "Actions",
    "Menu",
    "Message",
    "Notifications",
    "Pages",
    "Photos",
    "Photo",
    "Photo {{n}}",
    "E-mail",
    "e-mail",
    "Note",
    "session",
  ],
} satisfies LanguageFacts;
