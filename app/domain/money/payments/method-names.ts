import type { MessageKey, Words } from "~/app/locales";

/** Names that the schemes require literally, by Mollie's and Verotel's method names in lower case. */
const MARKS = new Map(
  Object.entries({
    applepay: "Apple Pay",
    bancontact: "Bancontact",
    belfius: "Belfius",
    blik: "BLIK",
    eps: "eps",
    googlepay: "Google Pay",
    // The required name since 2026-03-31, until Wero replaces iDEAL.
    ideal: "iDEAL | Wero",
    kbc: "KBC/CBC",
    klarna: "Klarna",
    paypal: "PayPal",
    przelewy24: "Przelewy24",
    twint: "TWINT",
    wero: "Wero",
  }),
);

const IN_WORDS = new Map<string, MessageKey>(
  Object.entries({
    creditcard: "checkout.method_card",
    cc: "checkout.method_card",
    directdebit: "checkout.method_debit",
    ddeu: "checkout.method_debit",
    banktransfer: "checkout.method_transfer",
  } as const),
);

export function methodName(method: string, { t }: Pick<Words, "t">): string {
  const name = method.toLowerCase();
  const key = IN_WORDS.get(name);
  return key ? t(key) : (MARKS.get(name) ?? method);
}
