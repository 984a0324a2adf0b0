const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number in the language: "1,204". Small whole numbers skip Intl, because they look alike in every language
 * here and the first formatter of a page costs a phone up to a fifth of a second.
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
