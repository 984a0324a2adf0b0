import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  beginningOf,
  charactersOf,
  farTooLong,
  fitting,
  lengthOf,
  manyLines,
  oneLine,
  shortened,
  shortenedAtWord,
} from "./texts";

const ACUTE = "\u0301";

test("a separately typed accent is composed with its letter, even past invisible characters", () => {
  expect(oneLine(`cafe${ACUTE}`)).toBe("café");
  expect(oneLine(`cafe\u00ad${ACUTE}`)).toBe("café");
});

test.each([
  ["Vietnamese", "Nguyễn Thị Ánh"],
  ["Hebrew with points and accents", "בְּרֵאשִׁ֖ית"],
  ["a Thai name", "ณัฐพงษ์"],
  ["a family", "👩‍👩‍👧‍👦"],
  ["the flag of England", flagOf("gbeng")],
  ["the flag of Scotland between words", `From ${flagOf("gbsct")} with love`],
  ["the flag of Wales", flagOf("gbwls")],
  ["the flag of Texas", flagOf("ustx")],
  ["Braille", "⠅⠊⠍⠀⠧⠁⠝"],
])("%s keeps all its marks", (_, text) => expect(oneLine(text)).toBe(text.normalize("NFC")));

test.each([
  ["tags without a flag", `Kim ${tags("AB")}`, "Kim"],
  ["a flag's tags without their end", `🏴${tags("gbeng")}!`, "🏴!"],
  ["tags behind another emoji", `🎁${tags("gbeng")}\u{e007f}`, "🎁"],
  ["more tags than a part of a country has", `🏴${tags("gbengland")}\u{e007f}`, "🏴"],
])("oneLine removes %s", (_, text, cleaned) => expect(oneLine(text)).toBe(cleaned));

test("a text of Braille blanks only is empty, and a run of them is one blank", () => {
  expect(oneLine("\u2800 \u2800")).toBe("");
  expect(oneLine("\u2800⠅\u2800\u2800⠊ \u2800⠍\u2800")).toBe("⠅\u2800⠊ ⠍");
  expect(manyLines("⠅\n\u2800\n\u2800\n\u2800\n⠊")).toBe("⠅\n\n⠊");
});

test("a run of marks keeps 30, even with invisible characters between them", () => {
  for (const run of [ACUTE.repeat(60_000), `${ACUTE}\u200b`.repeat(30_000), `${ACUTE}\u200d`.repeat(30_000)]) {
    expect(oneLine(`x${run}y`).length).toBeLessThanOrEqual(32);
    expect(manyLines(`x${run}y`)).toMatch(/^x.*y$/);
  }
});

test("a pile of diacritics keeps four, and other scripts keep their marks", () => {
  expect(oneLine(`Z${"\u0325".repeat(30)}oe`)).toBe(`Z${"\u0325".repeat(4)}oe`);
  const burmese = "က\u103b\u103c\u103d\u103e\u102f\u1036\u1037";
  expect(oneLine(burmese)).toBe(burmese.normalize("NFC"));
});

test("normalizing a normalized text changes nothing", () => {
  const odd = fc.constantFrom(
    "e",
    ACUTE,
    "\u0323",
    "\u200b",
    "\u200d",
    "\u00ad",
    "\u2800",
    "🏴",
    tags("gbsct"),
    "\u{e007f}",
    "가",
    " ",
    "\n",
    "\u{1F600}",
    "\ud800",
  );
  const text = fc.string({ unit: fc.oneof(odd, fc.string({ unit: "grapheme", maxLength: 1 })), maxLength: 60 });
  fc.assert(fc.property(text, (typed) => oneLine(oneLine(typed)) === oneLine(typed)));
});

test("a text is far too long if not even the longest emoji would make it fit", () => {
  expect(farTooLong("x".repeat(200), 10)).toBe(false);
  expect(farTooLong("x".repeat(201), 10)).toBe(true);
});

describe("a shortened text", () => {
  const FAMILY = "👩‍👩‍👧‍👦";

  test("keeps whole characters, each of which counts as one", () => {
    expect(shortened(FAMILY.repeat(4), 3)).toBe(`${FAMILY.repeat(3)}…`);
    expect(shortened(`x${FAMILY}`, 2)).toBe(`x${FAMILY}`);
    expect(beginningOf("🇳🇱🇧🇪🇩🇪", 2)).toBe("🇳🇱🇧🇪");
    expect(shortened("It’s “so” nice", 4)).toBe("It’s…");
  });

  test("ends after a word with a mark, or within one if little would be left", () => {
    expect(shortenedAtWord("I like long walks", 10)).toBe("I like…");
    expect(shortenedAtWord("I like long walks", 11)).toBe("I like long…");
    expect(shortenedAtWord("I Donaudampfschifffahrtsgesellschaft", 10)).toBe("I Donaudam…");
    expect(shortenedAtWord("我喜欢在海边散步和看书", 5)).toBe("我喜欢在海…");
    expect(shortenedAtWord("short", 5)).toBe("short");
  });

  test("fits a limit in UTF-16 units", () => {
    expect(fitting(`ab${FAMILY}cd`, 100)).toBe(`ab${FAMILY}cd`);
    expect(fitting(`ab${FAMILY}cd`, 12)).toBe("ab");
    expect(fitting("🎁🎁🎁", 5)).toBe("🎁🎁");
  });

  test("is a prefix in whole characters, within the limit", () => {
    const character = fc.oneof(
      fc.constantFrom(FAMILY, "é", `e${ACUTE}`, "👍🏽", "🇳🇱", "ב\u05b0", "\r\n", "’", " "),
      fc.string({ unit: "grapheme", maxLength: 1 }),
    );
    const text = fc.array(character, { maxLength: 80 }).map((characters) => characters.join(""));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 60 }), (whole, most) => {
        const cut = beginningOf(whole, most);
        expect(whole.startsWith(cut) && !/\p{Cs}/u.test(cut)).toBe(true);
        expect(charactersOf(whole).slice(0, charactersOf(cut).length).join("")).toBe(cut);
        expect(lengthOf(cut)).toBeLessThanOrEqual(most);
        expect(fitting(whole, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

function flagOf(part: string): string {
  return `🏴${tags(part)}\u{e007f}`;
}

/** Returns tag characters, which spell the name of a flag and are invisible. */
function tags(letters: string): string {
  return letters.replace(/./g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
}
