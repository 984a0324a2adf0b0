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
  ["7fQ!xw2Lp0zR", 2],
])("%j looks like %d", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test("what others know of somebody counts for little", () => {
  expect(strengthOf("annabell1990")).toBeGreaterThan(0);
  expect(strengthOf("annabell1990", ["annabell@example.com"])).toBe(0);
});
