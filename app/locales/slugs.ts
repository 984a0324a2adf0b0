import type { Language } from "./names";

/** Returns the name of a language at the end of a lander's URL. */
export function slugOf(language: Language): string {
  return language === "en" ? "eng" : language;
}
