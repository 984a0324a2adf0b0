import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { strengthOf } from "./password-strength";

test.each([
  ["", 0],
  ["tulip9", 0],
  ["aaaaaaaaaaaaaaaa", 0],
  ["12345678901234", 0],
  ["qwertyuiop", 0],
  ["abababababab", 0],
  ["tulip-gate", 1],
  ["correct horse battery", 2],
  ["tall green walrus 77", 2],
  ["7fQ!xw2Lp0zR", 2],
])("strengthOf > rates %j as %d", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test("strengthOf > gives little for words that others know about the member", () => {
  expect(strengthOf("annabell1990")).toBeGreaterThan(0);
  expect(strengthOf("annabell1990", ["annabell@example.com"])).toBe(0);
});

test("strengthOf > rates a password that the server refuses as common 0, in capitals too", () => {
  const common = dictionary["passwords-common"];
  expect(common.filter((password) => strengthOf(password) > 0)).toEqual([]);
  expect(common.filter((password) => strengthOf(password.toUpperCase()) > 0)).toEqual([]);
});

test("strengthOf > never rates several words, as the hint advises, as easy to guess", () => {
  const [colours, beasts] = [
    ["red", "green", "blue", "amber", "violet", "silver", "golden", "purple", "orange", "scarlet"],
    ["fox", "walrus", "tiger", "heron", "badger", "otter", "panther", "ostrich", "kestrel", "gecko"],
  ];
  const pairs = colours.flatMap((colour) => beasts.map((beast) => [colour, beast] as const));
  const rows = pairs.flatMap(([colour, beast], n) => [
    `tall ${colour} ${beast}`,
    `tall ${colour} ${beast} ${n}`,
    `gentle${colour}${beast}${n + 100}`,
    `Gentle-${colour}-${beast}-${n}`,
  ]);
  expect(rows.filter((password) => strengthOf(password) === 0)).toEqual([]);
});

test("looksCommon > takes hardly any other password for a common one", () => {
  const others = Array.from({ length: 1_000 }, (_, n) => `tulip-${n * 7919}-gate`.slice(-14));
  expect(others.filter((password) => strengthOf(password) === 0).length).toBeLessThan(60);
});
