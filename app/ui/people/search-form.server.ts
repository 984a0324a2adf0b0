import type { Member } from "~/app/domain/member";
import { type Control, queryOf, type SearchFilters, withoutFilter } from "~/app/domain/people/search/filters";
import { momentOf } from "~/app/domain/people/search/search";
import type { Sort } from "~/app/domain/people/search/search.schema";
import type { Site } from "~/app/domain/site";
import type { Visit } from "~/app/request/visit";
import { fairCache } from "~/db/fair-cache";
import { controlsIn, type FilterOffers, firstOffers, type SortOffer, sortOffer } from "./filter-offers.server";

interface Asked {
  filters: SearchFilters;
  sort: Sort;
}

export interface SearchForm extends FilterOffers {
  sort: SortOffer;
  query: string;
  /** The active filters: their text, and the query without them. */
  chips: { label: string; query: string }[];
}

/** In bytes, for all sites together: some hundred forms. */
const MAX_SIZE = 8 * 1024 * 1024;
/** The size of a form without its options, and of each option, in bytes. */
const [FORM_SIZE, OPTION_SIZE] = [6_000, 300];
/**
 * How long a form is cached, in ms. A changed config makes a new site, and the old site's forms must not keep that site
 * in memory.
 */
const KEPT_FOR = 10 * 60_000;

const forms = fairCache<Site, SearchForm>({ maxSize: MAX_SIZE, sizeOf, ttl: KEPT_FOR });

/** Returns the form of a search. Viewers with the same form share one from the cache, so callers must not change it. */
export function searchForm(site: Site, visit: Visit, member: Member | null, asked: Asked): SearchForm {
  const { home, seesActivity } = momentOf(site, member, asked.filters.country);
  const { language, words } = visit;
  const key = JSON.stringify([language, words.locale, home, seesActivity, asked.sort, asked.filters]);
  const known = forms.get(site, key);
  if (known) return known;
  const form = formOf(site, visit, member, asked);
  forms.set(site, key, form);
  return form;
}

function formOf(site: Site, visit: Visit, member: Member | null, { filters, sort }: Asked): SearchForm {
  const offers = firstOffers(site, visit, member, filters);
  return {
    ...offers,
    sort: sortOffer(site, member, sort),
    query: addressQuery(filters, sort),
    chips: controlsIn(offers)
      .filter(({ chosen }) => chosen.length > 0)
      .map((control) => ({
        label: inWords(control),
        query: addressQuery(withoutFilter(site.tenant, filters, control.name), sort),
      })),
  };
}

export function addressQuery(filters: SearchFilters, sort: Sort): string {
  return new URLSearchParams({ ...queryOf(filters), ...(sort !== "activity" && { sort }) }).toString();
}

export function inWords({ kind, label, options, chosen }: Control): string {
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  return kind === "several" ? `${label}: ${names.join(", ")}` : names.join(", ");
}

/** Estimates the size of a form, which repeats its key in its query and its chips. */
function sizeOf(form: SearchForm, key: string): number {
  return controlsIn(form).reduce((sum, { options }) => sum + options.length * OPTION_SIZE, FORM_SIZE + 4 * key.length);
}
