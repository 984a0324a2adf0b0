import type { CalendarDate } from "./ages";

/**
 * The first moment of a calendar day in a time zone, UTC ms. Clocks may change at midnight itself: then the day begins at
 * one, or what was said to be that day lasts for an hour more.
 */
export function startOfDay(day: CalendarDate, timeZone: string): number {
  // Swedish writes dates the ISO way.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  const midnight = Date.parse(day);
  // No zone is further from UTC than 14 hours. Seconds are enough: no clock is set by less.
  let [before, since] = [midnight / 1000 - 15 * 3600, midnight / 1000 + 15 * 3600];
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (format.format(middle * 1000) < day) before = middle;
    else since = middle;
  }
  return since * 1000;
}

/** The day in a time zone. */
export function dayOf(at: number, timeZone: string): CalendarDate {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);
}

/** So many days later, or earlier. */
export function dayAfter(day: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** The Monday of the week that a day belongs to. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return dayAfter(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
}

const DAY = 24 * 60 * 60 * 1000;
