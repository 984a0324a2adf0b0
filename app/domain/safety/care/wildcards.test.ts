import { expect, test } from "vitest";
import { searched, wildcardMatcher } from "./wildcards";

test.each([
  ["bitcoin", "Buy BITCOIN.", true],
  ["bitcoin", "bitcoins", false],
  ["bitcoin", "mybitcoin", false],
  ["bit*coin", "bit-coin", false],
  ["bit*coin", "bitcoin bitter", true],
  ["bit*coin", `bit${"o".repeat(20)}coin`, true],
  ["bit*coin", `bit${"o".repeat(21)}coin`, false],
  ["bit**coin", `bit${"o".repeat(40)}coin`, true],
  ["*coin", "one altcoin", true],
  ["*coin", "coins", false],
  ["coin*", "coins", true],
  ["coin*", "bitcoins", false],
  ["western  union", "Western\n\tUnion!", true],
  ["western union", "westernunion", false],
  ["we*n un*n", "by western union", true],
  ["a.b", "axb", false],
  ["a.b", "so: A.B.", true],
  ["(no|way)+", "(no|way)+", true],
  ["ab*ab", "abab", true],
  ["ab*ab", "ababx abxab", true],
  ["Straße", "STRASSE", true],
  ["cash", "send me cásh", true],
  ["cash", "send me \u0441ash", true],
  ["cash", "send me \u0421\u0410\u0455\u04bb", true],
  ["cash", "send me ｃａｓｈ", true],
  ["cash", "send me ca\u200dsh", true],
  ["cash", "send me c\u0336a\u0336s\u0336h\u0336", true],
  ["cash", "send me ᴄᴀꜱʜ", true],
  ["cash", "send me 🅲🅰🆂🅷", true],
  ["cásh", "send me cash", true],
  ["cash", "send me cache", false],
  ["cash", "\u0441\u0430\u0434", false],
  ["деньги", "нужны ДЕНЬГИ", true],
  ["Ärger", "ärger", true],
  ["ΟΔΟΣ", "οδός οδος", true],
  ["ﬁn*", "final", true],
  ["𝒜𝒷*", "abc", true],
  ["𐐀*", "𐐨𐐩", true],
])("%s in %s: %s", (entry, text, found) => {
  expect(wildcardMatcher(entry)(searched(text))).toBe(found);
});

test("an entry of many stars matches in linear time", () => {
  const entry = wildcardMatcher(`fu${"*".repeat(77)}x`);
  expect(entry(searched(`fu${"u".repeat(1998)}`))).toBe(false);
  expect(entry(searched(`fu${"ux".repeat(500)}-`))).toBe(true);
  const repeated = wildcardMatcher("a*".repeat(39));
  expect(repeated(searched(`${"a".repeat(2000)}!`.repeat(2)))).toBe(false);
});
