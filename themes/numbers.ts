const formats = new Map<string, Intl.NumberFormat>();

/**
 * "1,204" as the language writes it. Small whole numbers are the same in every language here: the first format that a
 * page makes keeps a phone busy for up to a fifth of a second, and most pages count no further than that.
 */
export function writtenNumber(value: number, locale: string): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale);
    formats.set(locale, format);
  }
  return format.format(value);
}
