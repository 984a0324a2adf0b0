import { LANGUAGES, type Language } from "~/tenants/config/vocabulary";

export { LANGUAGES, type Language };

/** Caches the names by the reader's language, because Intl takes as long as reading a row. */
const namesIn = new Map<Language, Map<Language, string>>();

/** Each language's name in that language, as a menu lists them: "Español". */
export const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, languageListed(language, language)]),
) as Record<Language, string>;

/** Returns a language's name for use within a sentence of another language: "Engels", "anglais". */
export function languageWithin(language: Language, sentence: Language): string {
  const known = namesIn.get(sentence);
  if (known) return known.get(language) ?? language;
  const names = new Intl.DisplayNames(sentence, { type: "language" });
  namesIn.set(sentence, new Map(LANGUAGES.map((each) => [each, names.of(each) ?? each])));
  return languageWithin(language, sentence);
}

/** Returns a language's name for use alone, for a reader of another language: "Engels", "Anglais". */
export function languageListed(language: Language, reader: Language): string {
  return capitalised(languageWithin(language, reader), reader);
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((each) => each === text);
}

function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
