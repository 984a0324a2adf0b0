import type { Language } from "~/app/locales/names";

/** Words that the law fixes, letter for letter. They stand in no catalogue, so that no tenant's own words replace them. */
export interface LegalLabels {
  /**
   * On the button that pays, and nothing else (CRD art. 8(2); C-249/21). en CCR 2013 reg. 14(4), nl BW 6:230v(3), de BGB
   * § 312j(3), it Codice del consumo art. 51(2), fr Code de la consommation L221-14, es LGDCU art. 98(2), pl ustawa o
   * prawach konsumenta art. 17(3).
   */
  order: string;
  /** Opens the function to withdraw from a contract, and confirms it (CRD art. 11a). */
  withdraw: string;
  confirmWithdrawal: string;
  /** Opens the page that cancels a contract that goes on, and cancels it (BGB § 312k; translations elsewhere). */
  cancel: string;
  confirmCancellation: string;
}

export const LEGAL_LABELS: Readonly<Record<Language, LegalLabels>> = {
  en: {
    order: "Order with obligation to pay",
    withdraw: "Withdraw from contract here",
    confirmWithdrawal: "Confirm withdrawal",
    cancel: "Cancel contracts here",
    confirmCancellation: "Cancel now",
  },
  nl: {
    order: "Bestelling met betalingsverplichting",
    withdraw: "Hier de overeenkomst herroepen",
    confirmWithdrawal: "Herroeping bevestigen",
    cancel: "Hier overeenkomsten opzeggen",
    confirmCancellation: "Nu opzeggen",
  },
  de: {
    order: "Zahlungspflichtig bestellen",
    withdraw: "Vertrag widerrufen",
    confirmWithdrawal: "Widerruf bestätigen",
    cancel: "Verträge hier kündigen",
    confirmCancellation: "Jetzt kündigen",
  },
  it: {
    order: "Ordine con obbligo di pagare",
    withdraw: "Recedere dal contratto qui",
    confirmWithdrawal: "Conferma recesso",
    cancel: "Disdire qui i contratti",
    confirmCancellation: "Disdire ora",
  },
  fr: {
    order: "Commande avec obligation de paiement",
    withdraw: "Renoncer au contrat ici",
    confirmWithdrawal: "Confirmer la rétractation",
    cancel: "Résilier votre contrat",
    confirmCancellation: "Résilier maintenant",
  },
  es: {
    order: "Pedido con obligación de pago",
    withdraw: "Desistir del contrato aquí",
    confirmWithdrawal: "Confirmar desistimiento",
    cancel: "Cancelar contratos aquí",
    confirmCancellation: "Cancelar ahora",
  },
  pl: {
    order: "Zamówienie z obowiązkiem zapłaty",
    withdraw: "Odstąp od umowy tutaj",
    confirmWithdrawal: "Potwierdź odstąpienie od umowy",
    cancel: "Wypowiedz umowę tutaj",
    confirmCancellation: "Wypowiedz teraz",
  },
};
