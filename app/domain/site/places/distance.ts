import { placeKey, placeKeys } from "./place-key";
import { type City, citiesOf, countriesWithCities } from "./places";

export interface Town extends City {
  country: string;
  /** The town's `name` again, under the key that profiles use. */
  city: string;
}

/** Distances are shown in these steps, in km: only a member's town is known, and finer steps would reveal more. */
export const DISTANCE_STEPS = [10, 25, 50, 100, 200] as const;

/** Returns the town of that name; undefined if not bundled or ambiguous. */
export function townOf(country: string | null, region: string | null, city: string | null): Town | undefined {
  if (!country || !city) return undefined;
  const named = byName().get(nameKey(country, city)) ?? [];
  return named.find((town) => town.region === region) ?? (region === null && named.length === 1 ? named[0] : undefined);
}

/** Returns a town's name in a language, for a form; unchanged for an unknown town. */
export function townName({ country, region, city }: Placed, language: string): string | null {
  return townOf(country, region, city)?.names.get(language) ?? city;
}

/** Returns all towns within a distance of this town in km, including itself, nearest first. */
export function townsWithin(home: Town, kilometres: number): Town[] {
  return nearTo(home)
    .filter(({ away }) => away <= kilometres)
    .map(({ town }) => town);
}

type Placed = Record<"country" | "region" | "city", string | null>;

/** Returns the smallest step, in km, that covers two members' distance; null if too far or unknown. */
export function roughDistance(one: Placed, other: Placed): number | null {
  const [from, to] = [one, other].map(({ country, region, city }) => townOf(country, region, city));
  const away = from && to && kilometresBetween(from, to);
  return (away !== undefined && DISTANCE_STEPS.find((step) => away <= step)) || null;
}

export function ringsAround(home: Town): Town[][] {
  const near = nearTo(home);
  return DISTANCE_STEPS.map((step, index) => {
    const inner = index === 0 ? -1 : DISTANCE_STEPS[index - 1]!;
    return near.filter(({ away }) => away > inner && away <= step).map(({ town }) => town);
  });
}

/**
 * Returns the towns of that name in any of our languages, largest first, ignoring case and accents. If towns have that
 * own name, returns only those.
 */
export function townsNamed(country: string, name: string): Town[] {
  const key = placeKey(name);
  const { own, other } = byKey(country);
  return [...(own.get(key) ?? other.get(key) ?? [])];
}

type Point = { lat: number; lon: number };

const EARTH_KM = 6371;

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

/** Returns a country's towns by key, largest first. */
function byKey(country: string): Record<"own" | "other", Map<string, Town[]>> {
  let found = keyed.get(country);
  if (!found) {
    const towns = allTowns().filter((town) => town.country === country);
    const sorted = towns.sort((one, other) => other.population - one.population);
    found = {
      own: grouped(sorted, ({ name }) => placeKeys(name)),
      other: grouped(sorted, ({ otherNames }) => otherNames.flatMap(placeKeys)),
    };
    // Does not cache unknown countries.
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

/**
 * Returns the towns near a town with their distances, nearest first. The first use of a town takes a millisecond for
 * two thousand towns.
 */
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
