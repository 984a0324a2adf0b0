import { LANGUAGE_FACTS, type LegalLabels } from "~/app/locales/language";
import type { Language } from "~/app/locales/names";
import { COUNTRY_LAWS, type CountryLaw } from "./countries";

export type { LegalLabels } from "~/app/locales/language";
export type { CountryLaw } from "./countries";

export function lawOf(country: string): CountryLaw | undefined {
  return Object.hasOwn(COUNTRY_LAWS, country) ? COUNTRY_LAWS[country] : undefined;
}

/** Returns the VAT in `country` at `at` (UTC ms), in hundredths of a per cent; 0 if unknown. */
export function vatRateOf(country: string, at: number): number {
  const day = new Date(at).toISOString().slice(0, 10);
  return lawOf(country)?.vat.find(([since]) => since <= day)?.[1] ?? 0;
}

/** Returns the VAT in a price, in its minor units: `vat` and `net` add up to it. */
export function vatWithin(price: number, rate: number): { vat: number; net: number } {
  const vat = Math.round((price * rate) / (10_000 + rate));
  return { vat, net: price - vat };
}

/** Returns the days of a buyer's right of withdrawal in `country`; 0 if no law is known. */
export function withdrawalDaysOf(country: string): number {
  return lawOf(country)?.withdrawalDays ?? 0;
}

export function legalLabels(language: Language): LegalLabels {
  return LANGUAGE_FACTS[language].legal;
}

export function isUnderDsa(country: string): boolean {
  return EUROPEAN_UNION.includes(country);
}

export function isInEea(country: string): boolean {
  return EUROPEAN_UNION.includes(country) || ["IS", "LI", "NO"].includes(country);
}

/** Whether the law of `country` requires an imprint page, linked by that name. */
export function wantsImprint(country: string): boolean {
  return IMPRINT.includes(country);
}

// The laws that require an imprint. DE: DDG, section 5. AT: ECG, section 5, and MedienG, section 25. CH: UWG, article
// 3(1)(s). FR: LCEN, article 1-1. IT: decree 70/2003, article 7. ES: LSSI, article 10. The other countries: their laws
// for article 5 of directive 2000/31.
const IMPRINT = "AT BE CH DE ES FR IT LI LU PL PT".split(" ");

const EUROPEAN_UNION = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");
