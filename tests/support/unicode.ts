/** Texts of every kind, for fields that take text from others. */
import fc from "fast-check";

/** Texts that have broken a library, by their bytes, script, case, length or glyphs. */
export const HOSTILE = [
  "",
  " ",
  "é12345",
  "١٢٣٤٥٦",
  "１２３４５６",
  "𝟏𝟐𝟑𝟒𝟓𝟔",
  "२०२४-०१-०१",
  "٢٠٢٤-٠١-٠١",
  `e${"\u0301".repeat(300)}`,
  "\ud800",
  "a\udc00b",
  "\0",
  "\ufffd\ufeff\uffff",
  "\u202e\u2066\u200b\u200d",
  "𐀀𝒳😀👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "İıſKßŉǰΐ",
  "x".repeat(5_000),
  "😀".repeat(2_000),
  "9".repeat(400),
  "1e309",
  "-0",
  "NaN",
  "9007199254740993",
  "2147483648",
  "99999-12-31",
  "+010000-01-01",
  "2023-02-30",
  "%",
  "%E0%A4%A",
  "(*[\\",
  "' or 1=1 --",
  '{"a":',
  "null",
  "[]",
  "https://[",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "Europe/İstanbul",
  "xx-XX-xx-XX",
  "\r\nSet-Cookie: a=b",
  "\u2028\u2029\v\f\u0085",
  "constructor",
];

/**
 * Any of the hostile texts, or a random text of any code points, of half characters, or of digits and marks of every
 * script.
 */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom(...charactersOf(/\p{Nd}/u, 40), ...charactersOf(/\p{M}/u, 40), ..."0123456789-.:/"), {
      maxLength: 12,
    })
    .map((characters) => characters.join("")),
);

/** Returns so many matching characters from all over Unicode. */
function charactersOf(pattern: RegExp, count: number): string[] {
  const all: string[] = [];
  for (let point = 0x80; point < 0x20000; point++) {
    const character = String.fromCodePoint(point);
    if (pattern.test(character)) all.push(character);
  }
  const step = Math.ceil(all.length / count);
  return all.filter((_, at) => at % step === 0);
}
