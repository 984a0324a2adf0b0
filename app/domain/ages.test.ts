import { describe, expect, test } from "vitest";
import { ageOn, bornBy, isOfAge, parseBirthDate, todayOf } from "./ages";

const DAY = 86_400_000;
const dates = (from: string, to: string, stepInDays: number) => {
  const found: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += stepInDays * DAY)
    found.push(new Date(at).toISOString().slice(0, 10));
  return found;
};
const in2026 = (site: { timeZone: string; now: string }) =>
  todayOf({ tenant: { timeZone: site.timeZone } as never, now: () => Date.parse(site.now) });

describe("an age", () => {
  test("increases on the birthday and not before", () => {
    expect(ageOn("2008-06-02", "2026-06-01")).toBe(17);
    expect(ageOn("2008-06-02", "2026-06-02")).toBe(18);
    expect(ageOn("2008-06-02", "2027-06-01")).toBe(18);
  });

  test("of a member born on Feb 29 increases on Mar 1 in years without Feb 29", () => {
    expect(isOfAge("2008-02-29", "2026-02-28")).toBe(false);
    expect(isOfAge("2008-02-29", "2026-03-01")).toBe(true);
    expect(ageOn("2008-02-29", "2028-02-29")).toBe(20);
    expect(ageOn("2008-02-29", "2028-02-28")).toBe(19);
  });

  test("never falls, and increases by one a year, for any birth date", () => {
    const days = dates("2019-12-31", "2024-12-31", 1);
    for (const birthDate of dates("1996-01-01", "1997-03-02", 1)) {
      const ages = days.map((today) => ageOn(birthDate, today));
      const steps = ages.slice(1).map((age, index) => age - ages[index]!);
      expect(steps.filter((step) => step === 1)).toHaveLength(5);
      expect(steps.filter((step) => step !== 0 && step !== 1)).toEqual([]);
    }
  });

  test("agrees with the bound for a search on every pair of days", () => {
    for (const birthDate of dates("2005-12-20", "2009-01-10", 1)) {
      for (const today of dates("2026-02-20", "2028-03-10", 13)) {
        expect(birthDate <= bornBy(18, today)).toBe(isOfAge(birthDate, today));
      }
    }
  });
});

describe("a birth date", () => {
  test.each(["2000-02-29", "1906-06-02", "2026-06-01", "1999-12-31"])("%s is valid", (text) => {
    expect(parseBirthDate(text, "2026-06-01")).toBe(text);
  });

  test.each([
    "2001-02-29",
    "1999-02-30",
    "1999-13-01",
    "1999-00-10",
    "1999-01-00",
    "1999-1-1",
    "99-01-01",
    "YYYY-01-01",
    "1999-01-01T00:00:00Z",
    " 1999-01-01",
    "2026-06-02",
    "1905-06-01",
    "0000-00-00",
    "",
    null,
    undefined,
    19990101,
    ["1999-01-01"],
  ])("%j is invalid", (text) => {
    expect(parseBirthDate(text, "2026-06-01")).toBeUndefined();
  });
});

test("today is the tenant's day, not the server's", () => {
  expect(in2026({ timeZone: "Europe/Amsterdam", now: "2026-06-01T21:59:59Z" })).toBe("2026-06-01");
  expect(in2026({ timeZone: "Europe/Amsterdam", now: "2026-06-01T22:00:00Z" })).toBe("2026-06-02");
  expect(in2026({ timeZone: "Pacific/Auckland", now: "2026-06-01T12:00:00Z" })).toBe("2026-06-02");
  expect(in2026({ timeZone: "America/Los_Angeles", now: "2026-06-01T06:59:59Z" })).toBe("2026-05-31");
});
