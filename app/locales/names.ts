import { LANGUAGES, type Language } from "~/tenants/vocabulary";

export { LANGUAGES, type Language };

/** What stands in `lang`, and what Intl gets. */
export const REGION_TAGS: Record<Language, string> = {
  en: "en-US",
  nl: "nl-NL",
  de: "de-DE",
  it: "it-IT",
  fr: "fr-FR",
  es: "es-ES",
  pl: "pl-PL",
};

/** Each in its own words, for the menu. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  it: "Italiano",
  fr: "Français",
  es: "Español",
  pl: "Polski",
};

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((each) => each === text);
}
