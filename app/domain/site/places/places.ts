import cityData from "./cities.json";
import regionData from "./regions.json";

/**
 * A region of a country. `id` is the ISO 3166-2 suffix if there is one ("NH"), unique within its country, and never
 * "0", which means every region in a search. Some ids look like numbers ("02"), so keep them strings.
 */
export type Region = { id: string; name: string };

/** A town. `lat` and `lon` are degrees of the town's centre, to about a hundred metres. */
export type City = {
  name: string;
  region: string;
  population: number;
  lat: number;
  lon: number;
  names: ReadonlyMap<string, string>;
  otherNames: readonly string[];
};

/** Whether the code is ISO 3166-1 alpha-2 in capitals, or XK. */
export function isCountry(code: string): boolean {
  return packedRegions.has(code);
}

/** Returns a country's regions by its local names and alphabet; [] for an unknown country. */
export function regionsOf(country: string): readonly Region[] {
  return [...regionsById(country).values()];
}

export function isRegion(country: string, id: string): boolean {
  return regionsById(country).has(id);
}

export function regionName(country: string, id: string): string | null {
  return regionsById(country).get(id)?.name ?? null;
}

/** Returns the countries whose members are offered next to this one's, because people date across that border. */
export function neighboursOf(country: string): readonly string[] {
  return neighbours.flatMap(([a, b]) => (a === country ? [b] : b === country ? [a] : []));
}

/** Returns a site's countries in its own order, each once, without unknown codes. */
export function countriesOffered(tenantCountries: readonly string[]): string[] {
  return [...new Set(tenantCountries.filter(isCountry))];
}

export function withNeighbours(tenantCountries: readonly string[]): string[] {
  const offered = countriesOffered(tenantCountries);
  return [...new Set([...offered, ...offered.flatMap(neighboursOf)])];
}

/** Returns a country's name; the code itself if unknown. `language` is a language tag of the site. */
export function countryName(code: string, language: string): string {
  if (!isCountry(code)) return code;
  const { known, names } = namesIn(language);
  const name = known.get(code) ?? names.of(code) ?? code;
  known.set(code, name);
  return name;
}

/** Returns the larger towns, largest first, with some of every region; only for countries in cities.json. */
export function citiesOf(country: string): readonly City[] {
  return (packedCities.get(country) ?? []).map(unpackCity);
}

export function countriesWithCities(): string[] {
  return [...packedCities.keys()];
}

const neighbours = [
  ["AU", "NZ"],
  ["NL", "BE"],
  ["US", "CA"],
  ["GB", "IE"],
  ["DE", "AT"],
] as const;

// Maps, because "__proto__" and "constructor" must be unknown codes too.
const packedRegions = new Map<string, string>(Object.entries(regionData));
const packedCities = new Map<string, string[]>(Object.entries(cityData));
const unpackedRegions = new Map<string, ReadonlyMap<string, Region>>();
const noRegions: ReadonlyMap<string, Region> = new Map();
/** Caches requested names, because Intl takes as long as reading a row. */
const namesByLanguage = new Map<string, { names: Intl.DisplayNames; known: Map<string, string> }>();

function regionsById(country: string): ReadonlyMap<string, Region> {
  const known = unpackedRegions.get(country);
  if (known) return known;
  const packed = packedRegions.get(country);
  if (packed === undefined) return noRegions;
  const regions = new Map(packed.split("|").map(unpackRegion));
  unpackedRegions.set(country, regions);
  return regions;
}

function unpackRegion(packed: string): [id: string, region: Region] {
  const [id = "", name = ""] = packed.split("=");
  return [id, { id, name }];
}

function namesIn(language: string) {
  const found = namesByLanguage.get(language) ?? {
    names: new Intl.DisplayNames(language, { type: "region" }),
    known: new Map<string, string>(),
  };
  namesByLanguage.set(language, found);
  return found;
}

function unpackCity(packed: string): City {
  const [name = "", region = "", population, lat, lon, others] = packed.split("|");
  const pairs = (others?.split(";") ?? []).map((each) => each.split("=") as [string, string?]);
  const names = new Map(pairs.flatMap(([language, text]) => (text ? [[language, text] as const] : [])));
  const otherNames = [...new Set(pairs.map(([language, text = language]) => text))];
  return { name, region, population: Number(population), lat: Number(lat), lon: Number(lon), names, otherNames };
}
