import { isDeepStrictEqual } from "node:util";
import { ADULT, bornBy, type CalendarDate, todayOf } from "~/app/domain/ages";
import type { Member } from "~/app/domain/member";
import { cardOf, type ProfileCard } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { ringsAround, townOf } from "~/app/domain/site/places/distance";
import type { Conn } from "~/db/handle";
import { keptReads } from "~/db/kept-reads";
import type { TrafficSource } from "~/db/tables";
import { type Condition, townKey } from "./condition";
import { applied, conditionsOf, type Moment, type SearchFilters, unplacedWith, withoutFilter } from "./filters";
import { cardRows, countFree, freeHits, idsHiddenFrom } from "./free.queries";
import { currentIndex } from "./index";
import type { Order } from "./index/member-index";
import { membersOnly } from "./search.errors";
import { countHits, type Hits, pageOfHits } from "./search.queries";
import { PAGE_SIZE, type Sort } from "./search.schema";

export { ageBuckets, anyone, defaultFilters, type SearchFilters } from "./filters";

export interface Asked extends Partial<SearchFilters> {
  /** The page, from 1. Past the last page the list is empty. */
  page?: number;
  /** Profiles a page, 1 to 100. */
  pp?: number;
  /** Defaults to activity. Distance has no effect for a viewer without a place. */
  sort?: Sort;
  except?: string;
  /** Only members who signed up after that, UTC ms. */
  joinedAfter?: number;
}

export interface SearchResults {
  profiles: readonly ProfileCard[];
  liked: readonly string[];
  page: number;
  pages: number;
  pageSize: number;
  numResults: number;
  filters: SearchFilters;
  sort: Sort;
}

/** Returns visible members, most recently active first, without the viewer and members hidden from the viewer. */
export async function search(site: Site, viewer: Member | null, asked: Asked): Promise<SearchResults> {
  const { page = 1, pp = PAGE_SIZE, except = "", sort: wanted = "activity", joinedAfter } = asked;
  const moment = momentOf(site, viewer, asked.country ?? null);
  const filters = applied(site.tenant, moment.home ? asked : { ...asked, distance: null });
  const sort = wanted === "distance" && !moment.home ? "activity" : wanted;
  const slice = { limit: pp, offset: (page - 1) * pp };
  const found =
    sort === "activity" && joinedAfter === undefined && isPinned(filters, moment)
      ? await pinnedPage(site, viewer, moment.today, { ...pinnedHits(filters, moment.today), except, ...slice })
      : await freePage(site, viewer, { filters, moment, except, joinedAfter, order: orderOf(sort, moment), ...slice });
  return resultsOf(found, { filters, sort, page, pp });
}

interface Answered {
  filters: SearchFilters;
  sort: Sort;
  page: number;
  pp: number;
}

type Found = Pick<SearchResults, "profiles" | "liked"> & { total: number };

function resultsOf({ profiles, liked, total }: Found, { filters, sort, page, pp }: Answered) {
  return {
    profiles,
    liked,
    page,
    pages: Math.max(1, Math.ceil(total / pp)),
    pageSize: pp,
    numResults: total,
    filters,
    sort,
  } satisfies SearchResults;
}

export interface Relaxation {
  name: string;
  filters: SearchFilters;
  more: number;
}

