const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats "14:05". */
export function timeOfDay(at: number, locale: string, timeZone: string): string {
  return formatOf(locale, { hour: "numeric", minute: "2-digit", timeZone }).format(at);
}

/** Formats "Monday 3 June", with the year if it differs from the year of `now`. */
export function dateInWords(at: number, now: number, locale: string, timeZone: string): string {
  const year = yearUnlessOf(now, at, timeZone);
  return formatOf(locale, { weekday: "long", day: "numeric", month: "long", ...year, timeZone }).format(at);
}

/** Returns the option that adds the year to a date of another year than `now`. */
export function yearUnlessOf(now: number, at: number, timeZone: string): Intl.DateTimeFormatOptions {
  const year = (time: number) => formatOf("sv-SE", { year: "numeric", timeZone }).format(time);
  return year(at) === year(now) ? {} : { year: "numeric" };
}

/** Formats "3 June 2026". */
export function dayInFull(at: number, locale: string, timeZone: string): string {
  return formatOf(locale, { dateStyle: "long", timeZone }).format(at);
}

/** Formats "3 Jun 2026, 14:05". */
export function dayAndTime(at: number, locale: string, timeZone: string): string {
  return formatOf(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(at);
}

/** Counts the calendar days in that time zone: 0 today, 1 yesterday. */
export function daysOf(at: number, now: number, timeZone: string): number {
  const day = (time: number) => Date.parse(formatOf("sv-SE", { dateStyle: "short", timeZone }).format(time));
  return Math.round((day(now) - day(at)) / (24 * 60 * 60 * 1000));
}

/** Caches formatters: creating one costs more than a page should spend. */
export function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}
