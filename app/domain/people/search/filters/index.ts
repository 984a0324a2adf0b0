import { ADULT } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { derived } from "~/tenants/config/derived";
import { isHiddenChoice } from "~/tenants/config/own-fields";
import type { Tenant } from "~/tenants/config/schema";
import { SEARCH_FIELDS, type SearchField } from "~/tenants/config/vocabulary";
import { type Condition, type OwnTrait, ownTrait } from "../condition";
import { active, newHere } from "./activity";
import type { ChosenOf, Control, Filter, Moment, Offer } from "./filter";
import { age, gender, interests, languages, nudity, ownFilter, photo, selectFilters } from "./person";
import { countriesToSearch, country, distance, region } from "./place";

export type { Control, Moment, Offer } from "./filter";
export { ageBuckets } from "./person";

/** The engine's filters, by their names in `searchFields`: one missing on either side does not compile. */
const records = {
  gender,
  age,
  country,
  countryregion: region,
  distance,
  photo,
  nudity,
  active,
  new: newHere,
  languages,
  interests,
  ...selectFilters,
} satisfies Record<SearchField, object>;
type Records = (typeof records)[SearchField];

/** The values of all filters; option ids for the tenant's own fields. Null means any. */
export type SearchFilters = All<Records> & OwnChoices;

/** The choices in a tenant's own fields. Undefined means any, like null, because only the tenant knows its fields. */
type OwnChoices = { [field in OwnTrait]?: string[] | null };

type Chosen<R> = R extends Filter<infer V> ? ChosenOf<V> : never;
type All<R> = (R extends unknown ? (one: Chosen<R>) => void : never) extends (all: infer A) => void
  ? { [K in keyof A]: A[K] }
  : never;

const engine = SEARCH_FIELDS.map((name) => records[name]) as unknown as readonly Filter[];

/** Returns a site's filters: the engine's, except choices that profiles do not show, and one per own field. */
const filtersOf = derived<readonly Filter[]>(({ profile }) => [
  ...engine.filter(({ name }) => !isHiddenChoice(name, profile.visibleFields)),
  ...(profile.ownFields.map(ownFilter) as unknown as Filter[]),
]);

/** Each value of the engine's filters: its name in the code, its wire name, and its parser. */
export const filterValues = engine.flatMap(({ values }) =>
  Object.entries(values).map(([key, { wire, schema }]) => ({ key: key as EngineKey, wire, schema })),
);
type EngineKey = keyof All<Records>;

/** Whether a name, the same in code and on the wire, belongs to some tenant's own field. */
export function isOwnKey(name: string): name is OwnTrait {
  return /^own_[a-z][a-z_]{1,30}$/.test(name);
}

export const anyone = quicklyCopied(Object.fromEntries(filterValues.map(({ key }) => [key, null]))) as SearchFilters;

const anyoneOnTheWire: Readonly<Record<string, OnTheWire>> = quicklyCopied(
  Object.fromEntries(filterValues.map(({ wire }) => [wire, null])),
);
type OnTheWire = SearchFilters[EngineKey] | string[];

/** V8 stores an object parsed from JSON with a fixed shape, which is copied ten times as fast. */
function quicklyCopied<T>(made: T): T {
  return JSON.parse(JSON.stringify(made));
}

export function conditionsOf(chosen: SearchFilters, moment: Moment): { name: string; conditions: Condition[] }[] {
  const set: { name: string; conditions: Condition[] }[] = [];
  for (const { name, conditions } of filtersOf(moment.tenant)) {
    const met = conditions(chosen, moment);
    if (met) set.push({ name, conditions: met });
  }
  return set;
}

export function controlsOf(
  chosen: SearchFilters,
  offer: Offer,
  isWanted: (name: string) => boolean = () => true,
): (Control & { name: string })[] {
  const filters = filtersOf(offer.tenant);
  return offer.tenant.profile.searchFields.filter(isWanted).flatMap((name) => {
    const control = filters.find((each) => each.name === name)?.control(chosen, offer);
    return control ? [{ name, ...control }] : [];
  });
}

