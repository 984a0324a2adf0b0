/** An amount of money. `amount` is in minor units, such as cents; `currency` is a code of ISO 4217. */
export interface Money {
  amount: number;
  currency: string;
}

/** Formats an amount as payment providers write it: "9.90", with a point and the currency's number of decimals. */
export function decimalOf({ amount, currency }: Money): string {
  return (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
}

/** Parses "9.90" or "9.9". Undefined if the text is no plain decimal, or finer than the currency's smallest unit. */
export function moneyFrom(decimal: string, currency: string): Money | undefined {
  const [, whole, fraction = ""] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(decimal) ?? [];
  if (whole === undefined || !isCurrency(currency)) return undefined;
  const decimals = decimalsOf(currency);
  const cents = fraction.slice(0, decimals).padEnd(decimals, "0");
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined;
  return { amount: Number(whole + cents), currency };
}

export function sameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

export function decimalsOf(currency: string): number {
  let decimals = known.get(currency);
  if (decimals === undefined) {
    const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
    decimals = maximumFractionDigits ?? 2;
    known.set(currency, decimals);
  }
  return decimals;
}

const known = new Map<string, number>();

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

/** Formats an amount for a locale, such as "€ 9,90". */
export function moneyInWords({ amount, currency }: Money, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount / 10 ** decimalsOf(currency));
}
