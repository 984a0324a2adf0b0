import { expect, test } from "vitest";
import { withPicturesFirst } from "./first-row";

/** Capital letters have a picture. */
const named = (letters: string) => [...letters].map((name) => ({ name, photo: name < "a" ? `${name}.jpg` : null }));
const shown = (letters: string) =>
  withPicturesFirst(named(letters))
    .map(({ name }) => name)
    .join("");

test("a list opens with people who have a picture, and the others keep their order", () => {
  expect(shown("aBcDEFGhI")).toBe("BDEFGachI");
  expect(shown("abC")).toBe("Cab");
});

test("nobody moves where all or none have a picture", () => {
  expect([shown("ABCDEFGH"), shown("abcdefgh"), shown("")]).toEqual(["ABCDEFGH", "abcdefgh", ""]);
});

test("nobody comes from a later page, so that nothing moves when that is loaded", () => {
  const first = "aBcDefghijkl";
  expect(shown(`${first}MNOP`)).toBe(`${shown(first)}MNOP`);
});
