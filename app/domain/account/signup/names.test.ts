import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { charactersOf } from "~/app/domain/texts";
import type { Tenant } from "~/tenants/config/schema";
import { looksLikeAddress, NAME_MAX, signupDraft, startsWithAt } from "./signup.schema";
import { suggestedName } from "./suggested-name";

const tenant = { countries: ["NL"], genders: ["female", "male"], profile: { ownFields: [] } } as unknown as Tenant;
const email = "anna.bell@example.com";

/** Returns the sign-up's errors about a name. */
function saidOf(name: unknown): string[] {
  const draft = {
    email,
    name,
    password: "correct horse",
    birthDate: "1990-04-03",
    consents: { terms: true, sensitiveData: true },
  };
  const { error } = signupDraft(tenant, "2026-06-01").safeParse(draft);
  return error?.issues.map(({ message }) => message) ?? [];
}

const unseen = fc.constantFrom(
  "\u200b",
  "\u200d",
  "\u00ad",
  "\u2060",
  "\ufeff",
  "\u202e",
  "\ufe0f",
  "\u180e",
  " ",
  "\u3164",
);
const unseenText = fc.array(unseen, { maxLength: 4 }).map((parts) => parts.join(""));
const at = fc.constantFrom("@", "＠", "﹫");

describe("suggestedName", () => {
  test.each([
    ["kim@example.com", "kim"],
    ["night.owl@example.com", "night.owl"],
    ["kim1990@example.com", "kim1990"],
    ["kim+dating@example.com", "kim"],
  ])("suggests for %s the part before the @: %s", (address, name) => {
    expect(suggestedName(address)).toBe(name);
  });

  test.each([
    "anna.bell1990@example.com",
    "anna_bell_90@example.com",
    "1990-anna-bell@example.com",
    "annabella1990@example.com",
    "06-12345678@example.com",
    "anna@",
    "@example.com",
    "anna",
  ])("suggests nothing for %s", (address) => {
    expect(suggestedName(address)).toBe("");
  });
});

describe("a name", () => {
  test.each(["Anna 06 1234 5678", "anna.bell@example.org", "Anna insta: anna.b"])(
    "may not be a way to reach the member: %s",
    (name) => {
      expect(saidOf(name)).toEqual(["signup.name_contact"]);
    },
  );

  test("may not begin with an @ of any script, even after invisible characters", () => {
    fc.assert(
      fc.property(unseenText, at, fc.string(), (before, sign, rest) => {
        expect(startsWithAt(before + sign + rest)).toBe(true);
        expect(saidOf(before + sign + rest)).toContain("signup.name_starts_with_at");
      }),
    );
  });

  test("may not be the email address, even with look-alike letters", () => {
    const letter = (plain: string) => {
      const foreign: Record<string, string> = {
        a: "а",
        e: "е",
        o: "о",
        p: "р",
        c: "с",
        x: "х",
        l: "ⅼ",
        n: "ｎ",
        "@": "＠",
      };
      return fc.tuple(fc.constantFrom(plain, plain.toUpperCase(), foreign[plain] ?? plain), unseenText);
    };
    fc.assert(
      fc.property(fc.tuple(...[...email].map(letter)), (letters) => {
        const dressed = letters.map(([seen, hidden]) => seen + hidden).join("");
        expect(looksLikeAddress(dressed, email)).toBe(true);
        expect(saidOf(dressed)).toEqual(["signup.name_equal_to_email"]);
      }),
    );
  });

  test.each(["Anna", "anna.bell", "Anna @ home", "Ana Belén", "Łucja", "Аня", "李娜", "👩‍👩‍👧‍👦"])(
    "%s is valid",
    (name) => expect(saidOf(name)).toEqual([]),
  );

  test.each(["", "   ", "\u200b\u200d", "\u3164", null, 7])("%j is invalid", (name) => {
    expect(saidOf(name)).toEqual(["error.required"]);
  });

  test("may have 150 characters as a person counts them", () => {
    const character = fc.constantFrom("a", "é", "e\u0301", "👍🏽", "👩‍👩‍👧‍👦", "🇳🇱", "ß", "한");
    fc.assert(
      fc.property(fc.array(character, { minLength: NAME_MAX, maxLength: NAME_MAX }), (characters) => {
        const name = characters.join("");
        // Adjacent flags are one flag or two, depending on their position.
        fc.pre(charactersOf(name).length === NAME_MAX);
        expect(saidOf(name)).toEqual([]);
        expect(saidOf(`${name}y`)).toEqual(["error.too_long"]);
      }),
    );
  });
});
