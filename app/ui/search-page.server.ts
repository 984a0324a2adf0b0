import type { Member } from "~/app/domain/member";
import { isRegion } from "~/app/domain/places/places";
import {
  type Control,
  controlsOf,
  defaultFilters,
  filterValues,
  fromForm,
  isOwnKey,
  queryOf,
  type SearchFilters,
  without,
} from "~/app/domain/search/filters";
import { lastSearch, rememberSearch } from "~/app/domain/search/last-search";
import { anyone, momentOf, nearlyFound, relaxations, type SearchResults, search } from "~/app/domain/search/search";
import { readSearch, type Sort, searchQuery } from "~/app/domain/search/search.schema";
import type { Site } from "~/app/domain/site";
import { isPrefetch } from "~/app/request/guards";
import { once, parse } from "~/app/request/input";
import type { Visit } from "~/app/request/visit";
import { peopleOf } from "./person.server";

/** With fewer than a page of people, the search says what each filter costs. */
const FEW = 12;

/** The search that an address asks for, with what was remembered of the member's last one, and its results. */
export async function searchedFor(site: Site, member: Member | null, request: Request) {
  const asked = parse(searchQuery, fromForm(sentIn(request)));
  const chose = Object.keys(asked.filters).length > 0;
  const last = member && !chose ? await lastSearch(site, member) : undefined;
  const filters = withOwnRegion({ ...defaultFilters(site, member), ...last?.filters, ...asked.filters });
  const sort = asked.sort ?? last?.sort;
  const found = await search(site, member, { ...filters, sort, page: asked.page });
  if (member && chose && asked.save && !isPrefetch(request)) {
    await rememberSearch(site, member, found.filters, found.sort);
  }
  return { found, similarPage: asked.similarPage };
}

/** The people whom the search just misses, where the address asks for a page of them; else the browser does. */
export async function similarAsked(site: Site, visit: Visit, member: Member | null, { found, similarPage }: Searched) {
  if (similarPage === undefined) return null;
  const { profiles, page, pages } = await nearlyFound(site, member, {
    ...found.filters,
    sort: found.sort,
    page: similarPage,
  });
  return { people: peopleOf(site, visit.language, profiles), page, pages };
}

type Searched = Awaited<ReturnType<typeof searchedFor>>;

/** Without a script, another country is sent together with the former one's region. */
function withOwnRegion(filters: SearchFilters): SearchFilters {
  const { country, region } = filters;
  return region && !(country && isRegion(country, region)) ? { ...filters, region: null } : filters;
}

/** A form sends a choice of several once for each; a query of the API has them in one value. */
function sentIn(request: Request): Record<string, string> {
  const query = new URL(request.url).searchParams;
  query.delete("_routes");
  for (const wire of [...filterValues.map((each) => each.wire), ...[...query.keys()].filter(isOwnKey)]) {
    if (query.has(wire)) query.set(wire, query.getAll(wire).join(","));
  }
  return once(query);
}

/** One of a search's filters, as the page's form offers it. */
export interface FilterOffer extends Control {
  name: string;
}

/** The search as the page shows it besides its people. */
export async function searchChoices(site: Site, visit: Visit, member: Member | null, found: SearchResults) {
  const { filters, sort } = found;
  const { words, language } = visit;
  const moment = momentOf(site, member, filters.country);
  const controls: FilterOffer[] = controlsOf(filters, { ...moment, tenant: site.tenant, words, language });
  const few = found.numResults < FEW && found.page === 1;
  const relaxed = few ? await relaxations(site, member, filters) : [];
  const labelOf = (name: string) => controls.find((each) => each.name === name)?.label ?? "";
  const nobody = found.numResults === 0 && (await search(site, member, { ...anyone, pp: 1 })).numResults === 0;
  return {
    controls,
    sort: {
      chosen: sort,
      offered: (moment.home ? ["activity", "distance", "newest"] : ["activity", "newest"]) as Sort[],
    },
    asksHome: member !== null && !moment.home && site.tenant.profile.searchFields.includes("distance"),
    query: addressQuery(filters, sort),
    chips: controls
      .filter(({ chosen }) => chosen.length > 0)
      .map((control) => ({
        label: inWords(control),
        query: addressQuery(without(site.tenant, filters, control.name), sort),
      })),
    relaxed: relaxed.map(({ name, filters, more }) => ({
      label: words.t("search.relax", { filter: labelOf(name), count: more }),
      query: addressQuery(filters, sort),
    })),
    nobody,
  };
}

/** What a kept search looks for, as its filters' controls say it; "" for everybody. */
export function searchInWords(site: Site, visit: Visit, member: Member, query: string): string {
  const filters = { ...anyone, ...readSearch(query)?.filters };
  const { words, language } = visit;
  const moment = momentOf(site, member, filters.country);
  return controlsOf(filters, { ...moment, tenant: site.tenant, words, language })
    .filter(({ chosen }) => chosen.length > 0)
    .map(inWords)
    .join(", ");
}

function addressQuery(filters: SearchFilters, sort: Sort): string {
  return new URLSearchParams({ ...queryOf(filters), ...(sort !== "activity" && { sort }) }).toString();
}

function inWords({ kind, label, options, chosen }: Control): string {
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  return kind === "several" ? `${label}: ${names.join(", ")}` : names.join(", ");
}
