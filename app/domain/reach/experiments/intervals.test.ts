import { expect, test } from "vitest";
import { differenceOf, intervalOf } from "./intervals";

const rounded = (interval: number[]) => interval.map((each) => Math.round(each * 10_000) / 10_000);

test("Wilson's interval matches Newcombe's table", () => {
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Stat. Med. 17 (1998), 857-872, table I.
  expect(rounded(intervalOf({ successes: 81, trials: 263 }))).toEqual([0.2553, 0.3662]);
  expect(rounded(intervalOf({ successes: 15, trials: 148 }))).toEqual([0.0624, 0.1605]);
  expect(rounded(intervalOf({ successes: 0, trials: 20 }))).toEqual([0, 0.1611]);
  expect(rounded(intervalOf({ successes: 1, trials: 29 }))).toEqual([0.0061, 0.1718]);
});

test("the interval of a difference matches Newcombe's table", () => {
  // Statistics in Medicine 17 (1998), 873-890, table II, method 10.
  expect(rounded(differenceOf({ successes: 56, trials: 70 }, { successes: 48, trials: 80 }))).toEqual([0.0524, 0.3339]);
  expect(rounded(differenceOf({ successes: 9, trials: 10 }, { successes: 3, trials: 10 }))).toEqual([0.1705, 0.809]);
  expect(rounded(differenceOf({ successes: 10, trials: 10 }, { successes: 0, trials: 20 }))).toEqual([0.6791, 1]);
});

test("the interval is widest without trials, and grows with the number of pairs", () => {
  expect(intervalOf({ successes: 0, trials: 0 })).toEqual([0, 1]);
  const [one, other] = [
    { successes: 56, trials: 70 },
    { successes: 48, trials: 80 },
  ];
  expect(differenceOf(one, other, 6)[0]).toBeLessThan(differenceOf(one, other)[0]);
  expect(differenceOf(one, other, 6)[1]).toBeGreaterThan(differenceOf(one, other)[1]);
});
