import type { CalendarDate } from "./ages";

/**
 * Returns the first moment of a calendar day in a time zone, UTC ms. If clocks change at midnight, the day begins at
 * one o'clock, or an interval that ends there lasts an hour longer.
 */
export function startOfDay(day: CalendarDate, timeZone: string): number {
  return firstMoment(Date.parse(day), timeZone, (then) => then >= day);
}

/** Returns the first moment after a calendar day in a time zone, UTC ms, even after 9999-12-31. */
export function endOfDay(day: CalendarDate, timeZone: string): number {
  return firstMoment(Date.parse(day) + DAY, timeZone, (then) => then.length > day.length || then > day);
}

/** Returns when the local day first satisfies `isThen`; `midnight` is an estimate in UTC. */
function firstMoment(midnight: number, timeZone: string, isThen: (day: CalendarDate) => boolean): number {
  // Swedish formats dates the ISO way.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  // No time zone is further from UTC than 14 hours, and no clock changes by less than a second.
  let [before, since] = [midnight / 1000 - 15 * 3600, midnight / 1000 + 15 * 3600];
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (isThen(format.format(middle * 1000))) since = middle;
    else before = middle;
  }
  return since * 1000;
}

export function dayOf(at: number, timeZone: string): CalendarDate {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);
}

/** Adds days to a calendar day; negative numbers subtract. The result must not be after 9999-12-31. */
export function dayAfter(day: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, "YYYY-MM-DD".length);
}

export function mondayOf(day: CalendarDate): CalendarDate {
  return dayAfter(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
}

const DAY = 24 * 60 * 60 * 1000;