/** Returns how many more members each set filter excludes, most first. Omits filters without effect. */
export async function relaxations(site: Site, viewer: Member | null, given: SearchFilters): Promise<Relaxation[]> {
  const moment = momentOf(site, viewer, given.country);
  const set = conditionsOf(given, moment);
  const groups = [[adults(moment), ...openTo(viewer)], ...set.map(({ conditions }) => conditions)];
  const hidden = await hiddenIds(site, viewer, "");
  const index = await currentIndex(site);
  const { all, withoutEach } = index ? index.countWithoutEach(groups, hidden) : await countsInSql(site, groups, hidden);
  return set
    .map(({ name }, at) => ({
      name,
      filters: withoutFilter(site.tenant, given, name),
      more: withoutEach[at + 1]! - all,
    }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more);
}

export const YEARS_BEYOND = 5;

/**
 * Returns near misses: members up to five years younger or older, or from elsewhere in the country. Empty if the search
 * already includes them.
 */
export async function nearlyFound(site: Site, viewer: Member | null, asked: Asked): Promise<SearchResults> {
  const { page = 1, pp = PAGE_SIZE, except = "", sort = "activity", ...given } = asked;
  const moment = momentOf(site, viewer, given.country ?? null);
  const narrow = applied(site.tenant, moment.home ? given : { ...given, distance: null });
  const { minAge, maxAge } = narrow;
  const filters = applied(site.tenant, {
    ...narrow,
    region: null,
    // Without a region, the flag stays. A search elsewhere in the country includes members without a place.
    unplaced: narrow.region ? unplacedWith(site.tenant, narrow.country) : narrow.unplaced,
    distance: null,
    minAge: minAge && minAge - YEARS_BEYOND,
    maxAge: maxAge && maxAge + YEARS_BEYOND,
  });
  const butNot = conditionsOf(narrow, moment).flatMap(({ conditions }) => conditions);
  const slice = { limit: pp, offset: (page - 1) * pp };
  const found = isDeepStrictEqual(filters, narrow)
    ? { profiles: [], liked: [], total: 0 }
    : await freePage(site, viewer, { filters, moment, butNot, except, order: orderOf(sort, moment), ...slice });
  return resultsOf(found, { filters, sort, page, pp });
}

/** Returns members like this one: of that gender and country, or an unknown one, within five years of age. */
export function similarTo(
  site: Site,
  viewer: Member | null,
  profile: ProfileCard,
  { page, pp }: Pick<Asked, "page" | "pp"> = {},
): Promise<SearchResults> {
  const { gender, country, age } = profile;
  return search(site, viewer, {
    gender,
    country,
    unplaced: unplacedWith(site.tenant, country),
    minAge: age - YEARS_BEYOND,
    maxAge: age + YEARS_BEYOND,
    page,
    pp,
    except: profile.id,
  });
}

/**
 * Returns whether the viewer may see members. Members always may. Visitors, and visitors of a traffic source, may if
 * the tenant allows it.
 */
export function mayShow({ tenant }: Site, viewer: Member | null, source: TrafficSource | null): boolean {
  if (viewer) return true;
  if (tenant.loggedOutSearch === "none") return false;
  return !source || tenant.loggedOutSearchTrafficsource !== "none";
}

/** Throws search.members_only if this viewer may not see members. */
export function assertMaySearch(site: Site, viewer: Member | null, source: TrafficSource | null): void {
  if (!mayShow(site, viewer, source)) throw membersOnly();
}

export function momentOf(site: Site, viewer: Member | null, country: string | null): Moment {
  const home = viewer && townOf(viewer.country, viewer.region, viewer.city);
  const seesActivity = viewer?.sharesActivity ?? true;
  return { tenant: site.tenant, today: todayOf(site), now: site.now(), home: home ?? null, seesActivity, country };
}

/** Filters that a database index covers; any other search is answered from memory. */
const PINNED: readonly string[] = ["gender", "age", "country", "countryregion"];

function isPinned(filters: SearchFilters, moment: Moment): boolean {
  return conditionsOf(filters, moment).every(({ name }) => PINNED.includes(name));
}

function pinnedHits({ gender, country, unplaced, region, minAge, maxAge }: SearchFilters, today: string) {
  return {
    gender,
    country,
    unplaced: unplaced ?? false,
    region,
    bornBy: bornBy(minAge ?? ADULT, today),
    bornAfter: maxAge === null ? "" : bornBy(maxAge + 1, today),
  };
}

function pinnedPage(site: Site, viewer: Member | null, today: CalendarDate, asked: Omit<Hits, "viewer">) {
  const hits = { ...asked, viewer: viewer?.id ?? "" };
  return site.db.readRecent((conn) =>
    // A visitor's results depend on profiles only: they are the same for all visitors.
    viewer ? foundBy(conn, hits, today) : keptForVisitors(conn, keyOf(hits, today), () => foundBy(conn, hits, today)),
  );
}

/** Cached results for visitors. The size is in cards, of about half a kilobyte each. */
const keptForVisitors = keptReads<Found>({ maxSize: 1_000, sizeOf: ({ profiles }) => profiles.length + 1 });

function keyOf(hits: Hits, today: CalendarDate): string {
  return JSON.stringify([today, hits]);
}

async function foundBy(conn: Conn, hits: Hits, today: CalendarDate): Promise<Found> {
  const { rows, total } = await pageOfHits(conn, hits);
  // An empty page carries no total. If the first page is empty, the total is 0.
  return { ...shown(rows, today), total: total ?? (hits.offset === 0 ? 0 : await countHits(conn, hits)) };
}

function shown(rows: readonly (Parameters<typeof cardOf>[0] & { liked: boolean })[], today: CalendarDate) {
  return {
    profiles: Object.freeze(rows.map((row) => Object.freeze(cardOf(row, today)))),
    liked: rows.filter(({ liked }) => liked).map(({ id }) => id),
  };
}

interface Free {
  filters: SearchFilters;
  moment: Moment;
  butNot?: Condition[];
  except: string;
  joinedAfter?: number | undefined;
  order: Order;
  limit: number;
  offset: number;
}

async function freePage(site: Site, viewer: Member | null, { filters, moment, except, joinedAfter, ...rest }: Free) {
  const set = conditionsOf(filters, moment).flatMap(({ conditions }) => conditions);
  const conditions = [adults(moment), ...openTo(viewer), ...joined(joinedAfter), ...set];
  const wanted = { conditions, without: await hiddenIds(site, viewer, except), ...rest };
  const index = await currentIndex(site);
  const { ids, total } = index ? index.find(wanted) : await site.db.readRecent((conn) => freeHits(conn, wanted));
  const rows = await site.db.readRecent((conn) => cardRows(conn, viewer?.id ?? "", ids));
  return { ...shown(rows, moment.today), total };
}

async function hiddenIds(site: Site, viewer: Member | null, except: string): Promise<string[]> {
  const hidden = await site.db.read((conn) => idsHiddenFrom(conn, viewer?.id ?? ""));
  return [...hidden, ...(viewer ? [viewer.id] : []), ...(except ? [except] : [])];
}

function adults({ today }: Moment): Condition {
  return { kind: "born", after: "", by: bornBy(ADULT, today) };
}

/** Returns the condition that a visitor's search adds: a visitor finds only members who allowed it. */
function openTo(viewer: Member | null): Condition[] {
  return viewer ? [] : [{ kind: "trait", trait: "open", anyOf: ["yes"] }];
}

function joined(after: number | undefined): Condition[] {
  return after === undefined ? [] : [{ kind: "since", what: "createdAt", at: after + 1 }];
}

function orderOf(sort: Sort, { home }: Moment): Order {
  if (sort !== "distance" || !home) return { by: sort === "newest" ? "newest" : "activity" };
  const keysOf = (town: NonNullable<typeof home>) => [townKey(town), townKey({ ...town, region: null })];
  const rings = ringsAround(home).map((towns) => towns.flatMap(keysOf).filter((key) => key !== null));
  return { by: "distance", rings };
}

async function countsInSql(site: Site, groups: readonly (readonly Condition[])[], hidden: readonly string[]) {
  const [all = 0, ...withoutEach] = await Promise.all([
    countInSql(site, groups.flat(), hidden),
    ...groups.map((_, out) => countInSql(site, groups.filter((_, at) => at !== out).flat(), hidden)),
  ]);
  return { all, withoutEach };
}

function countInSql(site: Site, conditions: readonly Condition[], hidden: readonly string[]): Promise<number> {
  return site.db.readRecent((conn) => countFree(conn, { conditions, without: hidden }));
}
