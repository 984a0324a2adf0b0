import { looksCommon } from "./common-filter";

/** Rates a password: 0 is weak, 1 sufficient, 2 good. Common passwords, which the server rejects, are 0. */
export function strengthOf(password: string, known: readonly string[] = []): 0 | 1 | 2 {
  return looksCommon(password) ? 0 : roughStrengthOf(password, known);
}

/** Rates a password mostly by its length. Repetitions, runs on a keyboard and words in `known` count little. */
export function roughStrengthOf(password: string, known: readonly string[] = []): 0 | 1 | 2 {
  const small = password.toLowerCase();
  const parts = known.flatMap((each) => each.toLowerCase().split(/[@\s]+/)).filter(({ length }) => length >= 4);
  const own = parts.reduce((rest, part) => rest.replaceAll(part, "·"), small);
  const letters = [...own];
  const surprising = letters.filter((letter, n) => n === 0 || !follows(letters[n - 1]!, letter)).length;
  const worth = Math.min(surprising, 2 * new Set(letters).size);
  if (letters.length < 8 || worth < 7) return 0;
  return worth >= 11 ? 2 : 1;
}

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop"];

function follows(before: string, letter: string): boolean {
  const step = letter.codePointAt(0)! - before.codePointAt(0)!;
  return Math.abs(step) <= 1 || ROWS.some((row) => row.includes(before + letter));
}
