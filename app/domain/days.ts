import type { CalendarDate } from "./ages";

/**
 * The first moment of a calendar day in a time zone, UTC ms. Clocks may change at midnight itself: then the day begins at
 * one, or what was said to be that day lasts for an hour more.
 */
export function startOfDay(day: CalendarDate, timeZone: string): number {
  return firstMoment(Date.parse(day), timeZone, (then) => then >= day);
}

/** The first moment after a calendar day in a time zone, UTC ms, also after 9999-12-31: then the year has five digits. */
export function endOfDay(day: CalendarDate, timeZone: string): number {
  return firstMoment(Date.parse(day) + DAY, timeZone, (then) => then.length > day.length || then > day);
}

/** When it first `isThen`, by the day that it is in a time zone; `midnight` is about when, in UTC. */
function firstMoment(midnight: number, timeZone: string, isThen: (day: CalendarDate) => boolean): number {
  // Swedish writes dates the ISO way.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  // No zone is further from UTC than 14 hours. Seconds are enough: no clock is set by less.
  let [before, since] = [midnight / 1000 - 15 * 3600, midnight / 1000 + 15 * 3600];
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (isThen(format.format(middle * 1000))) since = middle;
    else before = middle;
  }
  return since * 1000;
}

/** The day in a time zone. */
export function dayOf(at: number, timeZone: string): CalendarDate {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);
}

/** So many days later, or earlier. Not beyond 9999-12-31. */
export function dayAfter(day: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** The Monday of the week that a day belongs to. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return dayAfter(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
}

const DAY = 24 * 60 * 60 * 1000;
