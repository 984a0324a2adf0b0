import { z } from "zod";
import type { Whereabouts } from "./nearest";
import { citiesOf, type Region, regionsOf, withNeighbours } from "./places";

export type RegionsWire = Record<string, readonly Region[]>;

export const regionsAnswer = z.strictObject({
  regions: z.record(z.string(), z.array(z.strictObject({ id: z.string(), name: z.string() })).readonly()),
});

/**
 * The towns of a country: a few hundred, largest first. `name` is in the visitor's language; `also` are other names.
 */
export const townsAnswer = z.strictObject({
  towns: z.array(z.strictObject({ name: z.string(), region: z.string(), also: z.array(z.string()) })),
});

/** The query for towns. An unknown country is valid, and has no towns. */
export const townsQuery = z.object({ country: z.string("error.required").max(10, "request.invalid") });

export function townsWire(country: string, language: string): z.output<typeof townsAnswer>["towns"] {
  return citiesOf(country).map(({ name, region, names, otherNames }) => {
    const shown = names.get(language) ?? name;
    return { name: shown, region, also: [name, ...otherNames].filter((each) => each !== shown) };
  });
}

/** The nearest town; its fields are null if no town is near. */
export const whereaboutsAnswer = z.strictObject({
  country: z.string().nullable(),
  countryregion: z.string().nullable(),
  city: z.string().nullable(),
});

/** Regions by country, for the site's countries and their neighbours: `{"NL": [{"id", "name"}]}`. */
export function regionsWire(tenantCountries: readonly string[]): RegionsWire {
  return Object.fromEntries(withNeighbours(tenantCountries).map((country) => [country, regionsOf(country)]));
}

export function whereaboutsWire(found: Whereabouts | null): z.output<typeof whereaboutsAnswer> {
  return { country: found?.country ?? null, countryregion: found?.region ?? null, city: found?.city ?? null };
}
