import { townsWithin } from "~/app/domain/site/places/distance";
import { countryName, regionsOf, withNeighbours } from "~/app/domain/site/places/places";
import { NOWHERE } from "~/db/counts";
import { derived } from "~/tenants/config/derived";
import type { Tenant } from "~/tenants/config/schema";
import { regionKey, townKey } from "../condition";
import { filter } from "./filter";
import { checkboxValue, countryCode, oneOf, regionId } from "./values";

export const countriesToSearch = derived<readonly string[]>(({ countries }) => withNeighbours(countries));

/** `unplaced` includes members who have not stated where they live, so skipping a question hides no one. */
export const country = filter({
  name: "country",
  values: { country: { wire: "country", schema: countryCode }, unplaced: { wire: "unplaced", schema: checkboxValue } },
  conditions: ({ country, unplaced }) =>
    country ? [{ kind: "trait", trait: "country", anyOf: unplaced ? [country, NOWHERE] : [country] }] : null,
  control: ({ country }, { words, tenant, language }) => ({
    kind: "one",
    wire: "country",
    label: words.t("search.country"),
    options: [
      { value: "", label: words.t("search.country.all") },
      ...countriesToChoose(tenant, country).map((id) => ({ value: id, label: countryName(id, language) })),
    ],
    chosen: country ? [country] : [],
  }),
  fromForm: ({ country, unplaced = "1" }): Record<string, string> => (country ? { unplaced } : {}),
});

/** Returns the site's countries, and the country in the address, which stays visible and removable. */
function countriesToChoose(tenant: Tenant, chosen: string | null): readonly string[] {
  const offered = countriesToSearch(tenant);
  return chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
}

/** Region ids are unique within a country only: without one the filter is dropped. */
export const region = filter({
  name: "countryregion",
  values: { region: { wire: "countryregion", schema: regionId } },
  conditions: ({ region }, { country }) =>
    region && country ? [{ kind: "trait", trait: "region", anyOf: [regionKey({ country, region }) ?? ""] }] : null,
  control({ region }, { words, country }) {
    const regions = country ? regionsOf(country) : [];
    if (regions.length === 0) return null;
    return {
      kind: "one",
      wire: "countryregion",
      label: words.t("search.region"),
      options: [
        { value: "", label: words.t("search.region.all") },
        ...regions.map(({ id, name }) => ({ value: id, label: name })),
      ],
      chosen: region ? [region] : [],
    };
  },
});

const KILOMETRES = ["5", "10", "25", "50", "100", "200"] as const;

/** Measured between the centres of both towns, because exact positions are unknown. */
export const distance = filter({
  name: "distance",
  values: { distance: { wire: "distance", schema: oneOf(KILOMETRES) } },
  conditions({ distance }, { home }) {
    if (!distance || !home) return null;
    // Also searches each town without its region, because some profiles lack the region.
    const near = townsWithin(home, Number(distance));
    const keys = near.flatMap((town) => [townKey(town), townKey({ ...town, region: null })]);
    return [{ kind: "trait", trait: "town", anyOf: keys.filter((key) => key !== null) }];
  },
  control({ distance }, { words, home }) {
    if (!home) return null;
    return {
      kind: "one",
      wire: "distance",
      label: words.t("search.distance", { town: home.city }),
      options: [
        { value: "", label: words.t("search.distance.any") },
        ...KILOMETRES.map((value) => ({ value, label: words.t("search.distance.km", { km: value }) })),
      ],
      chosen: distance ? [distance] : [],
    };
  },
});
