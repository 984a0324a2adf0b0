import { ADULT, bornBy, todayOf } from "~/app/domain/accounts/ages";
import type { Member } from "~/app/domain/accounts/member";
import { cardOf, type ProfileCard } from "~/app/domain/profiles/card";
import type { Site } from "~/app/domain/site";
import type { TrafficSource } from "~/db/tables";
import { anyone, type SearchFilters } from "./filters";
import { membersOnly } from "./search.errors";
import { countHits, pageOfHits } from "./search.queries";
import { PAGE_SIZE } from "./search.schema";

export { ageBuckets, anyone, defaultFilters, type SearchFilters } from "./filters";

export interface Asked extends Partial<SearchFilters> {
  /** From 1. Past the last one the list is empty. */
  page?: number;
  /** Profiles a page, 1 to 100. */
  pp?: number;
  /** The id of somebody who is not to be among them. */
  except?: string;
}

export interface SearchResults {
  profiles: ProfileCard[];
  page: number;
  /** At least 1. */
  pages: number;
  pageSize: number;
  /** Exactly as many as all pages list together. */
  numResults: number;
  /** As applied. */
  filters: SearchFilters;
}

/** Visible people, the last active first, without the viewer and without anybody blocked either way. */
export async function search(site: Site, viewer: Member | null, asked: Asked): Promise<SearchResults> {
  const { page = 1, pp = PAGE_SIZE, except = "", ...given } = asked;
  const filters = applied(given);
  const today = todayOf(site);
  const hits = {
    ...filters,
    bornBy: bornBy(filters.minAge ?? ADULT, today),
    bornAfter: filters.maxAge === null ? "" : bornBy(filters.maxAge + 1, today),
    viewer: viewer?.id ?? "",
    except,
    limit: pp,
    offset: (page - 1) * pp,
  };
  const { rows, total } = await site.db.read(async (conn) => {
    const found = await pageOfHits(conn, hits);
    // An empty page carries no total. The first one needs none.
    return { rows: found.rows, total: found.total ?? (page === 1 ? 0 : await countHits(conn, hits)) };
  });
  return {
    profiles: rows.map((row) => cardOf(row, today)),
    page,
    pages: Math.max(1, Math.ceil(total / pp)),
    pageSize: pp,
    numResults: total,
    filters,
  };
}

/** People like this one: of that gender and country, at most five years older or younger. */
export function similarTo(
  site: Site,
  viewer: Member | null,
  profile: ProfileCard,
  { page, pp }: Pick<Asked, "page" | "pp"> = {},
): Promise<SearchResults> {
  const { gender, country, age } = profile;
  return search(site, viewer, { gender, country, minAge: age - 5, maxAge: age + 5, page, pp, except: profile.id });
}

/**
 * Whether people are shown to this viewer, in a search or on their pages. To members always; to visitors where the tenant
 * lets them, and to those whom a traffic source sent where it lets these too.
 */
export function mayShow({ tenant }: Site, viewer: Member | null, trafficSource: TrafficSource | null): boolean {
  if (viewer) return true;
  if (tenant.loggedOutSearch === "none") return false;
  return !trafficSource || tenant.loggedOutSearchTrafficsource !== "none";
}

/** Throws search.members_only where people are not shown to this viewer. */
export function assertMaySearch(site: Site, viewer: Member | null, trafficSource: TrafficSource | null): void {
  if (!mayShow(site, viewer, trafficSource)) throw membersOnly();
}

/** Nobody is younger than an adult, whatever age is asked for. */
function applied(given: Partial<SearchFilters>): SearchFilters {
  const { gender, country, region, minAge, maxAge } = { ...anyone, ...given };
  const atLeastAdult = (age: number | null) => (age === null ? null : Math.max(age, ADULT));
  return {
    gender,
    country,
    region: country && region,
    minAge: atLeastAdult(minAge),
    maxAge: atLeastAdult(maxAge),
  };
}
