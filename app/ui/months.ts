/** January first, in the language's own words. */
export function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)));
}

/** Years in which somebody of `minAge` to 100 was born, newest first. */
export function yearsOfAdults(minAge: number, thisYear = new Date().getUTCFullYear()): number[] {
  return Array.from({ length: 100 - minAge + 1 }, (_, index) => thisYear - minAge - index);
}
