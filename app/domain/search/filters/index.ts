import { ADULT } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { withNeighbours } from "~/app/domain/places/places";
import type { Site } from "~/app/domain/site";
import type { Tenant } from "~/tenants/schema";
import { type Condition, type OwnTrait, ownTrait } from "../condition";
import { active, newHere } from "./activity";
import type { ChosenOf, Control, Filter, Moment, Offer } from "./filter";
import { age, gender, interests, languages, nudity, ownFilter, photo, selectFilter } from "./person";
import { country, distance, region } from "./place";

export type { Control, Moment, Offer } from "./filter";
export { ageBuckets } from "./person";

/** The engine's filters. One more is one more record, and its name in the list of `searchFields`. */
const records = [
  gender,
  age,
  country,
  region,
  distance,
  photo,
  nudity,
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

/** What is searched for, by ids of options where it is a field of the tenant's own. Null is any. */
export type SearchFilters = All<(typeof records)[number]> & OwnChoices;

/** Undefined is any, too: which there are is the tenant's to say. */
type OwnChoices = { [field in OwnTrait]?: string[] | null };

type Chosen<R> = R extends Filter<infer V> ? ChosenOf<V> : never;
type All<R> = (R extends unknown ? (one: Chosen<R>) => void : never) extends (all: infer A) => void
  ? { [K in keyof A]: A[K] }
  : never;

const engine = records as unknown as readonly Filter[];

const known = new WeakMap<Tenant, readonly Filter[]>();

/** All filters of a site: the engine's, and one for each field of its own. */
function filtersOf(tenant: Tenant): readonly Filter[] {
  const made = known.get(tenant) ?? [...engine, ...(tenant.profile.ownFields.map(ownFilter) as unknown as Filter[])];
  known.set(tenant, made);
  return made;
}

/** Each value of the engine's filters: what the code calls it, the name on the wire, and how it is read there. */
export const filterValues = engine.flatMap(({ values }) =>
  Object.entries(values).map(([key, { wire, schema }]) => ({ key: key as EngineKey, wire, schema })),
);
type EngineKey = keyof All<(typeof records)[number]>;

/** Whether a name, in the code and on the wire alike, is that of a field of some tenant's own. */
export function isOwnKey(name: string): name is OwnTrait {
  return /^own_[a-z][a-z_]{1,30}$/.test(name);
}

export const anyone = Object.fromEntries(filterValues.map(({ key }) => [key, null])) as SearchFilters;

/** The conditions of each filter that is set, by its name. */
export function conditionsOf(chosen: SearchFilters, moment: Moment): { name: string; conditions: Condition[] }[] {
  return filtersOf(moment.tenant).flatMap(({ name, conditions }) => {
    const met = conditions(chosen, moment);
    return met ? [{ name, conditions: met }] : [];
  });
}

/** The controls of the filters that the tenant offers, in its order. */
export function controlsOf(chosen: SearchFilters, offer: Offer): (Control & { name: string })[] {
  const filters = filtersOf(offer.tenant);
  return offer.tenant.profile.searchFields.flatMap((name) => {
    const control = filters.find((each) => each.name === name)?.control(chosen, offer);
    return control ? [{ name, ...control }] : [];
  });
}

/** The filters with one of them open. */
export function without(tenant: Tenant, chosen: SearchFilters, name: string): SearchFilters {
  const open = filtersOf(tenant).find((each) => each.name === name)?.values ?? {};
  const left = { ...chosen, ...Object.fromEntries(Object.keys(open).map((key) => [key, null])) };
  return applied(tenant, left);
}

/** As a query by which the same is searched for again. What may have a default is named even where it is open. */
export function queryOf(chosen: SearchFilters): Record<string, string> {
  const own = Object.keys(chosen).filter(isOwnKey);
  const values = [...filterValues, ...own.map((key) => ({ key, wire: key }))];
  return Object.fromEntries(
    values.flatMap(({ key, wire }) => {
      const text = wireOf(chosen[key]);
      return text || HAVE_DEFAULTS.includes(key) ? [[wire, text]] : [];
    }),
  );
}

const HAVE_DEFAULTS: readonly string[] = ["gender", "country"] satisfies (keyof SearchFilters)[];

/** What a form sends under names of its own, as the API's. */
export function fromForm(query: Readonly<Record<string, string>>): Record<string, string> {
  const read = { ...query };
  for (const filter of engine) Object.assign(read, filter.fromForm?.(query));
  return read;
}

/**
 * Nobody is younger than an adult, whatever age is asked for; a region is nothing without its country; and what the tenant
 * has no field or option for, any more, is not searched for.
 */
export function applied(tenant: Tenant, given: Partial<SearchFilters>): SearchFilters {
  const engines = Object.entries(given).filter(([key]) => !isOwnKey(key));
  const all: SearchFilters = { ...anyone, ...Object.fromEntries(engines) };
  const atLeastAdult = (age: number | null) => (age === null ? null : Math.max(age, ADULT));
  return {
    ...all,
    ...ownChoices(tenant, given),
    region: all.country && all.region,
    unplaced: all.country && !all.region ? all.unplaced : null,
    minAge: atLeastAdult(all.minAge),
    maxAge: atLeastAdult(all.maxAge),
  };
}

/** Of a tenant's own fields, as the wire has them. */
export function ownKeysOf({ profile }: Tenant): OwnTrait[] {
  return profile.ownFields.map(({ id }) => ownTrait(id));
}

function ownChoices({ profile }: Tenant, given: OwnChoices): OwnChoices {
  return Object.fromEntries(
    profile.ownFields.map(({ id, options }) => {
      const key = ownTrait(id);
      const chosen = options.filter((option) => given[key]?.includes(option.id)).map((option) => option.id);
      return [key, chosen.length > 0 && chosen.length < options.length ? chosen : null];
    }),
  );
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
    unplaced: unplacedWith(tenant, country),
  };
}

/** Whether a search of a country lets those in as well who gave none: they are taken to live in the tenant's countries. */
export function unplacedWith({ countries }: Tenant, country: string | null): true | null {
  return country && countries.includes(country) ? true : null;
}

function ownCountry(tenantCountries: readonly string[], viewer: Member | null): string | null {
  const country = viewer?.country ?? null;
  return country && withNeighbours(tenantCountries).includes(country) ? country : null;
}

function wireOf(value: SearchFilters[keyof SearchFilters]): string {
  if (value === null || value === undefined) return "";
  if (value === true) return "1";
  return Array.isArray(value) ? value.join(",") : String(value);
}

function onlyOne<T>(list: readonly T[] = []): T | null {
  return list.length === 1 ? list[0]! : null;
}
