import type { Language } from "./names";

/** How a language is called at the end of a lander's address. */
export function slugOf(language: Language): string {
  return language === "en" ? "eng" : language;
}
