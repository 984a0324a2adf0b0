import { expect, test } from "vitest";
import { dayAfter, dayOf, endOfDay, mondayOf, startOfDay } from "./days";

test.each([
  ["in winter", "2026-01-15", "Europe/Amsterdam", "2026-01-14T23:00:00Z"],
  ["in summer", "2026-07-15", "Europe/Amsterdam", "2026-07-14T22:00:00Z"],
  ["on which clocks go forward, before they do", "2026-03-29", "Europe/Amsterdam", "2026-03-28T23:00:00Z"],
  ["after that", "2026-03-30", "Europe/Amsterdam", "2026-03-29T22:00:00Z"],
  ["on which they go back", "2026-10-25", "Europe/Amsterdam", "2026-10-24T22:00:00Z"],
  ["after that", "2026-10-26", "Europe/Amsterdam", "2026-10-25T23:00:00Z"],
  ["west of Greenwich", "2026-11-01", "America/New_York", "2026-11-01T04:00:00Z"],
  ["that begins at one, since clocks go forward at midnight", "2025-03-30", "Asia/Beirut", "2025-03-29T22:00:00Z"],
  ["whose first hour comes twice", "2025-11-02", "America/Havana", "2025-11-02T04:00:00Z"],
  ["furthest east", "2026-01-01", "Pacific/Kiritimati", "2025-12-31T10:00:00Z"],
  ["furthest west", "2026-01-01", "Pacific/Pago_Pago", "2026-01-01T11:00:00Z"],
  ["half an hour off", "2026-01-01", "Asia/Kolkata", "2025-12-31T18:30:00Z"],
])("a day %s", (_, day, timeZone, start) => {
  expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(start.replace("Z", ".000Z"));
});

test.each([
  ["in Europe", "9999-12-31", "Europe/Amsterdam", "+010000-01-01T00:00:00+01:00"],
  ["furthest east", "9999-12-31", "Pacific/Kiritimati", "+010000-01-01T00:00:00+14:00"],
  ["furthest west", "9999-12-31", "Pacific/Pago_Pago", "+010000-01-01T00:00:00-11:00"],
  ["on which clocks go forward", "2026-03-29", "Europe/Amsterdam", "2026-03-30T00:00:00+02:00"],
  ["before one that begins at one", "2025-03-29", "Asia/Beirut", "2025-03-30T01:00:00+03:00"],
  ["whose month ends", "2026-02-28", "America/New_York", "2026-03-01T00:00:00-05:00"],
])("an interval to the end of a day %s lasts the whole day", (_, day, timeZone, end) => {
  expect(endOfDay(day, timeZone)).toBe(Date.parse(end));
});

test("a week begins on Monday, by the local clock", () => {
  const sunday = Date.UTC(2026, 5, 7, 22, 30);
  expect(dayOf(sunday, "UTC")).toBe("2026-06-07");
  expect(dayOf(sunday, "Europe/Amsterdam")).toBe("2026-06-08");
  for (const [day, monday] of [
    ["2026-06-07", "2026-06-01"],
    ["2026-06-08", "2026-06-08"],
    ["2027-01-01", "2026-12-28"],
  ] as const)
    expect(mondayOf(day)).toBe(monday);
  expect(dayAfter("2026-12-28", 7)).toBe("2027-01-04");
});
