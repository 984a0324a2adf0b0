import { profileOf } from "~/app/domain/people/profiles/profiles";
import { profileNotFound } from "~/app/domain/people/profiles/profiles.errors";
import { rememberSearch } from "~/app/domain/people/search/last-search";
import { assertMaySearch, defaultFilters, nearlyFound, search, similarTo } from "~/app/domain/people/search/search";
import { membersOnly } from "~/app/domain/people/search/search.errors";
import { searchQuery } from "~/app/domain/people/search/search.schema";
import { searchAnswer, searchText } from "~/app/domain/people/search/search.wire";
import { keepReadingPace } from "~/app/domain/site/limits/paces";
import { endpoint, jsonText, openCall } from "~/app/request/endpoint";

const searches = endpoint({
  GET: openCall(
    {
      summary: "Finds people",
      input: searchQuery,
      sharesInput: true,
      answer: searchAnswer,
      errors: [membersOnly, profileNotFound],
    },
    async ({ site, member, visit, input }) => {
      const { filters, page, pp, sort, autoLoad, manual, save, network, similar, similarTo: to } = input;
      assertMaySearch(site, member, network ? { network } : visit.source);
      await keepReadingPace(site, { member, from: visit }, "cards", pp);
      if (to !== undefined) {
        const profile = await profileOf(site, member, to);
        return jsonText(searchText(await similarTo(site, member, profile, { page, pp }), site.tenant));
      }
      const asked = autoLoad ? { ...defaultFilters(site, member), ...filters } : filters;
      const wanted = { ...asked, page, pp, sort };
      const searching = similar ? nearlyFound(site, member, wanted) : search(site, member, wanted);
      const remembers = member && manual && save && !similar;
      const found = await (remembers ? rememberSearch(site, member, searching) : searching);
      return jsonText(searchText(found, site.tenant));
    },
  ),
});

export const loader = searches;
export const action = searches;
