import { z } from "zod";
import { profileWire, wireProfile } from "~/app/domain/people/profiles/profiles.wire";
import { derived } from "~/tenants/config/derived";
import type { Tenant } from "~/tenants/config/schema";
import { filterValues, wireFilters } from "./filters";
import type { SearchResults } from "./search";

const option = z.union([z.string(), z.int(), z.boolean(), z.array(z.string())]).nullable();

export const searchAnswer = z.strictObject({
  profiles: z.array(wireProfile),
  paging: z.strictObject({ num_results: z.int(), page: z.int(), pp: z.int() }),
  /** Every filter as applied, null if open; `countryregion` is "0" for a whole country. */
  filter_options: z
    .object({ ...Object.fromEntries(filterValues.map(({ wire }) => [wire, option])), countryregion: z.string() })
    // And `own_<id>` for each field of the site.
    .catchall(option),
});

type SearchAnswer = z.output<typeof searchAnswer>;

/** Returns the answer as JSON. Lists shared by many visitors are serialized once. */
export function searchText({ profiles, ...results }: SearchResults, tenant: Tenant): string {
  const { numResults, page, pageSize, filters } = results;
  const rest: Omit<SearchAnswer, "profiles"> = {
    paging: { num_results: numResults, page, pp: pageSize },
    filter_options: Object.assign(wireFilters(tenant, filters), { countryregion: filters.region ?? "0" }),
  };
  return `{"profiles":${peopleText(profiles, tenant)},${JSON.stringify(rest).slice(1)}`;
}

/** Serialized lists, by the list, which is the same object for every visitor with the same search (`search`). */
const texts = derived(() => new WeakMap<SearchResults["profiles"], string>());

function peopleText(profiles: SearchResults["profiles"], tenant: Tenant): string {
  const kept = texts(tenant);
  const known = kept.get(profiles);
  if (known !== undefined) return known;
  const wire: SearchAnswer["profiles"] = profiles.map((card) => profileWire(card, tenant));
  const text = JSON.stringify(wire);
  kept.set(profiles, text);
  return text;
}
