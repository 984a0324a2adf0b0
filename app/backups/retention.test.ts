// @engines one
import { expect, test } from "vitest";
import { keepOf } from "~/app/settings/backup-settings";
import { keptOf } from "./retention";

test("keepOf accepts days, weeks and months in any order, at least one of them", () => {
  expect(keepOf("5last,7d,4w,12m")).toEqual({ last: 5, days: 7, weeks: 4, months: 12 });
  expect(keepOf("12m, 3d")).toEqual({ last: 0, days: 3, weeks: 0, months: 12 });
  for (const wrong of ["", "7", "0d", "7d,x", "d", "-1d", "7d;4w"]) expect(keepOf(wrong), wrong).toBeUndefined();
});

test("keptOf keeps the newest backup of each of the last days, weeks and months out of a year", () => {
  const nights = Array.from({ length: 400 }, (_, day) => night(Date.UTC(2025, 9, 23, 3) + day * DAY));
  expect(nights.at(-1)!.at).toBe("2026-11-26T03:00:00.000Z");
  const kept = [...keptOf(nights, { last: 0, days: 3, weeks: 3, months: 3 })].map(({ at }) => at.slice(0, 10)).sort();
  // The last three days up to a Thursday, the two Sundays before, and the ends of the two months before.
  expect(kept).toEqual([
    "2026-09-30",
    "2026-10-31",
    "2026-11-15",
    "2026-11-22",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
  ]);
});

test("keptOf ignores periods without a backup, and always keeps the newest one", () => {
  const rare = [night(Date.UTC(2026, 0, 1)), night(Date.UTC(2026, 5, 1)), night(Date.UTC(2026, 5, 1, 1))];
  expect([...keptOf(rare, { last: 0, days: 2, weeks: 0, months: 0 })]).toEqual([rare[2], rare[0]]);
  expect([...keptOf(rare, { last: 0, days: 0, weeks: 0, months: 0 })]).toEqual([rare[2]]);
  expect([...keptOf([], { last: 0, days: 1, weeks: 1, months: 1 })]).toEqual([]);
});

test("keptOf prefers complete backups, and keeps one that lacks a site if its period has no complete one", () => {
  const [whole, lacking] = [night(Date.UTC(2026, 5, 1)), night(Date.UTC(2026, 5, 1, 1), false)];
  const [next, newest] = [night(Date.UTC(2026, 5, 2), false), night(Date.UTC(2026, 5, 3))];
  const kept = keptOf([whole, lacking, next, newest], { last: 0, days: 3, weeks: 0, months: 0 });
  expect([...kept]).toEqual([newest, next, whole]);
});

test("keptOf keeps the last backups, also of one day", () => {
  const made = [1, 2, 3, 4].map((hour) => night(Date.UTC(2026, 5, 1, hour)));
  expect([...keptOf(made, { last: 3, days: 1, weeks: 0, months: 0 })]).toEqual([made[3], made[2], made[1]]);
});

const DAY = 24 * 60 * 60_000;

function night(at: number, whole = true) {
  return { at: new Date(at).toISOString(), whole };
}
