import { z } from "zod";
import { ADULT, type CalendarDate, isOfAge, parseBirthDate } from "~/app/domain/accounts/ages";
import { countriesOffered } from "~/app/domain/places/places";
import type { Tenant } from "~/tenants/schema";
import { GENDERS, PROFILE_NOTES } from "~/tenants/vocabulary";
import { FIELD_OPTIONS } from "./fields";
import { lengthOf, manyLines, oneLine } from "./texts";

const NOTE_MAX = 3000;
const CITY_MAX = 255;

/**
 * What a member may change. What is left out stays as it is; null or "" takes it away. Whether a region lies in the
 * country and what this tenant keeps closed is for the verb to say, which knows the member.
 */
export function profileChanges(tenant: Tenant, today: CalendarDate) {
  const offered = z.enum(countriesOffered(tenant.countries) as [string, ...string[]]);
  return z.object({
    gender: orNothing(z.enum(GENDERS), "error.invalid_choice"),
    seeking: z.array(z.enum(GENDERS, "error.invalid_choice")).min(1, "error.required").transform(distinct).optional(),
    birthDate: birthDateField(today).optional(),
    country: orNothing(offered, "profile.country_unknown"),
    region: orNothing(regionId, "profile.region_unknown"),
    city: text(oneLine, CITY_MAX),
    ...selects,
    ...notes,
    lastSignupStep: z.boolean().optional(),
  });
}

export type ProfileChanges = z.input<ReturnType<typeof profileChanges>>;
export type CheckedChanges = z.output<ReturnType<typeof profileChanges>>;

/** A real date of somebody of age. Never empty: no profile is without one. */
export function birthDateField(today: CalendarDate) {
  return z
    .unknown()
    .optional()
    .transform((given, context) => {
      const birthDate = parseBirthDate(given, today);
      if (birthDate && isOfAge(birthDate, today)) return birthDate;
      const empty = given === undefined || given === null || given === "";
      const unreal = empty ? "error.required" : "profile.date_of_birth_invalid";
      const message = birthDate ? "profile.date_of_birth_error" : unreal;
      context.addIssue({ code: "custom", message, params: { min_age: ADULT } });
      return z.NEVER;
    });
}

function orNothing<S extends z.ZodType>(schema: S, message: string) {
  return z.union([z.literal("").transform(() => null), z.null(), schema], message).optional();
}

function text(clean: (text: string) => string, max: number) {
  return z
    .string()
    .refine((given) => given.length <= 20 * max, { error: "error.too_long", params: { max }, abort: true })
    .transform(clean)
    .refine((given) => lengthOf(given) <= max, { error: "error.too_long", params: { max } })
    .transform((given) => given || null)
    .nullish();
}

/** 0 is "all of the country", as in a search. */
const regionId = z.union([z.string(), z.int()]).transform((id) => (String(id) === "0" ? null : String(id)));

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)];
}

const choice = <const O extends readonly string[]>(options: O) =>
  orNothing(z.enum(options as unknown as [O[number], ...O[number][]]), "error.invalid_choice");

const selects = {
  body_type: choice(FIELD_OPTIONS.body_type),
  height: choice(FIELD_OPTIONS.height),
  hair: choice(FIELD_OPTIONS.hair),
  eyes: choice(FIELD_OPTIONS.eyes),
  relationship: choice(FIELD_OPTIONS.relationship),
  smoking: choice(FIELD_OPTIONS.smoking),
  drinking: choice(FIELD_OPTIONS.drinking),
  children: choice(FIELD_OPTIONS.children),
  education: choice(FIELD_OPTIONS.education),
};

const note = text(manyLines, NOTE_MAX);
const notes = Object.fromEntries(PROFILE_NOTES.map((name) => [name, note])) as Record<
  (typeof PROFILE_NOTES)[number],
  typeof note
>;
