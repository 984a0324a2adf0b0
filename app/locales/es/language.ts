import type { LanguageFacts } from "../language";

declare module "../translation" {
  interface PluralForms {
    es: "one" | "many" | "other";
  }
}

export default {
  regions: ["ES", "MX", "AR", "CL", "CO", "PE", "US"],
  legal: {
    // LGDCU, art. 98(2)
    order: "Pedido con obligación de pago",
    withdraw: "Desistir del contrato aquí",
    confirmWithdrawal: "Confirmar desistimiento",
    cancel: "Cancelar contratos aquí",
    confirmCancellation: "Cancelar ahora",
  },
  quotes: "«»",
  sameAsEnglish: ["No", "Roles", "Error"],
} satisfies LanguageFacts;
