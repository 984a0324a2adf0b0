import { withFewMarks } from "~/app/domain/texts";

/** In characters, as a person counts them. */
export const NAME_MAX = 150;

/** Whether people would see it begin with an @ of any script, after characters that are invisible. */
export function startsWithAt(name: string): boolean {
  return lookOf(name).startsWith("@");
}

/** Whether a reader would take the name for the address, also where letters of another alphabet stand in it. */
export function looksLikeAddress(name: string, email: string): boolean {
  return lookOf(name) === lookOf(email);
}

/** Maps texts that look alike to one: small Latin letters, without accents, gaps and invisible characters. */
function lookOf(text: string): string {
  const bare = withFewMarks(text)
    .normalize("NFKD")
    .replace(/[\p{M}\p{C}\p{Z}\u115f\u1160\u3164\uffa0\u2800]/gu, "")
    .toLowerCase();
  return [...bare].map((letter) => LATIN.get(letter) ?? letter).join("");
}

/** Small Cyrillic and Greek letters, and a few others, that read as Latin ones. */
const LATIN = new Map(
  [
    ["аеорсухіјѕһԁԛԝвкмнтгԍӏ", "aeopcyxijshdqwbkmhtrgl"],
    ["αοντριυκχεηγωϲ", "aovtpiukxenywc"],
    ["ıłøđɡʟ", "ilodgl"],
  ].flatMap(([foreign = "", latin = ""]) => [...foreign].map((letter, n) => [letter, latin[n] ?? letter] as const)),
);
