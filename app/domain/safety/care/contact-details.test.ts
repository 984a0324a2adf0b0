import { expect, test } from "vitest";
import { contactDetailsIn } from "./contact-details";

test.each([
  ["Call me: 06 1234 5678", "phone"],
  ["+48 501-234-567", "phone"],
  ["(030) 12 34 56 78", "phone"],
  ["Write to anna.b@mail.example.com, quick", "email"],
  ["see https://x.example/y", "link"],
  ["I am on Example.COM every day", "link"],
  ["NL91 ABNA 0417 1643 00 is mine", "account"],
  ["de89370400440532013000", "account"],
  ["send to 0x52908400098527886E0F7030069857D2E4169EE7", "account"],
  ["I am @anna_b everywhere", "handle"],
  ["insta: anna.b", "handle"],
  ["Snap = anna92, see you", "handle"],
  ["Come to Kerkstraat 12!", "address"],
  ["Hauptstraße 5, third floor", "address"],
  ["12 rue des Lilas", "address"],
  ["Via Garibaldi, 7", "address"],
  ["ul. Długa 15", "address"],
  ["22 Baker Street", "address"],
])("%j holds: %s", (text, kind) => {
  expect(contactDetailsIn(text)).toEqual([kind]);
});

test.each([
  "Shall we say 22-11-2026 19:30, or on 2026-11-23?",
  "I am 36, 1.78 m, and have 2 cats and 1500 books.",
  "Well...then.So be it",
  "It cost 1.250.000 euros!",
  "Meet @ 8 at the bar; me@home",
  "I like instagram, and signal boxes",
  "NL92ABNA0417164301 is no account",
  "The straat was empty; via Rome we came home",
])("%j holds no contact detail", (text) => {
  expect(contactDetailsIn(text)).toEqual([]);
});

test("a text designed to slow down the patterns is still read to its end", () => {
  for (const part of ["a.", "1 ", "a@", "NL91 ", "via a", "1-"]) contactDetailsIn(part.repeat(2_000));
});

test("a long run of blanks or letters after a street name is read once", () => {
  // Quadratic patterns take minutes over these.
  for (const long of [`rue${" ".repeat(300_000)}x`, "laan".repeat(75_000), "\n \t".repeat(100_000)]) {
    expect(contactDetailsIn(long)).toEqual([]);
  }
  expect(contactDetailsIn(`rue ${" \n".repeat(500)}de Rivoli 12`)).toEqual(["address"]);
});
