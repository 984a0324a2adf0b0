const MINUTE = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** Formats a duration in its largest full unit, rounded down: "3 hr". `ms` may be 0. */
export function durationInWords(ms: number, locale: string): string {
  const [unit, size] = UNITS.find(([, each]) => ms >= each) ?? UNITS[2];
  return formatOf(locale, unit).format(Math.floor(ms / size));
}

/** Formats by language and unit, cached because making a format costs more than a table row. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, unit: string): Intl.NumberFormat {
  const key = `${locale} ${unit}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" });
  formats.set(key, format);
  return format;
}
