import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";

/** The facts of a language besides its messages, from `<language>/language.ts`. */
export interface LanguageFacts {
  /** The countries whose formats of dates and numbers are available, the default first. */
  regions: readonly [string, ...string[]];
  legal: LegalLabels;
  /** The opening and the closing quotation mark. A test rejects any other quotation mark in the language's messages. */
  quotes: string;
  /**
   * Messages that are correct although they equal the English ones. A test reports any other equal message as
   * untranslated.
   */
  sameAsEnglish: readonly string[];
}

/** Labels that the law prescribes literally. They are in no catalogue, so a tenant's `words/` cannot replace them. */
export interface LegalLabels {
  /** The whole label of the button that orders (CRD art. 8(2); C-249/21). Each language names its own law. */
  order: string;
  /** The link to withdraw from a contract, and below it the button that confirms (CRD art. 11a). */
  withdraw: string;
  confirmWithdrawal: string;
  /**
   * The link to cancel a running contract, and below it the button that cancels (BGB § 312k; translations elsewhere).
   */
  cancel: string;
  confirmCancellation: string;
}

/** The facts of every language. For the server only: a browser knows one language. */
export const LANGUAGE_FACTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await factsOf(language)] as const)),
) as Readonly<Record<Language, LanguageFacts>>;

/** Returns the default locale of a language, for `lang` and Intl: "nl-NL". */
export function tagOf(language: Language): string {
  return `${language}-${LANGUAGE_FACTS[language].regions[0]}`;
}

async function factsOf(language: Language): Promise<LanguageFacts> {
  return ((await import(`./${language}/language.ts`)) as { default: LanguageFacts }).default;
}
