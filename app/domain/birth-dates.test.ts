import fc from "fast-check";
import { expect, test } from "vitest";
import { anAdult, testSite } from "~/tests/support/test-site";
import { ADULT, ageOn, isOfAge, parseBirthDate, todayOf } from "./ages";
import { updateProfile } from "./people/profiles/profiles";

const DAY = 86_400_000;
const ZONES = ["Europe/Amsterdam", "America/Los_Angeles", "Pacific/Auckland", "Pacific/Kiritimati", "Asia/Kolkata"];
const day = fc.date({ min: new Date("1930-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }).map(isoDay);
const moment = fc.date({ min: new Date("2024-01-01"), max: new Date("2032-12-31"), noInvalidDate: true });

test("a calendar day is a valid birth date unless it is in the future", () => {
  fc.assert(
    fc.property(day, day, (birthDate, today) => {
      expect(parseBirthDate(birthDate, today)).toBe(birthDate <= today ? birthDate : undefined);
    }),
  );
});

test("a day that does not exist is invalid", () => {
  const part = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, "0"));
  fc.assert(
    fc.property(fc.integer({ min: 1930, max: 2020 }), part, part, (year, month, date) => {
      const text = `${year}-${month}-${date}`;
      const made = new Date(Date.UTC(year, Number(month) - 1, Number(date)));
      const real = isoDay(made) === text;
      expect(parseBirthDate(text, "2026-06-01")).toBe(real ? text : undefined);
    }),
  );
});

test("in every time zone, a member is of age on the eighteenth birthday and not the day before", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moment, (timeZone, now) => {
      const today = todayOf({ tenant: { timeZone } as never, now: () => now.getTime() });
      const born = `${Number(today.slice(0, 4)) - ADULT}${today.slice(4)}`;
      fc.pre(parseBirthDate(born, today) !== undefined);
      expect(isOfAge(born, today)).toBe(true);
      const dayLater = isoDay(new Date(Date.parse(born) + DAY));
      expect(isOfAge(dayLater, today)).toBe(false);
    }),
  );
});

test("a member born on a leap day is of age on March 1 in other years", () => {
  const leapYears = fc.integer({ min: 480, max: 500 }).map((quarter) => 4 * quarter);
  fc.assert(
    fc.property(leapYears, (year) => {
      fc.pre(parseBirthDate(`${year}-02-29`, "2026-06-01") !== undefined);
      expect(ageOn(`${year}-02-29`, `${year + ADULT}-02-28`)).toBe(ADULT - 1);
      expect(ageOn(`${year}-02-29`, `${year + ADULT}-03-01`)).toBe(ADULT);
    }),
  );
});

test("a birth date can be corrected to another adult's, and neither removed nor set to a child's", async () => {
  const anna = anAdult({ birthDate: "1996-03-14" });
  const site = await testSite({ members: [anna] });
  expect(await updateProfile(site, anna, { birthDate: "1995-03-14" })).toMatchObject({ birthDate: "1995-03-14" });
  for (const birthDate of ["", null, "2008-06-02", "1996-02-30"]) {
    await expect(updateProfile(site, anna, { birthDate })).rejects.toMatchObject({ kind: "invalid" });
  }
  expect(await updateProfile(site, anna, { gender: "female" })).toMatchObject({ birthDate: "1995-03-14" });
});

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
