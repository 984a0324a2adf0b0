import { and, desc, eq, fillPlaceholders, gt, lt, lte, type SQL, sql } from "drizzle-orm";
import { blockedWith } from "~/app/domain/blocks/blocks";
import { cardColumns } from "~/app/domain/profiles/profiles.queries";
import { ANY, profileCounts } from "~/db/counts";
import { type Conn, prepared } from "~/db/handle";
import { fields, pinned, pinnedToKey, steady } from "~/db/pinned";
import { type Gender, profiles } from "~/db/tables";

/** What a search asks for, in the table's terms. */
export interface Hits {
  gender: Gender | null;
  country: string | null;
  region: string | null;
  /** YYYY-MM-DD; "" for no bound. */
  bornAfter: string;
  bornBy: string;
  /** Who is asking, and one more who is left out; "" for nobody. */
  viewer: string;
  except: string;
  limit: number;
  offset: number;
}

/** One page and, from the same statement, how many there are in all. */
export async function pageOfHits(conn: Conn, hits: Hits) {
  const rows = await shapeOf(hits)(conn).page.execute(valuesOf(hits));
  return { rows, total: rows[0]?.total };
}

export async function countHits(conn: Conn, hits: Hits): Promise<number> {
  const [row] = await shapeOf(hits)(conn).count.execute(valuesOf(hits));
  return row!.total;
}

/** What is sent for a search: to be explained. */
export function statementsOf(conn: Conn, hits: Hits) {
  const { page, count } = shapeOf(hits)(conn);
  return [page, count].map((prepared) => {
    const { sql: statement, params } = prepared.getQuery();
    return { sql: statement, params: fillPlaceholders(params, valuesOf(hits)) };
  });
}

/**
 * The hits, and how they are counted: the months of birth that lie within the bounds as a whole are counted already. Those
 * born in the first month, up to `afterUntil`, and in the last one, after `byFrom`, are counted one by one.
 */
function valuesOf(hits: Hits) {
  const { bornAfter, bornBy } = hits;
  const [monthAfter, monthBy] = [bornAfter.slice(0, 7), bornBy.slice(0, 7)];
  const endOfFirst = monthAfter && `${monthAfter}-31`;
  return {
    ...hits,
    monthAfter,
    monthBy,
    afterUntil: endOfFirst < bornBy ? endOfFirst : bornBy,
    byFrom: monthAfter < monthBy ? `${monthBy}-00` : bornBy,
  };
}

const p = sql.placeholder;
const byGender = eq(profiles.gender, p("gender"));
const byCountry = eq(profiles.country, p("country"));
const byRegion = eq(profiles.region, p("region"));

// One index a shape, named, because the planner left to itself takes a thousand times as long for some of them. Each
// holds everything that its shape filters and sorts by: only the twelve people shown are read from the table.
const shapes = (leftOut?: SQL) => ({
  all: shape("profile_all_ix", [], leftOut),
  country: shape("profile_country_ix", [byCountry], leftOut),
  region: shape("profile_region_ix", [byCountry, byRegion], leftOut),
  gender: shape("profile_gender_ix", [byGender], leftOut),
  genderCountry: shape("profile_gender_country_ix", [byGender, byCountry], leftOut),
  genderRegion: shape("profile_gender_region_ix", [byGender, byCountry, byRegion], leftOut),
});

const ofAll = shapes();
const butSome = shapes(
  sql`(select ${p("viewer")} union all select ${p("except")} union all ${blockedWith(p("viewer"))})`,
);

function shapeOf({ gender, country, region, viewer, except }: Hits) {
  const shapes = viewer || except ? butSome : ofAll;
  if (country === null) return gender ? shapes.gender : shapes.all;
  if (region === null) return gender ? shapes.genderCountry : shapes.country;
  return gender ? shapes.genderRegion : shapes.region;
}

/** `leftOut` selects the ids of those who are not among them; undefined where that is nobody. */
function shape(index: string, filters: SQL[], leftOut: SQL | undefined) {
  // In the very words of the partial indexes: only then one of them gives all that is needed, without a look at each row.
  const like = and(sql`${profiles.visible} = true`, ...filters);
  const born = (after: string, until: string) =>
    and(like, gt(profiles.birthDate, p(after)), lte(profiles.birthDate, p(until)));
  const matching = born("bornAfter", "bornBy");
  const asked = (filter: SQL, name: string) => (filters.includes(filter) ? p(name) : sql.raw(`'${ANY}'`));
  const inMonths = and(
    eq(profileCounts.gender, asked(byGender, "gender")),
    eq(profileCounts.country, asked(byCountry, "country")),
    eq(profileCounts.region, asked(byRegion, "region")),
    gt(profileCounts.born, p("monthAfter")),
    lt(profileCounts.born, p("monthBy")),
  );
  const name = leftOut ? `${index}_but_some` : index;
  return prepared((d) => {
    const sum = sql`coalesce(sum(${profileCounts.n}), 0)`;
    const months = d.select({ n: sum }).from(pinned(profileCounts, "profile_count_ix")).where(inMonths);
    const edge = (after: string, until: string) =>
      d.select({ n: sql`count(*)` }).from(pinned(profiles, "profile_born_ix")).where(born(after, until));
    // Those left out are few: counting them by their ids and taking them off costs next to nothing.
    const out = leftOut
      ? sql`(${d
          .select({ n: sql`count(*)` })
          .from(pinnedToKey(profiles))
          .where(and(matching, sql`${profiles.id} in ${leftOut}`))})`
      : sql`0`;
    const edges = sql`(${edge("bornAfter", "afterUntil")}) + (${edge("byFrom", "bornBy")})`;
    const total = sql`((${months}) + ${edges} - ${out})`.mapWith(Number);
    // Ids first: an offset then steps over index entries and never over whole rows.
    const hit = d
      .select(fields({ hitId: profiles.id }))
      .from(pinned(profiles, index))
      .where(leftOut ? and(matching, sql`${profiles.id} not in ${leftOut}`) : matching)
      .orderBy(desc(profiles.lastActiveAt), desc(profiles.id))
      .limit(steady(p("limit")))
      .offset(p("offset"))
      .as("hit");
    return {
      page: d
        .select({ ...cardColumns, total: total.as("total") })
        .from(hit)
        .innerJoin(profiles, eq(profiles.id, hit.hitId))
        .orderBy(desc(profiles.lastActiveAt), desc(profiles.id))
        .prepare(`search.page.${name}`),
      count: d
        .select({ total: total.as("total") })
        .from(sql`(select 1) as one`)
        .prepare(`search.count.${name}`),
    };
  });
}
