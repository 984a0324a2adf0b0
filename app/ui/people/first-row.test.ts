import { expect, test } from "vitest";
import { withPicturesFirst } from "./people";

/** Capital letters are people with a picture. */
const named = (letters: string) => [...letters].map((name) => ({ name, photo: name < "a" ? `${name}.jpg` : null }));
const shown = (letters: string) =>
  withPicturesFirst(named(letters))
    .map(({ name }) => name)
    .join("");

test("withPicturesFirst > opens the list with people who have a picture, and keeps the order of the others", () => {
  expect(shown("aBcDEFGhI")).toBe("BDEFGachI");
  expect(shown("abC")).toBe("Cab");
});

test("withPicturesFirst > keeps the order if all or no people have a picture", () => {
  expect([shown("ABCDEFGH"), shown("abcdefgh"), shown("")]).toEqual(["ABCDEFGH", "abcdefgh", ""]);
});

test("withPicturesFirst > takes no person from a later page, so that loading that page moves nothing", () => {
  const first = "aBcDefghijkl";
  expect(shown(`${first}MNOP`)).toBe(`${shown(first)}MNOP`);
});
