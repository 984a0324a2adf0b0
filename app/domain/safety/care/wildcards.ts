import { foldLookAlikes } from "~/app/domain/look-alikes";

/** A text as entries with wildcards are looked for in it. Made once for all of a site's entries. */
export interface Searched {
  text: string;
  /** By code point, as the next one. */
  letters: string[];
  /** Whether a letter or digit stands there. */
  isWord: boolean[];
}

/** Letters and digits that a `*` stands for at most. */
const LONGEST_STAR = 20;

export function searched(text: string): Searched {
  const comparable = folded(text);
  const letters = Array.from(comparable);
  return { text: comparable, letters, isWord: letters.map((letter) => /[\p{L}\p{N}]/u.test(letter)) };
}

/**
 * Finds an entry in a text: in any case, with or without accents, with any blanks, as whole words; each `*` stands for up to twenty letters or digits.
 * It reads the text once for each part between stars and never goes back, so no entry makes it slow.
 */
export function wildcardMatcher(entry: string): (searched: Searched) => boolean {
  const parts = folded(entry.trim()).split("*");
  const split = parts.map((part) => Array.from(part));
  return (searched) => parts.every((part) => searched.text.includes(part)) && stands(split, searched);
}

/** Compared alike whatever the case, the accents and the alphabet of letters that look alike, with single blanks. */
function folded(text: string): string {
  return foldLookAlikes(text).replace(/\s+/g, " ");
}

/** Keeps all the places where the next part may begin, as an automaton does. */
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

/** Where a star may end that begins at one of these places. */
function withinStar(places: boolean[], isWord: boolean[]): boolean[] {
  let left = -1;
  return places.map((begins, at) => {
    left = begins ? LONGEST_STAR : isWord[at - 1] ? left - 1 : -1;
    return left >= 0;
  });
}
