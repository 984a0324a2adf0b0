import type { CalendarDate } from "~/app/domain/ages";
import { isSelectField, SELECT_FIELDS, type SelectField } from "~/app/domain/people/profiles/fields";
import { NOWHERE } from "~/db/counts";
import type { profiles } from "~/db/tables";
import { PROFILE_NOTES } from "~/tenants/config/vocabulary";

/** A condition on members that both SQL and the index in memory evaluate. */
export type Condition =
  /** The trait has one of these values. A trait with several values has at least one of them. */
  | { kind: "trait"; trait: Trait; anyOf: readonly string[] }
  /** The birth date is after `after`, and not after `by`. Dates are compared as text; "" is unbounded. */
  | { kind: "born"; after: CalendarDate; by: CalendarDate }
  /** The time is `at` or later, in UTC ms. */
  | { kind: "since"; what: "lastActiveAt" | "createdAt"; at: number };

/** Traits with few values, each of which many members have. */
export type BroadTrait =
  | "open"
  | "gender"
  | "country"
  | "photo"
  | "nudity"
  | "languages"
  | "interests"
  | SelectField
  | OwnTrait;
export type OwnTrait = `own_${string}`;
/** Traits with many values, each of which few members have. */
export type PlaceTrait = "region" | "town";
export type Trait = BroadTrait | PlaceTrait;

export type SearchedRow = Pick<
  typeof profiles.$inferSelect,
  | "id"
  | "visible"
  | "seenBy"
  | "gender"
  | "birthDate"
  | "country"
  | "region"
  | "city"
  | "language"
  | "mainPhoto"
  | "showsNudity"
  | "languages"
  | "interests"
  | "details"
  | "lastActiveAt"
  | "createdAt"
>;

export function traitsOf(row: SearchedRow): [BroadTrait, string][] {
  const one = (trait: BroadTrait, value: string | null | undefined): [BroadTrait, string][] =>
    value ? [[trait, value]] : [];
  return [
    ...one("open", row.seenBy === "everyone" ? "yes" : null),
    ...one("gender", row.gender),
    ...one("country", row.country ?? NOWHERE),
    ...one("photo", row.mainPhoto && "yes"),
    ...one("nudity", row.showsNudity ? null : "none"),
    // A member speaks the language they use the site in, whatever else they chose.
    ...[row.language, ...row.languages].flatMap((value) => one("languages", value)),
    ...row.interests.flatMap((value) => one("interests", value)),
    ...SELECT_FIELDS.flatMap((field) => one(field, row.details[field])),
    ...Object.entries(row.details).flatMap(([field, choice]) => (isOwn(field) ? one(ownTrait(field), choice) : [])),
  ];
}

export function ownTrait(field: string): OwnTrait {
  return `own_${field}`;
}

export function detailOf(trait: SelectField | OwnTrait): string {
  return trait.startsWith("own_") ? trait.slice("own_".length) : trait;
}

/**
 * Returns whether a detail is a choice of the tenant's own field. Details also contain choices from the engine's lists,
 * and free texts.
 */
function isOwn(detail: string): boolean {
  return !isSelectField(detail) && !(PROFILE_NOTES as readonly string[]).includes(detail);
}

type Somewhere = Pick<SearchedRow, "country" | "region" | "city">;

/** Returns the key of a region. Region ids are unique only within their country. */
export function regionKey({ country, region }: Omit<Somewhere, "city">): string | null {
  return country && region ? `${country}|${region}` : null;
}

export function townKey({ country, region, city }: Somewhere): string | null {
  return country && city ? `${country}|${region ?? ""}|${city}` : null;
}
