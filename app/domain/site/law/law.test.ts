import { expect, test } from "vitest";
import { LANGUAGES } from "~/app/locales/names";
import { COUNTRY_LAWS } from "./countries";
import { lawOf, legalLabels, vatRateOf, vatWithin, withdrawalDaysOf } from "./law";

test("a rate applies from its first day, and an unknown country has none", () => {
  expect(vatRateOf("EE", Date.UTC(2025, 5, 30))).toBe(2200);
  expect(vatRateOf("EE", Date.UTC(2025, 6, 1))).toBe(2400);
  expect(vatRateOf("NL", Date.UTC(2026, 10, 20))).toBe(2100);
  expect(vatRateOf("JP", Date.UTC(2026, 10, 20))).toBe(0);
});

test("the rates of a country are sorted latest first", () => {
  for (const { vat } of Object.values(COUNTRY_LAWS)) {
    const days = vat.map(([since]) => since);
    expect(days).toEqual([...days].sort().reverse());
  }
});

test("VAT and net price add up to the price", () => {
  for (const price of [1, 7, 199, 1000, 1999, 123_457]) {
    for (const rate of [0, 500, 810, 1900, 2100, 2550]) {
      const { vat, net } = vatWithin(price, rate);
      expect(vat + net).toBe(price);
      expect(Math.abs(net * (10_000 + rate) - price * 10_000)).toBeLessThanOrEqual((10_000 + rate) / 2);
    }
  }
  expect(vatWithin(1210, 2100)).toEqual({ vat: 210, net: 1000 });
});

test("the EU has a right of withdrawal, Switzerland does not, and Germany requires a cancellation button", () => {
  expect(withdrawalDaysOf("IT")).toBe(14);
  expect(withdrawalDaysOf("CH")).toBe(0);
  expect(withdrawalDaysOf("JP")).toBe(0);
  expect(lawOf("DE")?.cancellationButton).toBe(true);
  expect(lawOf("AT")?.cancellationButton).toBe(false);
});

test("each language has its own button labels", () => {
  const labels = LANGUAGES.map((language) => legalLabels(language));
  for (const name of ["order", "withdraw", "confirmWithdrawal", "cancel", "confirmCancellation"] as const) {
    expect(new Set(labels.map((each) => each[name])).size).toBe(LANGUAGES.length);
  }
  expect(legalLabels("de").order).toBe("Zahlungspflichtig bestellen");
});
