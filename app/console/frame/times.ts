import { LRUCache } from "lru-cache";
import { durationInWords } from "~/app/domain/durations";
import type { Words } from "~/app/locales";

/** Formats a waiting time in its largest unit: "3 h". `ms` may be 0. */
export function ageInWords(ms: number, { locale }: Words): string {
  return durationInWords(ms, locale);
}

/** Formats the time of day in a brand's zone, for something that ends within minutes. */
export function timeOf({ timeZone }: { timeZone: string }, { locale }: Words): (at: number) => string {
  const format = made(`${locale} ${timeZone} time`, () => {
    return new Intl.DateTimeFormat(locale, { ...TIME, timeZone });
  });
  return (at) => format.format(at);
}

/** Formats an end: only the time of day if the end is soon. */
export function endOf(where: { timeZone: string }, words: Words, now: number): Clock {
  const [time, clock] = [timeOf(where, words), clockOf(where, words)];
  return (at) => (at - now < SOON ? time(at) : clock(at));
}

/** The remaining time in ms from which an end counts as soon. */
const SOON = 60 * 60 * 1000;

/** Formats a moment (UTC ms). */
export type Clock = (at: number) => string;

/** Returns a formatter of day and time in a brand's zone. */
export function clockOf({ timeZone }: { timeZone: string }, { locale }: Words): Clock {
  const format = made(`${locale} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(locale, { ...DAY, ...TIME, timeZone });
  });
  return (at) => format.format(at);
}

/** The format of times, with the zone, because an operator works for brands in several zones. */
const TIME = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

/** Returns a formatter of days in a brand's zone. */
export function dateOf({ timeZone }: { timeZone: string }, { locale }: Words): Clock {
  const format = made(`${locale} ${timeZone} date`, () => {
    return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone });
  });
  return (at) => format.format(at);
}

/** Formatters by their options. Creating a formatter costs more than a row of a table. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

function made(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
