import fc from "fast-check";
import { expect, test } from "vitest";
import { farTooLong, manyLines, oneLine } from "./texts";

const ACUTE = "\u0301";

test("an accent typed apart is composed with its letter, also past what nobody can see", () => {
  expect(oneLine(`cafe${ACUTE}`)).toBe("café");
  expect(oneLine(`cafe\u00ad${ACUTE}`)).toBe("café");
});

test.each([
  ["Vietnamese", "Nguyễn Thị Ánh"],
  ["Hebrew with points and accents", "בְּרֵאשִׁ֖ית"],
  ["a Thai name", "ณัฐพงษ์"],
  ["a family", "👩‍👩‍👧‍👦"],
])("%s keeps all its marks", (_, text) => expect(oneLine(text)).toBe(text.normalize("NFC")));

test("of a run of marks 30 stay, whatever that nobody sees stands between them", () => {
  for (const run of [ACUTE.repeat(60_000), `${ACUTE}\u200b`.repeat(30_000), `${ACUTE}\u200d`.repeat(30_000)]) {
    expect(oneLine(`x${run}y`).length).toBeLessThanOrEqual(32);
    expect(manyLines(`x${run}y`)).toMatch(/^x.*y$/);
  }
});

test("what is cleaned stays as it is when it is cleaned again", () => {
  const odd = fc.constantFrom(
    "e",
    ACUTE,
    "\u0323",
    "\u200b",
    "\u200d",
    "\u00ad",
    "가",
    " ",
    "\n",
    "\u{1F600}",
    "\ud800",
  );
  const text = fc.string({ unit: fc.oneof(odd, fc.string({ unit: "grapheme", maxLength: 1 })), maxLength: 60 });
  fc.assert(fc.property(text, (typed) => oneLine(oneLine(typed)) === oneLine(typed)));
});

test("a text is far too long where not even the longest emoji would make it fit", () => {
  expect(farTooLong("x".repeat(200), 10)).toBe(false);
  expect(farTooLong("x".repeat(201), 10)).toBe(true);
});
