import type { Whereabouts } from "./nearest";
import { type Region, regionsOf, withNeighbours } from "./places";

export type RegionsWire = Record<string, readonly Region[]>;

/**
 * `region_data` of the settings and `regions` of GET /api/regions.php: `{"NL": [{"id", "name"}]}`, one key for each
 * of the site's countries and of their neighbours.
 */
export function regionsWire(tenantCountries: readonly string[]): RegionsWire {
  return Object.fromEntries(withNeighbours(tenantCountries).map((country) => [country, regionsOf(country)]));
}

/** The answer of GET /api/geocode.php: nulls where nothing is near. */
export function whereaboutsWire(found: Whereabouts | null) {
  return { country: found?.country ?? null, countryregion: found?.region ?? null, city: found?.city ?? null };
}
