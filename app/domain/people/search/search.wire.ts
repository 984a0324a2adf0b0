import { z } from "zod";
import { profileWire, wireProfile } from "~/app/domain/people/profiles/profiles.wire";
import type { Tenant } from "~/tenants/schema";
import { filterValues, wireFilters } from "./filters";
import type { SearchResults } from "./search";

const option = z.union([z.string(), z.int(), z.boolean(), z.array(z.string())]).nullable();

export const searchAnswer = z.strictObject({
  profiles: z.array(wireProfile),
  paging: z.strictObject({ num_results: z.int(), page: z.int(), pp: z.int() }),
  /** Every filter as applied, null where it is open; but `countryregion` is "0" for all of a country. */
  filter_options: z
    .object({ ...Object.fromEntries(filterValues.map(({ wire }) => [wire, option])), countryregion: z.string() })
    // And `own_<id>` for each field of the site's own.
    .catchall(option),
});

export function searchWire(results: SearchResults, tenant: Tenant): z.output<typeof searchAnswer> {
  const { profiles, numResults, page, pageSize, filters } = results;
  return {
    profiles: profiles.map((card) => profileWire(card, tenant)),
    paging: { num_results: numResults, page, pp: pageSize },
    filter_options: Object.assign(wireFilters(tenant, filters), { countryregion: filters.region ?? "0" }),
  };
}
