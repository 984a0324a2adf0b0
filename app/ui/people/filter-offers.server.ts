import type { Member } from "~/app/domain/member";
import { type Control, controlsOf, namesChosen, type SearchFilters } from "~/app/domain/people/search/filters";
import { momentOf } from "~/app/domain/people/search/search";
import type { Sort } from "~/app/domain/people/search/search.schema";
import type { Site } from "~/app/domain/site";
import type { Visit } from "~/app/request/visit";

export interface FilterOffer extends Control {
  name: string;
}

export interface FilterOffers {
  beside: FilterOffer[];
  /** The further filters. Null if the browser fetches them on demand. */
  more: FilterOffer[] | null;
}

export interface SortOffer {
  chosen: Sort;
  offered: readonly Sort[];
}

/** The filters that stand beside the results. A button opens all others. */
const BESIDE: readonly string[] = ["gender", "age", "country", "countryregion"];
const isBeside = (name: string) => BESIDE.includes(name);

/** Omits the further filters unless one is active: their choices are most of the page's size. */
export function firstOffers(site: Site, visit: Visit, member: Member | null, filters: SearchFilters): FilterOffers {
  const hasMore = site.tenant.profile.searchFields.some((name) => !isBeside(name));
  if (!hasMore || !namesChosen(site.tenant, filters).every(isBeside)) return offersOf(site, visit, member, filters);
  return { beside: controlsFor(site, visit, member, filters, isBeside), more: null };
}

export function offersOf(site: Site, visit: Visit, member: Member | null, filters: SearchFilters) {
  const controls = controlsFor(site, visit, member, filters);
  return {
    beside: controls.filter(({ name }) => isBeside(name)),
    more: controls.filter(({ name }) => !isBeside(name)),
  } satisfies FilterOffers;
}

export const controlsIn = ({ beside, more }: FilterOffers): FilterOffer[] => [...beside, ...(more ?? [])];

export function controlsFor(
  site: Site,
  { words, language }: Visit,
  member: Member | null,
  filters: SearchFilters,
  isWanted?: (name: string) => boolean,
): FilterOffer[] {
  return controlsOf(filters, { ...momentOf(site, member, filters.country), words, language }, isWanted);
}

/** Returns the orders that this viewer may choose. Ordering by distance needs the viewer's own place. */
export function sortOffer(site: Site, viewer: Member | null, chosen: Sort): SortOffer {
  const { home } = momentOf(site, viewer, null);
  return { chosen, offered: home ? ["activity", "distance", "newest"] : ["activity", "newest"] };
}
