/** Returns whether a text far exceeds `max` characters, at almost no cost. Call this first for texts from outside. */
export function farTooLong(text: string, max: number): boolean {
  return text.length > max * UNITS_PER_CHARACTER;
}

/** Normalizes a line that a person typed: composed, without invisible characters, with single spaces, and trimmed. */
export function oneLine(text: string): string {
  const line = visible(text).replace(BLANKS, (run) => (ONLY_BRAILLE_BLANKS.test(run) ? BRAILLE_BLANK : " "));
  return line.replace(OUTER_BLANK, "");
}

/** Normalizes a text of several lines; at most one empty line in a row. */
export function manyLines(text: string): string {
  const lines = visible(text).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  return lines
    .map((line) => (INK.test(line) ? line.trimEnd() : ""))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Returns the length as a person counts: an accented letter or an emoji is one; excess marks count. */
export function lengthOf(text: string): number {
  if (text.length > LONGEST_TO_COUNT || ONE_BY_ONE.test(text)) return text.length;
  let count = 0;
  for (const { segment } of segments(text)) count += Math.ceil(segment.length / UNITS_PER_CHARACTER);
  return count;
}

export function charactersOf(text: string): string[] {
  if (ONE_BY_ONE.test(text)) return text.split("");
  return Array.from(segments(text), ({ segment }) => segment);
}

export function shortened(text: string, most: number): string {
  const beginning = beginningOf(text, most);
  return beginning.length < text.length ? `${beginning}…` : text;
}

/** Shortens a text after a word, unless less than half of the maximum would be left. */
export function shortenedAtWord(text: string, most: number): string {
  const beginning = beginningOf(text, most);
  if (beginning.length === text.length) return text;
  const end = text.slice(0, beginning.length + 1).search(/\s\S*$/);
  return `${end < beginning.length / 2 ? beginning : beginning.slice(0, end).trimEnd()}…`;
}

/** Returns the first characters, without cutting a character in half: half an emoji is an unreadable sign. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  if (ONE_BY_ONE.test(text.slice(0, most + 1))) return text.slice(0, most);
  let count = 0;
  for (const { segment, index } of segments(text.slice(0, (most + 1) * UNITS_PER_CHARACTER))) {
    count += Math.ceil(segment.length / UNITS_PER_CHARACTER);
    if (count > most) return text.slice(0, index);
  }
  return text;
}

/** Returns as many whole characters as fit into UTF-16 units, for systems that count those. */
export function fitting(text: string, units: number): string {
  let fits = "";
  for (const character of charactersOf(beginningOf(text, units))) {
    if (fits.length + character.length > units) break;
    fits += character;
  }
  return fits;
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into characters. The segmenter is made on first use, because that takes a phone a tenth of a second.
 */
function segments(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return segmenter.segment(text);
}

const LONGEST_TO_COUNT = 50_000;
/**
 * Matches texts of Western letters and signs that never combine, which are recognized a hundred times faster than
 * counted.
 */
const ONE_BY_ONE = /^[\n\x20-\x7e\xa0-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/;
/**
 * The maximum number of UTF-16 units that a character needs. The longest common emoji (a family of four) has 11, with
 * skin tones 19.
 */
const UNITS_PER_CHARACTER = 20;

/**
 * Control, format and unpaired characters, and invisible fillers. Keeps line ends and the joiners of Persian and emoji.
 * Removes direction marks, because they reverse the rest of a page. Group 1 is the flag of a part of a country, such as
 * Scotland: a black flag and tag characters (UTS #51, section 2.6.3), which stays whole. Removes other tag characters.
 */
const INVISIBLE =
  /(\u{1f3f4}[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,4}\u{e007f})|(?![\t\n\v\f\r\u0085\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]/gu;

/** The space between words in Braille, which Unicode treats as a symbol. */
const BRAILLE_BLANK = "\u2800";
const ONLY_BRAILLE_BLANKS = /^\u2800+$/;
const BLANKS = /[\s\u2800]+/g;
const OUTER_BLANK = /^[\s\u2800]|[\s\u2800]$/g;
const INK = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Matches marks beyond 30 in a row (Unicode's Stream-Safe Text Format, UAX #15, section 13): composing takes quadratic
 * time in the length of such a run.
 */
const MORE_MARKS = /([\p{M}\u200c\u200d]{30})[\p{M}\u200c\u200d]+/gu;
/** Matches diacritics beyond four on one letter, which cover the lines around. Phonetic spelling needs up to four. */
const MORE_DIACRITICS =
  /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/g;

/** Limits a text to 30 combining marks in a row, which makes it safe to normalize, and to four diacritics. */
export function withFewMarks(text: string): string {
  return text.replace(MORE_MARKS, "$1").replace(MORE_DIACRITICS, "$1");
}

/** Normalizes a text that is still being typed: composed, without invisible characters, with its blanks. */
export function unfinished(text: string): string {
  // Composes last: a removed character may have been between a letter and its accent.
  return withFewMarks(text.replace(INVISIBLE, "$1")).normalize("NFC");
}

function visible(text: string): string {
  const kept = unfinished(text);
  return INK.test(kept) ? kept : "";
}
