/**
 * Returns a name as searches compare it: lower case, without marks, so that "ozlem" finds "Özlem". Keys are stored,
 * because neither engine folds more than plain Latin letters.
 */
export function searchKey(name: string): string {
  // Marks beyond a limit are dropped first, because decomposing a name that consists of marks takes quadratic time.
  const bare = name.replace(MORE_MARKS, "$1").normalize("NFKD").replace(MARKS, "").toLowerCase();
  return bare.replace(ALONE, (letter) => LETTERS[letter] ?? letter);
}

/** Returns the pattern for LIKE: the literal text, with anything before and after. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Accents of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic, which people seldom type. */
const MARKS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
const MORE_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * Replacements for letters that Unicode does not decompose, and for signs with several spellings. The migration has the
 * same list.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ς: "σ",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "‐": "-",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};
const ALONE = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
