import { profileWire } from "~/app/domain/profiles/profiles.wire";
import type { Tenant } from "~/tenants/schema";
import type { SearchResults } from "./search";

/** The answer of GET /api/search.php. */
export function searchWire({ profiles, numResults, page, pageSize, filters }: SearchResults, tenant: Tenant) {
  return {
    profiles: profiles.map((card) => profileWire(card, tenant)),
    paging: { num_results: numResults, page, pp: pageSize },
    filter_options: {
      gender: filters.gender,
      min_age: filters.minAge,
      max_age: filters.maxAge,
      country: filters.country,
      countryregion: filters.region ?? "0",
    },
  };
}
