import { and, desc, eq, fillPlaceholders, gt, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { isLikedBy } from "~/app/domain/people/likes/likes.queries";
import { cardColumns } from "~/app/domain/people/profiles/profiles.queries";
import { hiddenFrom } from "~/app/domain/people/profiles/visibility.queries";
import { ANY, NOWHERE, OPEN, profileCounts, yearRow } from "~/db/counts";
import { type Conn, prepared } from "~/db/handle";
import { fields, rowKey, stableLimit, withIndex, withKeyIndex } from "~/db/statement-hints";
import {
  type Gender,
  isShown,
  isShownNowhere,
  isShownToVisitors,
  isShownToVisitorsNowhere,
  profiles,
} from "~/db/tables";

export interface Hits {
  gender: Gender | null;
  country: string | null;
  unplaced?: boolean;
  region: string | null;
  /** YYYY-MM-DD; "" is unbounded. */
  bornAfter: string;
  bornBy: string;
  /** The searching member, "" for a visitor; and another member to leave out, "" for none. */
  viewer: string;
  except: string;
  limit: number;
  offset: number;
}

export async function pageOfHits(conn: Conn, hits: Hits) {
  const rows = await shapeOf(hits)(conn).page.execute(valuesOf(hits));
  return { rows, total: rows[0]?.total };
}

export async function countHits(conn: Conn, hits: Hits): Promise<number> {
  const [row] = await shapeOf(hits)(conn).count.execute(valuesOf(hits));
  return row!.total;
}

export function statementsOf(conn: Conn, hits: Hits) {
  const { page, count } = shapeOf(hits)(conn);
  return [page, count].map((prepared) => {
    const { sql: statement, params } = prepared.getQuery();
    return { sql: statement, params: fillPlaceholders(params, valuesOf(hits)) };
  });
}

/**
 * Counts of whole birth years within the bounds, and of the months beside them, are stored. The first month, up to
 * `afterUntil`, and the last, from `byFrom`, are counted individually.
 */
function valuesOf({ gender, country, region, bornAfter, bornBy, viewer, except, limit, offset }: Hits) {
  const [monthAfter, monthBy] = [bornAfter.slice(0, 7), bornBy.slice(0, 7)];
  const [yearAfter, yearBy] = [bornAfter.slice(0, 4), bornBy.slice(0, 4)];
  const endOfFirst = monthAfter && `${monthAfter}-31`;
  const endOfFirstYear = yearAfter && `${yearAfter}-13`;
  return {
    gender,
    countedGender: `${viewer === "" ? OPEN : ""}${gender ?? ANY}`,
    country,
    region,
    bornAfter,
    bornBy,
    viewer,
    except,
    limit,
    offset,
    monthAfter,
    monthBy,
    // Up to the end of the first year, then from the start of the last: within one year, the first range has all.
    monthUntil: endOfFirstYear < monthBy ? endOfFirstYear : monthBy,
    monthFrom: yearAfter < yearBy ? `${yearBy}-00` : monthBy,
    yearAfter: yearRow(yearAfter),
    yearBy: yearRow(yearBy),
    afterUntil: endOfFirst < bornBy ? endOfFirst : bornBy,
    byFrom: monthAfter < monthBy ? `${monthBy}-00` : bornBy,
  };
}

const p = sql.placeholder;
const byGender = eq(profiles.gender, p("gender"));
const byCountry = eq(profiles.country, p("country"));
const byRegion = eq(profiles.region, p("region"));
const ofAny = sql.raw(`'${ANY}'`);
const ofNowhere = sql.raw(`'${NOWHERE}'`);

// Names one index per shape, because the planner alone chooses one that is a thousand times slower for some shapes.
// Each index contains everything that its shape filters and sorts by: only the twelve shown members are read from the
// table.
const shapesOf = (audience: Audience) => ({
  all: shape("all", audience, {}),
  country: shape("country", audience, { country: true }),
  countryOrNowhere: shape("country", audience, { country: true, unplaced: true }),
  region: shape("region", audience, { country: true, region: true }),
  gender: shape("gender", audience, { gender: true }),
  genderCountry: shape("gender_country", audience, { gender: true, country: true }),
  genderCountryOrNowhere: shape("gender_country", audience, { gender: true, country: true, unplaced: true }),
  genderRegion: shape("gender_region", audience, { gender: true, country: true, region: true }),
});

/** Who searches: which profiles they can see, by which indexes, and which ids to leave out. */
interface Audience {
  indexes: string;
  shown: SQL;
  shownNowhere: SQL;
  leftOut: SQL;
}

const forMembers = shapesOf({
  indexes: "profile",
  shown: isShown,
  shownNowhere: isShownNowhere,
  leftOut: sql`(select ${p("viewer")} union all select ${p("except")} union all ${hiddenFrom(p("viewer"))})`,
});

const forVisitors = shapesOf({
  indexes: "profile_open",
  shown: isShownToVisitors,
  shownNowhere: isShownToVisitorsNowhere,
  leftOut: sql`(select ${p("except")})`,
});

function shapeOf({ viewer, gender, country, unplaced, region }: Hits) {
  const shapes = viewer === "" ? forVisitors : forMembers;
  if (country === null) return gender ? shapes.gender : shapes.all;
  if (region !== null) return gender ? shapes.genderRegion : shapes.region;
  if (unplaced) return gender ? shapes.genderCountryOrNowhere : shapes.countryOrNowhere;
  return gender ? shapes.genderCountry : shapes.country;
}

interface Shape {
  gender?: boolean;
  country?: boolean;
  unplaced?: boolean;
  region?: boolean;
}

function shape(
  of: string,
  { indexes, shown, shownNowhere, leftOut }: Audience,
  { gender, country, unplaced, region }: Shape,
) {
  const index = `${indexes}_${of}_ix`;
  const like = and(shown, gender ? byGender : undefined, region ? byRegion : undefined);
  const born = (after: string, until: string) =>
    and(gt(profiles.birthDate, p(after)), lte(profiles.birthDate, p(until)));
  const there = unplaced ? or(byCountry, isNull(profiles.country)) : country ? byCountry : undefined;
  const within = born("bornAfter", "bornBy");
  const group = and(
    eq(profileCounts.gender, p("countedGender")),
    unplaced
      ? sql`${profileCounts.country} in (${p("country")}, ${ofNowhere})`
      : eq(profileCounts.country, country ? p("country") : ofAny),
    eq(profileCounts.region, region ? p("region") : ofAny),
  );
  const name = `${index}${unplaced ? "_or_nowhere" : ""}`;
  return prepared((d) => {
    const sum = sql`coalesce(sum(${profileCounts.n}), 0)`;
    const counted = (after: string, before: string) =>
      d
        .select({ n: sum })
        .from(withIndex(profileCounts, "profile_count_ix"))
        .where(and(group, gt(profileCounts.born, p(after)), lt(profileCounts.born, p(before))));
    const edge = (after: string, until: string) =>
      d
        .select({ n: sql`count(*)` })
        .from(withIndex(profiles, `${indexes}_born_ix`))
        .where(and(like, there, born(after, until)));
    // Counts the left-out members by id and subtracts them. They are few, so this costs almost nothing.
    const out = sql`(${d
      .select({ n: sql`count(*)` })
      .from(withKeyIndex(profiles))
      .where(and(like, there, within, sql`${profiles.id} in ${leftOut}`))})`;
    const edges = sql`(${edge("bornAfter", "afterUntil")}) + (${edge("byFrom", "bornBy")})`;
    const months = sql`(${counted("monthAfter", "monthUntil")}) + (${counted("monthFrom", "monthBy")})`;
    const total = sql`((${counted("yearAfter", "yearBy")}) + ${months} + ${edges} - ${out})`.mapWith(Number);
    // Selects ids first: an offset then skips index entries, not rows.
    const hits = (index: string, where: SQL | undefined) =>
      d
        .select({
          ...fields({ hitId: profiles.id, hitAt: profiles.lastActiveAt }),
          hitKey: rowKey(profiles.id).as("hitKey"),
        })
        .from(withIndex(profiles, index))
        .where(and(like, where, within, sql`${profiles.id} not in ${leftOut}`));
    const newest = [desc(profiles.lastActiveAt), desc(profiles.id)];
    // Both parts are sorted by their index, so they are merged without a sort. PostgreSQL needs a hint for that.
    const merged = (index: string, where: SQL | undefined) => {
      const part = hits(index, where)
        .orderBy(...newest)
        .as("part");
      return d.select({ hitId: part.hitId, hitAt: part.hitAt, hitKey: part.hitKey }).from(part);
    };
    const nowhere = `${indexes}_${gender ? "gender_nowhere" : "nowhere"}_ix`;
    const all = unplaced
      ? merged(index, byCountry).unionAll(merged(nowhere, shownNowhere)).orderBy(sql`2 desc`, sql`1 desc`)
      : hits(index, there).orderBy(...newest);
    const hit = all
      .limit(stableLimit(p("limit")))
      .offset(p("offset"))
      .as("hit");
    return {
      page: d
        .select({ ...cardColumns, liked: isLikedBy(p("viewer")).as("liked"), total: total.as("total") })
        .from(hit)
        .innerJoin(profiles, eq(rowKey(profiles.id), hit.hitKey))
        // Sorts by the hits' own columns, which are already in that order.
        .orderBy(desc(hit.hitAt), desc(hit.hitId))
        .prepare(`search.page.${name}`),
      count: d
        .select({ total: total.as("total") })
        .from(sql`(select 1) as one`)
        .prepare(`search.count.${name}`),
    };
  });
}
