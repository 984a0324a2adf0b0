import { z } from "zod";
import { anyone, filterValues, isOwnKey, queryOf, type SearchFilters } from "./filters";

export const PAGE_SIZE = 12;

export const SORTS = ["activity", "distance", "newest"] as const;
export type Sort = (typeof SORTS)[number];

const flag = z.string().transform((text) => text !== "" && text !== "0" && text !== "false");

/** The filters of a query. One that is absent stays undefined; one that is empty (or 0 where that means all) is null. */
const filtersShape = Object.fromEntries(filterValues.map(({ wire, schema }) => [wire, schema.optional()]));

/** The query string of a search. */
export const searchQuery = z
  .object({
    ...filtersShape,
    sort: z.enum(SORTS, "error.invalid_choice").optional(),
    page: number(/^\d{1,16}$/, Number.POSITIVE_INFINITY).default(1),
    /** The same of the people besides, where a page has any. */
    similarpage: number(/^\d{1,9}$/, 1e9).optional(),
    /** The first page of them, for browsers without scripts. */
    besides: flag.default(false),
    pp: number(/^\d{1,3}$/, 100).default(PAGE_SIZE),
    searchAllCountries: flag.default(false),
    /** The first search of a page: what is not said is what the member is taken to want. */
    auto_load: flag.default(false),
    /** A search that the member asked for. */
    manual_search: flag.default(false),
    /** One that is not to be remembered as the member's last. */
    do_not_save: flag.default(false),
    /** Instead of the people these filters find, those they just miss. */
    similar: flag.default(false),
    /** Instead of all that, people like this one. */
    similar_to: z.string().max(64).optional(),
    /** The page that asks, for the operator's statistics. */
    source: z.string().max(100).optional(),
    trafficsource: z
      .string()
      .transform((text) => text.replace(/[{}]/g, "").trim())
      .optional(),
  })
  // The tenant's own fields: `own_role=leading,either`. Which there are is the tenant's to say.
  .catchall(z.unknown())
  .superRefine((query, context) => {
    for (const [name, value] of Object.entries(query)) {
      if (!isOwnKey(name) || (typeof value === "string" && /^[a-z_,]{0,2000}$/.test(value))) continue;
      context.addIssue({ code: "custom", path: [name], message: "error.invalid_choice" });
    }
  })
  .refine(({ page, pp }) => Number.isSafeInteger(page * pp), { path: ["page"], error: "request.invalid" })
  .transform((query) => ({
    filters: filtersIn(query),
    sort: query.sort,
    page: query.page,
    similarPage: query.similarpage ?? (query.besides ? 1 : undefined),
    pp: query.pp,
    autoLoad: query.auto_load,
    manual: query.manual_search,
    save: !query.do_not_save,
    network: query.trafficsource,
    similar: query.similar,
    similarTo: query.similar_to,
  }));

/** A search that is kept as the query of its address. */
export interface KeptSearch {
  filters: Partial<SearchFilters>;
  sort: Sort | undefined;
}

/** Undefined where the query is not, or no longer, understood. */
export function readSearch(query: string): KeptSearch | undefined {
  const parsed = searchQuery.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return parsed.success ? { filters: parsed.data.filters, sort: parsed.data.sort } : undefined;
}

export function writeSearch({ filters, sort }: KeptSearch): string {
  return new URLSearchParams({ ...queryOf({ ...anyone, ...filters }), ...(sort && { sort }) }).toString();
}

/** Only those that were given, so that they can be laid over defaults. */
function filtersIn(query: Record<string, unknown> & { searchAllCountries: boolean }): Partial<SearchFilters> {
  const given = filterValues.filter(({ wire }) => query[wire] !== undefined);
  const own = Object.keys(query).filter(isOwnKey);
  const filters = Object.fromEntries([
    ...given.map(({ key, wire }) => [key, query[wire]]),
    ...own.map((key) => [key, query[key] ? String(query[key]).split(",") : null]),
  ]) as Partial<SearchFilters>;
  return query.searchAllCountries ? { ...filters, country: null } : filters;
}

/** The query string of a person's page. */
export const similarQuery = z.object({
  similarpage: number(/^\d{1,9}$/, 1e9).optional(),
  besides: flag.default(false),
});

/** A whole number from 1, written plainly. */
function number(form: RegExp, max: number) {
  return z
    .string()
    .regex(form, { abort: true })
    .transform(Number)
    .refine((value) => value >= 1 && value <= max);
}
