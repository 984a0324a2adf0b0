import fc from "fast-check";
import { expect, test } from "vitest";
import { mailProviderOf } from "./accounts";
import { normalizeEmail } from "./emails";

test.each([
  ["anna@example.com", "anna@example.com"],
  ["  Anna.B+x@Example.COM ", "anna.b+x@example.com"],
  ["anna@müller.de", "anna@xn--mller-kva.de"],
  ["anna@xn--mller-kva.de", "anna@xn--mller-kva.de"],
  ["o'neil_1@sub.example.co.uk", "o'neil_1@sub.example.co.uk"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
])("%s is %s", (text, email) => {
  expect(normalizeEmail(text)).toBe(email);
});

test.each([
  "",
  "@",
  "anna",
  "anna@",
  "@example.com",
  "anna@example",
  "anna@@example.com",
  "anna@b@example.com",
  "anna b@example.com",
  "anna@exam ple.com",
  "anna@example..com",
  "anna@.example.com",
  "anna@example.com.",
  "anna@-example.com",
  "anna@127.0.0.1",
  "anna@[127.0.0.1]",
  "anna@example.com:80",
  "anna@ex%61mple.com",
  "anna＠example.com",
  "änna@example.com",
  "anna\n@example.com",
  "<anna@example.com>",
  `${"a".repeat(65)}@example.com`,
  `anna@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.com`,
  "x".repeat(1_000_000),
])("%j is not a valid address", (text) => {
  expect(normalizeEmail(text)).toBeUndefined();
});

test.each([
  ["anna@gmail.com", 1],
  ["anna@hotmail.nl", 2],
  ["anna@live.co.uk", 2],
  ["anna@web.de", 5],
  ["anna@example.com", 0],
  ["anna@nothotmail.com", 0],
])("the mailbox of %s is of family %i", (email, family) => {
  expect(mailProviderOf(email)).toBe(family);
});

test("normalization is idempotent and always returns an address", () => {
  const typed = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: "binary" }),
    fc.string().map((text) => `${text}@example.com`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const email = normalizeEmail(text);
      if (email === undefined) return;
      expect(normalizeEmail(email)).toBe(email);
      expect(normalizeEmail(` ${email.toUpperCase()} `)).toBe(email);
      expect(email).toMatch(/^[!-~]+@[a-z0-9.-]+$/);
      expect(email.length).toBeLessThanOrEqual(254);
    }),
  );
});

test("every address that browsers accept is accepted if its domain has a dot", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(normalizeEmail(email)).toBe(email.toLowerCase());
    }),
  );
});
