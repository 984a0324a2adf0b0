import { z } from "zod";
import { ADULT, type CalendarDate, isOfAge, parseBirthDate } from "~/app/domain/ages";
import { reachesSomebody } from "~/app/domain/safety/care/contact-details";
import { countriesOffered } from "~/app/domain/site/places/places";
import { farTooLong, lengthOf, manyLines, oneLine } from "~/app/domain/texts";
import type { SeenBy } from "~/db/tables";
import type { Tenant } from "~/tenants/config/schema";
import { LANGUAGES, LIST_FIELDS, PROFILE_NOTES, SHOWN_FIELDS, type ShownField } from "~/tenants/config/vocabulary";
import { gendersOf } from "./genders";
import { INTERESTS } from "./interests";
import { MOST_PROMPTS, PROMPTS } from "./prompts";

export const SEEN_BY = ["everyone", "members", "contacts", "nobody"] as const satisfies readonly SeenBy[];

const NOTE_MAX = 3000;
const CITY_MAX = 255;
export const ANSWER_MAX = 300;

/**
 * Returns the schema of changes to a profile. A missing field stays unchanged; null or "" clears the field. The verb
 * checks the region, and fields that this tenant locks.
 */
export function profileChanges(tenant: Tenant, today: CalendarDate) {
  const offered = z.enum(countriesOffered(tenant.countries) as [string, ...string[]]);
  const gender = z.enum(gendersOf(tenant) as [string, ...string[]], "error.invalid_choice");
  return z.object({
    gender: orNothing(gender, "error.invalid_choice"),
    seeking: seekingOf(gender).optional(),
    seekMinAge: soughtAge,
    seekMaxAge: soughtAge,
    birthDate: birthDateField(today).optional(),
    country: orNothing(offered, "profile.country_unknown"),
    region: orNothing(regionId, "profile.region_unknown"),
    city: text(oneLine, CITY_MAX).refine((city) => !city || !reachesSomebody(city), "profiles.city_contact"),
    ...selects,
    ...notes,
    ...ownChoices(tenant),
    languages: someOf(LANGUAGES).optional(),
    /** The ids of interests from the list. `interests` is the free text. */
    interestIds: someOf(INTERESTS).optional(),
    prompts: prompts.optional(),
    seenBy: z.enum(SEEN_BY, "error.invalid_choice").optional(),
    /** Whether the profile may appear on the front page, in landers and in previews. Requires `everyone`. */
    advertised: z.boolean("error.invalid_choice").optional(),
    lastSignupStep: z.boolean().optional(),
  });
}

export type ProfileChanges = z.input<ReturnType<typeof profileChanges>>;
export type CheckedChanges = z.output<ReturnType<typeof profileChanges>>;

/** A valid birth date of an adult. Never empty: every profile has one. */
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

function seekingOf<S extends z.ZodType<string, string>>(gender: S) {
  return z
    .array(gender)
    .min(1, "error.required")
    .max(10, "error.invalid_choice") // the maximum of a site
    .transform(distinct);
}

function someOf<const O extends readonly string[]>(options: O) {
  const known = z.enum(options as unknown as [O[number], ...O[number][]], "error.invalid_choice");
  return asOne(z.array(known).max(100, "error.invalid_choice").transform(distinct));
}

/** A question without an answer is dropped. */
const prompts = asOne(
  z
    .array(z.object({ prompt: z.enum(["", ...PROMPTS], "error.invalid_choice"), answer: text(manyLines, ANSWER_MAX) }))
    .max(MOST_PROMPTS, "error.invalid_choice")
    .transform((given) => given.flatMap(({ prompt, answer }) => (answer ? [{ prompt, answer }] : [])))
    .refine((given) => given.every(({ prompt }) => prompt !== ""), "prompts.question_missing")
    .refine((given) => distinct(given.map(({ prompt }) => prompt)).length === given.length, "prompts.twice"),
);

/** Reports all errors within a value as one error of the whole, because a form shows them in one place. */
function asOne<S extends z.ZodType>(schema: S) {
  return z.custom<z.input<S>>().transform((given, context): z.output<S> => {
    const parsed = schema.safeParse(given);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const params = issue && "params" in issue ? issue.params : undefined;
    context.addIssue({ code: "custom", message: issue?.message, params });
    return z.NEVER;
  });
}

function orNothing<S extends z.ZodType>(schema: S, message: string) {
  return z.union([z.literal("").transform(() => null), z.null(), schema], message).optional();
}

/** Whole years as a number, or as a form sends it. */
const soughtAge = z
  .union([z.string(), z.number(), z.null()], "profile.seek_ages_wrong")
  .transform((given) => (given === "" || given === null ? null : Number(given)))
  .refine((age) => age === null || (Number.isInteger(age) && age >= ADULT && age <= 120), "profile.seek_ages_wrong")
  .optional();

function text(clean: (text: string) => string, max: number) {
  return z
    .string()
    .refine((given) => !farTooLong(given, max), { error: "error.too_long", params: { max }, abort: true })
    .transform(clean)
    .refine((given) => lengthOf(given) <= max, { error: "error.too_long", params: { max } })
    .transform((given) => given || null)
    .nullish();
}

/** The id of a region. 0 means the whole country, as in a search. */
const regionId = z.union([z.string(), z.int()]).transform((id) => (String(id) === "0" ? null : String(id)));

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)];
}

const choice = <const O extends readonly string[]>(options: O) =>
  orNothing(z.enum(options as unknown as [O[number], ...O[number][]]), "error.invalid_choice");

const selects = Object.fromEntries(
  SHOWN_FIELDS.map((field) => [field, choice(LIST_FIELDS[field].options)]),
) as unknown as {
  [F in ShownField]: ReturnType<typeof choice<(typeof LIST_FIELDS)[F]["options"]>>;
};

/** The tenant's own fields. Their names are in its config, so no type lists them. */
function ownChoices({ profile }: Tenant): Record<never, never> {
  return Object.fromEntries(profile.ownFields.map(({ id, options }) => [id, choice(options.map((each) => each.id))]));
}

const note = text(manyLines, NOTE_MAX);
const notes = Object.fromEntries(PROFILE_NOTES.map((name) => [name, note])) as Record<
  (typeof PROFILE_NOTES)[number],
  typeof note
>;
