import type { Member } from "~/app/domain/member";
import {
  defaultFilters,
  filterValues,
  fromForm,
  isOwnKey,
  namesChosen,
  type SearchFilters,
} from "~/app/domain/people/search/filters";
import { lastSearch, rememberSearch } from "~/app/domain/people/search/last-search";
import { anyone, nearlyFound, relaxations, type SearchResults, search } from "~/app/domain/people/search/search";
import { readSearch, searchQuery } from "~/app/domain/people/search/search.schema";
import type { Site } from "~/app/domain/site";
import { keepReadingPace } from "~/app/domain/site/limits/paces";
import { isRegion } from "~/app/domain/site/places/places";
import { isPrefetch } from "~/app/request/guards";
import { parse, uniqueFields } from "~/app/request/input";
import { sharedReader } from "~/app/request/shared-reader";
import type { Visit } from "~/app/request/visit";
import { pageQuery } from "~/app/router/page-address";
import { controlsFor, controlsIn, offersOf, sortOffer } from "./filter-offers.server";
import { peopleOf } from "./person.server";
import { addressQuery, inWords, searchForm } from "./search-form.server";

/** The number of people below which the search says what each filter excludes. */
const FEW = 12;

const readAsked = sharedReader((request) => parse(searchQuery, fromForm(sentIn(request))));

/** Runs the search in the address. If the address has no filters, uses the filters of the member's last search. */
export async function searchedFor(site: Site, member: Member | null, request: Request) {
  const asked = readAsked(request);
  const chose = Object.keys(asked.filters).length > 0;
  const last = member && !chose ? await lastSearch(site, member) : undefined;
  const filters = withOwnRegion({ ...defaultFilters(site, member), ...last?.filters, ...asked.filters });
  const sort = asked.sort ?? last?.sort;
  const searching = search(site, member, { ...filters, sort, page: asked.page });
  const remembers = member && chose && asked.save && !isPrefetch(request);
  const found = await (remembers ? rememberSearch(site, member, searching) : searching);
  return { found, similarPage: asked.similarPage };
}

export function allFilters(site: Site, visit: Visit, member: Member | null, request: Request) {
  const asked = readAsked(request);
  const filters = withOwnRegion({ ...defaultFilters(site, member), ...asked.filters });
  return {
    ...offersOf(site, visit, member, filters),
    sort: sortOffer(site, member, asked.sort ?? "activity"),
  };
}

/** Returns near misses of the search if the address asks for a page of them. Null if the browser fetches them later. */
export async function similarAsked(site: Site, visit: Visit, member: Member | null, { found, similarPage }: Searched) {
  if (similarPage === undefined) return null;
  await keepReadingPace(site, { member, from: visit }, "cards", FEW);
  const { profiles, page, pages } = await nearlyFound(site, member, {
    ...found.filters,
    sort: found.sort,
    page: similarPage,
  });
  return { people: peopleOf(site, visit.language, profiles), page, pages };
}

type Searched = Awaited<ReturnType<typeof searchedFor>>;

/** Drops the region of the former country, which the form sends together with another country if there is no script. */
function withOwnRegion(filters: SearchFilters): SearchFilters {
  const { country, region } = filters;
  return region && !(country && isRegion(country, region)) ? { ...filters, region: null } : filters;
}

/** Returns the query of a form. A form sends one parameter for each choice; an API query has them in one value. */
function sentIn(request: Request): Record<string, string> {
  const query = pageQuery(request);
  for (const name of new Set(query.keys())) {
    if (!FILTER_NAMES.has(name) && !isOwnKey(name)) continue;
    const all = query.getAll(name);
    if (all.length > 1) query.set(name, all.join(","));
  }
  return uniqueFields(query);
}

const FILTER_NAMES = new Set(filterValues.map(({ wire }) => wire));

export async function searchChoices(site: Site, visit: Visit, member: Member | null, found: SearchResults) {
  const { filters, sort } = found;
  const { words } = visit;
  const form = searchForm(site, visit, member, { filters, sort });
  const few = found.numResults < FEW && found.page === 1;
  const relaxed = few ? await relaxations(site, member, filters) : [];
  const labelOf = (name: string) => controlsIn(form).find((each) => each.name === name)?.label ?? "";
  const nobody = found.numResults === 0 && (await search(site, member, { ...anyone, pp: 1 })).numResults === 0;
  const { searchFields } = site.tenant.profile;
  return {
    form,
    asksHome: member !== null && !form.sort.offered.includes("distance") && searchFields.includes("distance"),
    relaxed: relaxed.map(({ name, filters, more }) => ({
      label: words.t("search.relax", { filter: labelOf(name), count: more }),
      query: addressQuery(filters, sort),
    })),
    nobody,
  };
}

/** Describes a saved search by its filters. "" for a search without filters. */
export function searchInWords(site: Site, visit: Visit, member: Member, query: string): string {
  const filters = { ...anyone, ...readSearch(query)?.filters };
  const chosen = namesChosen(site.tenant, filters);
  return controlsFor(site, visit, member, filters, (name) => chosen.includes(name))
    .filter(({ chosen }) => chosen.length > 0)
    .map(inWords)
    .join(", ");
}
