import { z } from "zod";
import { GENDERS } from "~/tenants/vocabulary";

export const PAGE_SIZE = 12;

const ALL = ["", "0"];

const age = z
  .string()
  .regex(/^(-?\d{1,3})?$/)
  .transform((text) => (text === "" ? null : Number(text)));

const flag = z.string().transform((text) => text !== "" && text !== "0" && text !== "false");

/**
 * What a search is asked for in an address. A filter that is absent stays undefined; one that is empty (or 0 where that
 * means all) is null. An unknown country or region is nobody's, not an error.
 */
export const searchQuery = z
  .object({
    gender: z
      .enum(["", ...GENDERS], "error.invalid_choice")
      .transform((text) => text || null)
      .optional(),
    country: z
      .string()
      .regex(/^(0|[A-Za-z]{2})?$/)
      .transform((text) => (ALL.includes(text) ? null : text.toUpperCase()))
      .optional(),
    countryregion: z
      .string()
      .regex(/^[\w.-]{0,40}$/)
      .transform((text) => (ALL.includes(text) ? null : text))
      .optional(),
    min_age: age.optional(),
    max_age: age.optional(),
    page: number(/^\d{1,16}$/, Number.POSITIVE_INFINITY).default(1),
    pp: number(/^\d{1,3}$/, 100).default(PAGE_SIZE),
    searchAllCountries: flag.default(false),
    auto_load: flag.default(false),
    trafficsource: z
      .string()
      .transform((text) => text.replace(/[{}]/g, "").trim())
      .optional(),
  })
  .refine(({ page, pp }) => Number.isSafeInteger(page * pp), { path: ["page"], error: "request.invalid" })
  .transform(
    ({ countryregion, min_age, max_age, searchAllCountries, auto_load, trafficsource, page, pp, ...rest }) => ({
      filters: withoutAbsent({
        gender: rest.gender,
        country: searchAllCountries ? null : rest.country,
        region: countryregion,
        minAge: min_age,
        maxAge: max_age,
      }),
      page,
      pp,
      autoLoad: auto_load,
      network: trafficsource,
    }),
  );

/** A whole number from 1, written plainly. */
function number(form: RegExp, max: number) {
  return z
    .string()
    .regex(form, { abort: true })
    .transform(Number)
    .refine((value) => value >= 1 && value <= max);
}

/** So that it can be laid over defaults. */
function withoutAbsent<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}
