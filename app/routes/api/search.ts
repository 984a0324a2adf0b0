import { profileOf } from "~/app/domain/profiles/profiles";
import { profileNotFound } from "~/app/domain/profiles/profiles.errors";
import { rememberSearch } from "~/app/domain/search/last-search";
import { assertMaySearch, defaultFilters, nearlyFound, search, similarTo } from "~/app/domain/search/search";
import { membersOnly } from "~/app/domain/search/search.errors";
import { searchQuery } from "~/app/domain/search/search.schema";
import { searchAnswer, searchWire } from "~/app/domain/search/search.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const searches = endpoint({
  GET: openCall(
    { input: searchQuery, answer: searchAnswer, errors: [membersOnly, profileNotFound] },
    async ({ site, member, visit, input }) => {
      const { filters, page, pp, sort, autoLoad, manual, save, network, similar, similarTo: to } = input;
      assertMaySearch(site, member, network ? { network } : visit.trafficSource);
      if (to !== undefined) {
        const profile = await profileOf(site, member, to);
        return searchWire(await similarTo(site, member, profile, { page, pp }), site.tenant);
      }
      const asked = autoLoad ? { ...defaultFilters(site, member), ...filters } : filters;
      const wanted = { ...asked, page, pp, sort };
      const found = similar ? await nearlyFound(site, member, wanted) : await search(site, member, wanted);
      if (member && manual && save && !similar) await rememberSearch(site, member, found.filters, found.sort);
      return searchWire(found, site.tenant);
    },
  ),
});

export const loader = searches;
export const action = searches;
