import { ADULT } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { withNeighbours } from "~/app/domain/places/places";
import type { Site } from "~/app/domain/site";
import type { SearchField } from "~/tenants/vocabulary";
import type { Condition } from "../condition";
import { active, newHere } from "./activity";
import type { ChosenOf, Control, Filter, Moment, Offer } from "./filter";
import { age, gender, interests, languages, photo, selectFilter } from "./person";
import { country, distance, region } from "./place";

export type { Control, Moment, Offer } from "./filter";
export { ageBuckets } from "./person";

/** Every filter there is. One more is one more record, and its name in the list of `searchFields`. */
const records = [
  gender,
  age,
  country,
  region,
  distance,
  photo,
  active,
  newHere,
  languages,
  interests,
  selectFilter("relationship"),
  selectFilter("children"),
  selectFilter("smoking"),
  selectFilter("drinking"),
  selectFilter("body_type"),
  selectFilter("height"),
  selectFilter("hair"),
  selectFilter("eyes"),
  selectFilter("education"),
] as const;

/** What is searched for. Null is any. */
export type SearchFilters = All<(typeof records)[number]>;

type Chosen<R> = R extends Filter<infer V> ? ChosenOf<V> : never;
type All<R> = (R extends unknown ? (one: Chosen<R>) => void : never) extends (all: infer A) => void
  ? { [K in keyof A]: A[K] }
  : never;

export const filters = records as unknown as readonly Filter[];

/** Each value of each filter: what the code calls it, the name on the wire, and how it is read there. */
export const filterValues = filters.flatMap(({ values }) =>
  Object.entries(values).map(([key, { wire, schema }]) => ({ key: key as keyof SearchFilters, wire, schema })),
);

export const anyone = Object.fromEntries(filterValues.map(({ key }) => [key, null])) as SearchFilters;

/** The conditions of each filter that is set, by its name. */
export function conditionsOf(chosen: SearchFilters, moment: Moment): { name: SearchField; conditions: Condition[] }[] {
  return filters.flatMap(({ name, conditions }) => {
    const met = conditions(chosen, moment);
    return met ? [{ name, conditions: met }] : [];
  });
}

/** The controls of the filters that the tenant offers, in its order. */
export function controlsOf(chosen: SearchFilters, offer: Offer): (Control & { name: SearchField })[] {
  return offer.tenant.profile.searchFields.flatMap((name) => {
    const control = filters.find((each) => each.name === name)?.control(chosen, offer);
    return control ? [{ name, ...control }] : [];
  });
}

/** The filters with one of them open. */
export function without(chosen: SearchFilters, name: SearchField): SearchFilters {
  const open = filters.find((each) => each.name === name)?.values ?? {};
  const left = { ...chosen, ...Object.fromEntries(Object.keys(open).map((key) => [key, null])) };
  return applied(left);
}

/** As a query by which the same is searched for again. What may have a default is named even where it is open. */
export function queryOf(chosen: SearchFilters): Record<string, string> {
  return Object.fromEntries(
    filterValues.flatMap(({ key, wire }) => {
      const text = wireOf(chosen[key]);
      return text || HAVE_DEFAULTS.includes(key) ? [[wire, text]] : [];
    }),
  );
}

const HAVE_DEFAULTS: readonly string[] = ["gender", "country"] satisfies (keyof SearchFilters)[];

/** What a form sends under names of its own, as the API's. */
export function fromForm(query: Readonly<Record<string, string>>): Record<string, string> {
  const read = { ...query };
  for (const filter of filters) Object.assign(read, filter.fromForm?.(query));
  return read;
}

/** Nobody is younger than an adult, whatever age is asked for; and a region is nothing without its country. */
export function applied(given: Partial<SearchFilters>): SearchFilters {
  const all = { ...anyone, ...given };
  const atLeastAdult = (age: number | null) => (age === null ? null : Math.max(age, ADULT));
  return {
    ...all,
    region: all.country && all.region,
    unplaced: all.country && !all.region ? all.unplaced : null,
    minAge: atLeastAdult(all.minAge),
    maxAge: atLeastAdult(all.maxAge),
  };
}

/**
 * What a search looks for before anybody chose: whom the viewer is after, where the viewer lives, and those who have not
 * said where they do.
 */
export function defaultFilters({ tenant }: Site, viewer: Member | null): SearchFilters {
  const country = ownCountry(tenant.countries, viewer) ?? onlyOne(tenant.countries);
  return {
    ...anyone,
    gender: onlyOne(viewer?.seeking) ?? onlyOne(tenant.preset.seeking),
    country,
    unplaced: country && tenant.countries.includes(country) ? true : null,
  };
}

function ownCountry(tenantCountries: readonly string[], viewer: Member | null): string | null {
  const country = viewer?.country ?? null;
  return country && withNeighbours(tenantCountries).includes(country) ? country : null;
}

function wireOf(value: SearchFilters[keyof SearchFilters]): string {
  if (value === null) return "";
  if (value === true) return "1";
  return Array.isArray(value) ? value.join(",") : String(value);
}

function onlyOne<T>(list: readonly T[] = []): T | null {
  return list.length === 1 ? list[0]! : null;
}
