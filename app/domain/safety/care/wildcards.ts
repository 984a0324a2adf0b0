import { foldLookAlikes } from "~/app/domain/look-alikes";

/** A text that is prepared for matching entries with wildcards. The text is prepared once for all entries of a site. */
export interface Searched {
  text: string;
  /** The text's characters by code point, like `isWord`. */
  letters: string[];
  isWord: boolean[];
}

/** Maximum letters and digits that a `*` matches. */
const LONGEST_STAR = 20;

export function searched(text: string): Searched {
  const comparable = folded(text);
  const letters = Array.from(comparable);
  return { text: comparable, letters, isWord: letters.map((letter) => /[\p{L}\p{N}]/u.test(letter)) };
}

/**
 * Matches an entry in a text: any case, accents or blanks, whole words only. Each `*` matches up to twenty letters or
 * digits. Reads the text once per part between stars and never backtracks, so no entry is slow.
 */
export function wildcardMatcher(entry: string): (searched: Searched) => boolean {
  const parts = folded(entry.trim()).split("*");
  const split = parts.map((part) => Array.from(part));
  return (searched) => parts.every((part) => searched.text.includes(part)) && stands(split, searched);
}

/** Normalizes case, accents, look-alike letters and blanks. */
function folded(text: string): string {
  return foldLookAlikes(text).replace(/\s+/g, " ");
}

/** Returns whether the parts match. Tracks every position where the next part may begin, like an automaton. */
function stands(parts: string[][], { letters, isWord }: Searched): boolean {
  let starts = Array.from({ length: letters.length + 1 }, (_, at) => !isWord[at - 1]);
  let ends: boolean[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) starts = withinStar(ends, isWord);
    ends = starts.map(() => false);
    for (const [at, may] of starts.entries()) {
      if (may && part.every((letter, offset) => letters[at + offset] === letter)) ends[at + part.length] = true;
    }
  }
  return ends.some((end, at) => end && !isWord[at]);
}

/** Returns the positions where a star from one of these positions may end. */
function withinStar(places: boolean[], isWord: boolean[]): boolean[] {
  let left = -1;
  return places.map((begins, at) => {
    left = begins ? LONGEST_STAR : isWord[at - 1] ? left - 1 : -1;
    return left >= 0;
  });
}
