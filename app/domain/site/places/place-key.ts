import { searchKey } from "~/db/search-key";

/**
 * A town's name as it is compared: without capitals, accents, punctuation and blanks. "Saint", "Sankt" and "Sint" are "St.", and the
 * article of 's-Hertogenbosch may be left out.
 */
export function placeKey(name: string): string {
  const words = searchKey(name.slice(0, LONGEST))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.replace(SAINT, "st").replace(/^s /, "").replaceAll(" ", "");
}

/** The keys of a town's own name: also as it is typed where a keyboard has no ä, ö, ü and ß. */
export function placeKeys(name: string): string[] {
  const typed = name.normalize("NFC").replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize("NFD")[0]}e`);
  return [...new Set([placeKey(name), placeKey(typed)])];
}

const LONGEST = 255;
const SAINT = /(?<![\p{L}\p{N}])(saint|sainte|sankt|sint|ste)(?![\p{L}\p{N}])/gu;
