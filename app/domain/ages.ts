import type { Site } from "./site";

/** The one age below which nobody is a member, can be seen, write, pay or upload. */
export const ADULT = 18;

/** Nobody is older, in years. */
const OLDEST = 120;

/** Calendar dates, `YYYY-MM-DD`: they compare as text. */
export type CalendarDate = string;

/** The calendar day that it is now where the tenant is. */
export function todayOf(site: Pick<Site, "tenant" | "now">): CalendarDate {
  const { timeZone } = site.tenant;
  const now = site.now();
  const minute = Math.floor(now / 60_000);
  const known = days.get(timeZone);
  if (known?.minute === minute) return known.day;
  const day = dayFormat(timeZone).format(now);
  days.set(timeZone, { minute, day });
  return day;
}

/**
 * The day that it last was in a time zone, and the minute since 1970 that this was worked out in: no day begins within
 * one.
 */
const days = new Map<string, { minute: number; day: CalendarDate }>();

/** Age in whole years on `today`. Feb 29 birthdays count on Mar 1. Both must be real dates. Throws nothing. */
export function ageOn(birthDate: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(4) < birthDate.slice(4) ? years - 1 : years;
}

export function isOfAge(birthDate: CalendarDate, today: CalendarDate): boolean {
  return ageOn(birthDate, today) >= ADULT;
}

/**
 * The latest day on which somebody who is at least `age` on `today` was born: `birthDate <= bornBy(age, today)`. For
 * comparing only, since a Feb 29 may come out in a year that has none.
 */
export function bornBy(age: number, today: CalendarDate): CalendarDate {
  return String(Number(today.slice(0, 4)) - age).padStart(4, "0") + today.slice(4);
}

/** The date where it is a real one, not ahead and at most 120 years ago; else undefined. */
export function parseBirthDate(text: unknown, today: CalendarDate): CalendarDate | undefined {
  if (typeof text !== "string" || !isCalendarDate(text) || text > today) return undefined;
  return ageOn(text, today) <= OLDEST ? text : undefined;
}

/** Whether such a day exists: `YYYY-MM-DD`. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Feb 30 parses, as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish writes dates the ISO way.
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(timeZone, made);
  return made;
}
