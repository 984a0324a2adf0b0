import { z } from "zod";

const part = z.string().default("");

export const birthDateParts = { birth_day: part, birth_month: part, birth_year: part };

type Parts = { [Name in keyof typeof birthDateParts]: string };

/** Returns the date as verbs expect it: YYYY-MM-DD, or "" if a part is missing. Verbs check whether the date exists. */
export function birthDateOf({ birth_day: day, birth_month: month, birth_year: year }: Parts): string {
  return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : "";
}

export function partsOf(birthDate: string): { day: string; month: string; year: string } {
  const [year = 0, month = 0, day = 0] = birthDate.split("-").map(Number);
  return { day: String(day), month: String(month), year: String(year) };
}
