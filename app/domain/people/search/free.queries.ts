import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { isLikedBy } from "~/app/domain/people/likes/likes.queries";
import { cardColumns } from "~/app/domain/people/profiles/profiles.queries";
import { hiddenFrom } from "~/app/domain/people/profiles/visibility.queries";
import { NOWHERE } from "~/db/counts";
import { type Conn, prepared } from "~/db/handle";
import { hasAnyOf, idsIn, textIn } from "~/db/json";
import { isShown, profiles } from "~/db/tables";
import { type Condition, detailOf } from "./condition";
import type { Wanted } from "./index/member-index";

/** Evaluates any combination of conditions in SQL: as exact as the index in memory, but reads every row. */
export async function freeHits(conn: Conn, wanted: Wanted): Promise<{ ids: string[]; total: number }> {
  const { drizzle } = conn;
  const where = meeting(wanted);
  const rows = await drizzle
    .select({ id: profiles.id })
    .from(profiles)
    .where(where)
    .orderBy(...orderOf(wanted.order), desc(profiles.id))
    .limit(wanted.limit)
    .offset(wanted.offset);
  return { ids: rows.map(({ id }) => id), total: await countFree(conn, wanted) };
}

export type Asked = Pick<Wanted, "conditions" | "butNot" | "without">;

export async function countFree({ drizzle }: Conn, asked: Asked): Promise<number> {
  const [row] = await drizzle.select({ n: count() }).from(profiles).where(meeting(asked));
  return row!.n;
}

export async function cardRows(conn: Conn, viewer: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await q(conn).cards.execute({ viewer, ids: JSON.stringify(ids) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the ids hidden from the viewer. Only ids of existing profiles, because a search finds no others. */
export async function idsHiddenFrom(conn: Conn, viewer: string): Promise<string[]> {
  return (await q(conn).hidden.execute({ viewer })).map(({ id }) => id);
}

function meeting({ conditions, butNot = [], without }: Asked): SQL | undefined {
  const others =
    without.length > 0 ? sql`${profiles.id} not in (${idsIn(sql`${JSON.stringify(without)}`)})` : undefined;
  // An unknown value is null, and so is its condition: then the condition is unmet, and excludes no one here.
  const unmet = butNot.length > 0 ? sql`(${and(...butNot.map(sqlOf))}) is not true` : undefined;
  return and(isShown, ...conditions.map(sqlOf), unmet, others);
}

function sqlOf(condition: Condition): SQL {
  if (condition.kind === "born") {
    const { after, by } = condition;
    const until = by ? sql` and ${profiles.birthDate} <= ${by}` : sql``;
    return sql`(${profiles.birthDate} > ${after}${until})`;
  }
  if (condition.kind === "since") return sql`${profiles[condition.what]} >= ${condition.at}`;
  const { trait, anyOf } = condition;
  if (anyOf.length === 0) return sql`1 = 0`;
  switch (trait) {
    case "open":
      return eq(profiles.seenBy, "everyone");
    case "gender":
      return inArray(profiles.gender, [...anyOf]);
    case "country":
      return inArray(sql`coalesce(${profiles.country}, ${NOWHERE})`, [...anyOf]);
    case "photo":
      return sql`${profiles.mainPhoto} is not null`;
    case "nudity":
      return sql`${profiles.showsNudity} = false`;
    case "region":
      return inArray(sql`${profiles.country} || '|' || ${profiles.region}`, [...anyOf]);
    case "town":
      return inArray(TOWN, [...anyOf]);
    case "languages":
      return sql`(${inArray(profiles.language, [...anyOf])} or ${hasAnyOf(profiles.languages, anyOf)})`;
    case "interests":
      return hasAnyOf(profiles.interests, anyOf);
    default:
      return inArray(textIn(profiles.details, detailOf(trait)), [...anyOf]);
  }
}

const TOWN = sql`${profiles.country} || '|' || coalesce(${profiles.region}, '') || '|' || ${profiles.city}`;

function orderOf(order: Wanted["order"]): SQL[] {
  if (order.by === "newest") return [desc(profiles.createdAt)];
  const byActivity = desc(profiles.lastActiveAt);
  if (order.by === "activity") return [byActivity];
  const rings = order.rings.flatMap((towns, ring) =>
    towns.length > 0 ? [sql`when ${inArray(TOWN, [...towns])} then ${sql.raw(String(ring))}`] : [],
  );
  return rings.length > 0 ? [sql`case ${sql.join(rings, sql` `)} else 1000 end`, byActivity] : [byActivity];
}

const q = prepared((d) => ({
  cards: d
    .select({ ...cardColumns, liked: isLikedBy(sql.placeholder("viewer")).as("liked") })
    .from(profiles)
    .where(sql`${profiles.id} in (${idsIn(sql`${sql.placeholder("ids")}`)})`)
    .prepare("search.cards"),
  hidden: d
    .select({ id: profiles.id })
    .from(profiles)
    .where(sql`${profiles.id} in (${hiddenFrom(sql.placeholder("viewer"))})`)
    .prepare("search.hidden"),
}));
