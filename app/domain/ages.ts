import type { Site } from "./site";

/** The minimum age of members, for every feature. */
export const ADULT = 18;

const OLDEST = 120;

/** Calendar dates, `YYYY-MM-DD`, which compare as text. */
export type CalendarDate = string;

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

/** The last computed day by time zone, and its minute since 1970: no day begins within a minute. */
const days = new Map<string, { minute: number; day: CalendarDate }>();

/** Returns the age in whole years on `today`, from valid dates. Feb 29 birthdays count on Mar 1. Throws nothing. */
export function ageOn(birthDate: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(4) < birthDate.slice(4) ? years - 1 : years;
}

export function isOfAge(birthDate: CalendarDate, today: CalendarDate): boolean {
  return ageOn(birthDate, today) >= ADULT;
}

/**
 * Returns the latest birth date of a person of that age: `ageOn(date, today) >= age` means `date <= bornBy(age,
 * today)`. Use the result for comparisons only, because it may be a Feb 29 that does not exist.
 */
export function bornBy(age: number, today: CalendarDate): CalendarDate {
  return String(Number(today.slice(0, 4)) - age).padStart(4, "0") + today.slice(4);
}

/** Returns the date if it is valid, not in the future and at most 120 years ago; otherwise undefined. */
export function parseBirthDate(text: unknown, today: CalendarDate): CalendarDate | undefined {
  if (typeof text !== "string" || !isCalendarDate(text) || text > today) return undefined;
  return ageOn(text, today) <= OLDEST ? text : undefined;
}

/** Returns whether the text is a day that exists, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Feb 30 parses as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish formats dates the ISO way.
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(timeZone, made);
  return made;
}
