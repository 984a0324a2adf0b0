/**
 * A name as it is looked for: in small letters, without accents and other marks, so that "ozlem" is a part of "Özlem" and
 * "łu" of "Łukasz". Kept in a column beside the name, since neither engine folds more than plain Latin letters by itself.
 */
export function searchKey(name: string): string {
  // A name of nothing but marks would take quadratic time to take apart.
  const bare = name.replace(MORE_MARKS, "$1").normalize("NFKD").replace(MARKS, "").toLowerCase();
  return bare.replace(ALONE, (letter) => LETTERS[letter] ?? letter);
}

/** The text for LIKE: with all that has a meaning there taken literally, and any text before and after. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Accents of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic, which are seldom typed. */
const MARKS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
const MORE_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Letters that Unicode does not take apart, and signs that are typed in several ways. The migration has the same. */
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
