import { z } from "zod";
import { anyone, filterValues, isOwnKey, queryOf, type SearchFilters } from "./filters";

export const PAGE_SIZE = 12;

export const SORTS = ["activity", "distance", "newest"] as const;
export type Sort = (typeof SORTS)[number];

const flag = z.string().transform((text) => text !== "" && text !== "0" && text !== "false");

/** The filters of a query. A missing filter stays undefined; an empty filter (or 0 if that means all) is null. */
const filtersShape = Object.fromEntries(filterValues.map(({ wire, schema }) => [wire, schema.optional()]));

export const searchQuery = z
  .object({
    ...filtersShape,
    sort: z.enum(SORTS, "error.invalid_choice").optional(),
    page: number(/^\d{1,16}$/, Number.POSITIVE_INFINITY).default(1),
    similarpage: number(/^\d{1,9}$/, 1e9).optional(),
    /** The first page of similar members, for browsers without scripts. */
    besides: flag.default(false),
    pp: number(/^\d{1,3}$/, 100).default(PAGE_SIZE),
    searchAllCountries: flag.default(false),
    /** The first search of a page: missing filters take the member's defaults. */
    auto_load: flag.default(false),
    manual_search: flag.default(false),
    do_not_save: flag.default(false),
    /** Return near misses instead of the members these filters find. */
    similar: flag.default(false),
    /** The id of a member: returns members like this member instead. */
    similar_to: z.string().max(64).optional(),
    /** The requesting page, for the operator's statistics. */
    source: z.string().max(100).optional(),
    trafficsource: z
      .string()
      .transform((text) => text.replace(/[{}]/g, "").trim())
      .optional(),
  })
  // The tenant's own fields: `own_role=leading,either`. Only the tenant knows them.
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

export interface KeptSearch {
  filters: Partial<SearchFilters>;
  sort: Sort | undefined;
}

/** Reads a stored search. Returns undefined if the query is not, or no longer, valid. */
export function readSearch(query: string): KeptSearch | undefined {
  const parsed = searchQuery.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return parsed.success ? { filters: parsed.data.filters, sort: parsed.data.sort } : undefined;
}

export function writeSearch({ filters, sort }: KeptSearch): string {
  return new URLSearchParams({ ...queryOf({ ...anyone, ...filters }), ...(sort && { sort }) }).toString();
}

/** Returns the given filters only, so they can override defaults. */
function filtersIn(query: Record<string, unknown> & { searchAllCountries: boolean }): Partial<SearchFilters> {
  const given = filterValues.filter(({ wire }) => query[wire] !== undefined);
  const own = Object.keys(query).filter(isOwnKey);
  const filters = Object.fromEntries([
    ...given.map(({ key, wire }) => [key, query[wire]]),
    ...own.map((key) => [key, query[key] ? String(query[key]).split(",") : null]),
  ]) as Partial<SearchFilters>;
  return query.searchAllCountries ? { ...filters, country: null } : filters;
}

export const similarQuery = z.object({
  similarpage: number(/^\d{1,9}$/, 1e9).optional(),
  besides: flag.default(false),
});

/** A whole number from 1 in plain digits. */
function number(form: RegExp, max: number) {
  return z
    .string()
    .regex(form, { abort: true })
    .transform(Number)
    .refine((value) => value >= 1 && value <= max);
}
