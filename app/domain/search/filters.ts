import type { Member } from "~/app/domain/accounts/member";
import { withNeighbours } from "~/app/domain/places/places";
import type { Site } from "~/app/domain/site";
import type { Gender } from "~/db/tables";

/** Null is any. */
export interface SearchFilters {
  gender: Gender | null;
  country: string | null;
  /** Region ids are unique within a country only: without one this has no meaning and is dropped. */
  region: string | null;
  /** Whole years, both included. */
  minAge: number | null;
  maxAge: number | null;
}

export const anyone: SearchFilters = { gender: null, country: null, region: null, minAge: null, maxAge: null };

/** The ages that the filter offers. `name` ends the message key `search.age.<name>`. */
export const ageBuckets = [
  { name: "all", minAge: null, maxAge: null },
  { name: "18_25", minAge: 18, maxAge: 25 },
  { name: "26_35", minAge: 26, maxAge: 35 },
  { name: "36_45", minAge: 36, maxAge: 45 },
  { name: "46_55", minAge: 46, maxAge: 55 },
  { name: "56_65", minAge: 56, maxAge: 65 },
  { name: "over_65", minAge: 66, maxAge: null },
] as const;

/** What a search looks for before anybody chose: whom the viewer is after, where the viewer lives. */
export function defaultFilters({ tenant }: Site, viewer: Member | null): SearchFilters {
  return {
    ...anyone,
    gender: onlyOne(viewer?.seeking) ?? onlyOne(tenant.preset.seeking),
    country: ownCountry(tenant.countries, viewer) ?? onlyOne(tenant.countries),
  };
}

function ownCountry(tenantCountries: readonly string[], viewer: Member | null): string | null {
  const country = viewer?.country ?? null;
  return country && withNeighbours(tenantCountries).includes(country) ? country : null;
}

function onlyOne<T>(list: readonly T[] = []): T | null {
  return list.length === 1 ? list[0]! : null;
}
