import { assertMaySearch, defaultFilters, search } from "~/app/domain/search/search";
import { searchQuery } from "~/app/domain/search/search.schema";
import { searchWire } from "~/app/domain/search/search.wire";
import { openEndpoint } from "~/app/request/endpoint";

const searches = openEndpoint({
  GET: [
    searchQuery,
    async ({ site, member, visit, input }) => {
      const { filters, page, pp, autoLoad, network } = input;
      assertMaySearch(site, member, network ? { network } : visit.trafficSource);
      const asked = autoLoad ? { ...defaultFilters(site, member), ...filters } : filters;
      return searchWire(await search(site, member, { ...asked, page, pp }), site.tenant);
    },
  ],
});

export const loader = searches;
export const action = searches;
