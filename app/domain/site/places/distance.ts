import { placeKey, placeKeys } from "./place-key";
import { type City, citiesOf, countriesWithCities } from "./places";

export interface Town extends City {
  country: string;
  /** Its name once more, as profiles call it. */
  city: string;
}

/** The steps in which distances are shown, in km: only a person's town is known, and finer steps would reveal more. */
export const DISTANCE_STEPS = [10, 25, 50, 100, 200] as const;

/** The town of that name; undefined for one that is not among the bundled ones, or of which there are several. */
export function townOf(country: string | null, region: string | null, city: string | null): Town | undefined {
  if (!country || !city) return undefined;
  const named = byName().get(nameKey(country, city)) ?? [];
  return named.find((town) => town.region === region) ?? (region === null && named.length === 1 ? named[0] : undefined);
}

/** A town's name in a language, for a form; as it stands where the town is not known. */
export function townName({ country, region, city }: Placed, language: string): string | null {
  return townOf(country, region, city)?.names.get(language) ?? city;
}

/** All towns within so many km of this one, the nearest first, with itself. */
export function townsWithin(home: Town, kilometres: number): Town[] {
  return nearTo(home)
    .filter(({ away }) => away <= kilometres)
    .map(({ town }) => town);
}

type Placed = Record<"country" | "region" | "city", string | null>;

/** The least of the steps that two people are within, in km; null where they are further apart, or a town is not known. */
export function roughDistance(one: Placed, other: Placed): number | null {
  const [from, to] = [one, other].map(({ country, region, city }) => townOf(country, region, city));
  const away = from && to && kilometresBetween(from, to);
  return (away !== undefined && DISTANCE_STEPS.find((step) => away <= step)) || null;
}

/** The towns of each step that are not in the one before. */
export function ringsAround(home: Town): Town[][] {
  const near = nearTo(home);
  return DISTANCE_STEPS.map((step, index) => {
    const inner = index === 0 ? -1 : DISTANCE_STEPS[index - 1]!;
    return near.filter(({ away }) => away > inner && away <= step).map(({ town }) => town);
  });
}

/**
 * The towns of a country that are called so, the largest first, in any of our languages. Capitals, accents and punctuation do not
 * matter. A town's own name comes before another's name in another language.
 */
export function townsNamed(country: string, name: string): Town[] {
  const key = placeKey(name);
  const { own, other } = byKey(country);
  return [...(own.get(key) ?? other.get(key) ?? [])];
}

type Point = { lat: number; lon: number };

const EARTH_KM = 6371;

/** Along the globe (haversine). */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const part = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(part));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

let all: Town[] | undefined;
let named: Map<string, Town[]> | undefined;
const keyed = new Map<string, Record<"own" | "other", Map<string, Town[]>>>();
const neighbourhoods = new Map<Town, { town: Town; away: number }[]>();

/** Every bundled town. */
export function allTowns(): readonly Town[] {
  all ??= countriesWithCities().flatMap((country) =>
    citiesOf(country).map((city) => ({ ...city, country, city: city.name })),
  );
  return all;
}

function byName(): Map<string, Town[]> {
  if (named) return named;
  named = new Map();
  for (const town of allTowns()) {
    const key = nameKey(town.country, town.name);
    named.set(key, [...(named.get(key) ?? []), town]);
  }
  return named;
}

/** The largest come first. */
function byKey(country: string): Record<"own" | "other", Map<string, Town[]>> {
  let found = keyed.get(country);
  if (!found) {
    const towns = allTowns().filter((town) => town.country === country);
    const sorted = towns.sort((one, other) => other.population - one.population);
    found = {
      own: grouped(sorted, ({ name }) => placeKeys(name)),
      other: grouped(sorted, ({ otherNames }) => otherNames.flatMap(placeKeys)),
    };
    // Made up countries are not kept.
    if (towns.length > 0) keyed.set(country, found);
  }
  return found;
}

function grouped(towns: readonly Town[], keysOf: (town: Town) => string[]): Map<string, Town[]> {
  const groups = new Map<string, Town[]>();
  for (const town of towns)
    for (const key of new Set(keysOf(town))) groups.set(key, [...(groups.get(key) ?? []), town]);
  return groups;
}

function nameKey(country: string, name: string): string {
  return `${country}|${name}`;
}

/** There are two thousand towns: a millisecond the first time that somebody asks from one. */
function nearTo(home: Town): { town: Town; away: number }[] {
  let near = neighbourhoods.get(home);
  if (!near) {
    const farthest = DISTANCE_STEPS.at(-1)!;
    near = allTowns()
      .map((town) => ({ town, away: kilometresBetween(home, town) }))
      .filter(({ away }) => away <= farthest)
      .sort((one, other) => one.away - other.away);
    neighbourhoods.set(home, near);
  }
  return near;
}
