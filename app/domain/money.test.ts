import { expect, test } from "vitest";
import { decimalOf, moneyFrom, sameMoney } from "./money";

test.each([
  [990, "EUR", "9.90"],
  [5, "EUR", "0.05"],
  [1200, "JPY", "1200"],
  [100_000, "PLN", "1000.00"],
] as const)("%i minor units of %s are written %s, and read back", (amount, currency, decimal) => {
  expect(decimalOf({ amount, currency })).toBe(decimal);
  expect(moneyFrom(decimal, currency)).toEqual({ amount, currency });
});

test("a provider may omit or add trailing zeros", () => {
  expect(moneyFrom("9.9", "EUR")).toEqual({ amount: 990, currency: "EUR" });
  expect(moneyFrom("9", "EUR")).toEqual({ amount: 900, currency: "EUR" });
  expect(moneyFrom("9.900", "EUR")).toEqual({ amount: 990, currency: "EUR" });
});

test.each([
  ["9,90", "EUR"],
  ["-9.90", "EUR"],
  ["9.905", "EUR"],
  ["1e3", "EUR"],
  ["", "EUR"],
  ["9.90", "eur"],
  ["9.90", ""],
  ["0x10", "EUR"],
])("%o %o is an invalid amount", (decimal, currency) => expect(moneyFrom(decimal, currency)).toBeUndefined());

test("the same amount in another currency is different money", () => {
  expect(sameMoney({ amount: 990, currency: "EUR" }, { amount: 990, currency: "EUR" })).toBe(true);
  expect(sameMoney({ amount: 990, currency: "EUR" }, { amount: 990, currency: "USD" })).toBe(false);
});
