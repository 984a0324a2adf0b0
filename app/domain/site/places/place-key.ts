import { searchKey } from "~/db/search-key";

/**
 * Returns a name as places are compared: without case, accents, punctuation and blanks; "Saint", "Sankt" and "Sint"
 * become "St.".
 */
export function placeKey(name: string): string {
  const words = searchKey(name.slice(0, LONGEST))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.replace(SAINT, "st").replace(/^s /, "").replaceAll(" ", "");
}

/** Returns the keys of a town's own name, including spellings without ä, ö, ü and ß. */
export function placeKeys(name: string): string[] {
  const typed = name.normalize("NFC").replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize("NFD")[0]}e`);
  return [...new Set([placeKey(name), placeKey(typed)])];
}

const LONGEST = 255;
const SAINT = /(?<![\p{L}\p{N}])(saint|sainte|sankt|sint|ste)(?![\p{L}\p{N}])/gu;