export function namesChosen(tenant: Tenant, chosen: SearchFilters): string[] {
  const isSet = (key: string) => (chosen[key as keyof SearchFilters] ?? null) !== null;
  return filtersOf(tenant)
    .filter(({ name, values }) => tenant.profile.searchFields.includes(name) && Object.keys(values).some(isSet))
    .map(({ name }) => name);
}

export function withoutFilter(tenant: Tenant, chosen: SearchFilters, name: string): SearchFilters {
  const open = filtersOf(tenant).find((each) => each.name === name)?.values ?? {};
  const left = { ...chosen, ...Object.fromEntries(Object.keys(open).map((key) => [key, null])) };
  return applied(tenant, left);
}

/** Returns the query that repeats the search. Filters with a possible default are named even if open. */
export function queryOf(chosen: SearchFilters): Record<string, string> {
  const parts: [wire: string, text: string][] = [];
  const add = (key: keyof SearchFilters, wire: string) => {
    const text = wireOf(chosen[key]);
    if (text || HAVE_DEFAULTS.includes(key)) parts.push([wire, text]);
  };
  for (const { key, wire } of filterValues) add(key, wire);
  for (const key of Object.keys(chosen)) if (isOwnKey(key)) add(key, key);
  return Object.fromEntries(parts);
}

const HAVE_DEFAULTS: readonly string[] = ["gender", "country"] satisfies (keyof SearchFilters)[];

export function fromForm(query: Readonly<Record<string, string>>): Record<string, string> {
  const read = { ...query };
  for (const filter of engine) Object.assign(read, filter.fromForm?.(query));
  return read;
}

/** Raises ages to adulthood. Drops a region without its country, and fields or options that the tenant lacks. */
export function applied(tenant: Tenant, given: Partial<SearchFilters>): SearchFilters {
  const all = { ...anyone } as { -readonly [K in keyof SearchFilters]: SearchFilters[K] };
  const { visibleFields, ownFields } = tenant.profile;
  for (const { key } of filterValues) {
    const value = given[key] ?? null;
    if (value !== null && !isHiddenChoice(key, visibleFields)) all[key] = value as never;
  }
  if (ownFields.length > 0) Object.assign(all, ownChoices(tenant, given));
  all.unplaced = all.country && !all.region ? all.unplaced : null;
  all.region = all.country && all.region;
  all.minAge = atLeastAdult(all.minAge);
  all.maxAge = atLeastAdult(all.maxAge);
  return all;
}

function atLeastAdult(age: number | null): number | null {
  return age === null ? null : Math.max(age, ADULT);
}

export function wireFilters({ profile }: Tenant, filters: SearchFilters): Record<string, OnTheWire> {
  const named = { ...anyoneOnTheWire } as { [wire: string]: OnTheWire };
  for (const { key, wire } of filterValues) {
    const value = filters[key];
    if (value !== null) named[wire] = value;
  }
  for (const { id } of profile.ownFields) named[ownTrait(id)] = filters[ownTrait(id)] ?? null;
  return named;
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

/** The gender that the viewer seeks, the viewer's country, and members without a country. */
export function defaultFilters({ tenant }: Site, viewer: Member | null): SearchFilters {
  const country = ownCountry(tenant, viewer) ?? onlyOne(tenant.countries);
  return {
    ...anyone,
    gender: onlyOne(viewer?.seeking) ?? onlyOne(tenant.preset.seeking),
    country,
    unplaced: unplacedWith(tenant, country),
  };
}

/** Whether a search of a country includes members without one, who count as living in the tenant's countries. */
export function unplacedWith({ countries }: Tenant, country: string | null): true | null {
  return country && countries.includes(country) ? true : null;
}

function ownCountry(tenant: Tenant, viewer: Member | null): string | null {
  const country = viewer?.country ?? null;
  return country && countriesToSearch(tenant).includes(country) ? country : null;
}

function wireOf(value: SearchFilters[keyof SearchFilters]): string {
  if (value === null || value === undefined) return "";
  if (value === true) return "1";
  return Array.isArray(value) ? value.join(",") : String(value);
}

function onlyOne<T>(list: readonly T[] = []): T | null {
  return list.length === 1 ? list[0]! : null;
}
