import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";

/** The facts of a language besides its texts, in `<language>/language.ts`. */
export interface LanguageFacts {
  /** The countries that write dates and numbers in it, its own first: the region of its tag. */
  regions: readonly [string, ...string[]];
  legal: LegalLabels;
  /** The opening and the closing quotation mark. A test takes any other for one of another language. */
  quotes: string;
  /** Texts that are right although they read as in English; a test takes any other for one that was left in English. */
  sameAsEnglish: readonly string[];
}

/** Words that the law fixes, letter for letter. They are in no catalogue, so that no tenant's own words replace them. */
export interface LegalLabels {
  /** On the button that pays, and nothing else (CRD art. 8(2); C-249/21). Each language names its own law. */
  order: string;
  /** Opens the function to withdraw from a contract, and confirms it (CRD art. 11a). */
  withdraw: string;
  confirmWithdrawal: string;
  /** Opens the page that cancels a running contract, and cancels it (BGB § 312k; translations elsewhere). */
  cancel: string;
  confirmCancellation: string;
}

/** For the server: the browser knows one language. */
export const LANGUAGE_FACTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await factsOf(language)] as const)),
) as Readonly<Record<Language, LanguageFacts>>;

/** The tag for `lang` and Intl: "nl-NL". */
export function tagOf(language: Language): string {
  return `${language}-${LANGUAGE_FACTS[language].regions[0]}`;
}

async function factsOf(language: Language): Promise<LanguageFacts> {
  return ((await import(`./${language}/language.ts`)) as { default: LanguageFacts }).default;
}
