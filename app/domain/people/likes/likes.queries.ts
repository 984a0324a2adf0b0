import { aliasedTable, and, desc, eq, gt, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { cardColumns, isVisible, type Sight } from "~/app/domain/people/profiles/profiles.queries";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { stableLimit } from "~/db/statement-hints";
import { likes, profiles, visits } from "~/db/tables";
import type { ListType } from "./likes.schema";

/** A part of a list: `limit` members from `offset` on. Lists omit members hidden from the viewer. */
export interface Slice extends Sight {
  limit: number;
  offset: number;
}

export async function listed(conn: Conn, type: ListType, slice: Slice) {
  return lists[type](conn).page.execute({ ...slice });
}

export async function countListed(conn: Conn, type: ListType, sight: Sight): Promise<number> {
  const [row] = await lists[type](conn).count.execute({ ...sight });
  return row!.n;
}

export async function countNew(conn: Conn, sight: Sight): Promise<number> {
  const [row] = await q(conn).newCount.execute({ ...sight });
  return row!.n;
}

export async function countNewMutual(conn: Conn, sight: Sight): Promise<number> {
  const [row] = await q(conn).newMutualCount.execute({ ...sight });
  return row!.n;
}

export async function hasUnseen(conn: Conn, viewer: string): Promise<boolean> {
  return (await q(conn).unseen.execute({ viewer })).length > 0;
}

export async function likedOf(conn: Conn, viewer: string, ids: readonly string[]): Promise<string[]> {
  const liked: string[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ID_NAMES.map((name, index) => [name, ids[start + index] ?? ""]);
    for (const { id } of await q(conn).among.execute({ viewer, ...Object.fromEntries(batch) })) liked.push(id);
  }
  return liked;
}

export function isLikedBy(viewer: SQL | Placeholder): SQL<boolean> {
  const like = sql`select 1 from ${likes} where ${likes.fromId} = ${viewer} and ${likes.toId} = ${profiles.id}`;
  return sql`exists (${like})`.mapWith(Boolean);
}

type NewLike = { fromId: string; toId: string; at: number; prompt: string | null };

/** Inserts a like, or keeps an existing like. Returns whether the like is new. */
export async function insertLike(tx: Tx, like: NewLike): Promise<boolean> {
  return (await q(tx).insert.execute(like)).length > 0;
}

/** Counts the likes that a member gave since each of these times, UTC ms. */
export async function countGiven(
  conn: Conn,
  of: { fromId: string; minuteAgo: number; hourAgo: number },
): Promise<{ minute: number; hour: number }> {
  const [row] = await q(conn).given.execute(of);
  return row!;
}

export async function setLikedPrompt(tx: Tx, like: Omit<NewLike, "at">): Promise<void> {
  await q(tx).setPrompt.execute(like);
}

export async function removeLike(tx: Tx, fromId: string, toId: string): Promise<{ seen: boolean } | undefined> {
  const [removed] = await q(tx).remove.execute({ fromId, toId });
  return removed;
}

export async function isNewFrom(conn: Conn, viewer: string, fromId: string): Promise<boolean> {
  return (await q(conn).unseenOne.execute({ viewer, fromId })).length > 0;
}

/** Marks all received likes, or one member's, as seen. Returns whether any was new. */
export async function markSeen(tx: Tx, viewer: string, fromId?: string): Promise<boolean> {
  const seen = fromId === undefined ? q(tx).see.execute({ viewer }) : q(tx).seeOne.execute({ viewer, fromId });
  return (await seen).length > 0;
}

/** Maximum ids per statement: the cards of a page. */
const BATCH = 12;
const ID_NAMES = Array.from({ length: BATCH }, (_, index) => `id${index}`);

const p = sql.placeholder;
const ofPair = and(eq(likes.fromId, p("fromId")), eq(likes.toId, p("toId")));
const received = eq(likes.toId, p("viewer"));
/** Repeats the condition of the index `likes_new_ix`: otherwise SQLite does not use it. */
const unseen = and(received, sql`${likes.seen} = false`);

const lists = {
  given: list("given", likes, likes.toId, eq(likes.fromId, p("viewer"))),
  received: list("received", likes, likes.fromId, received),
  mutual: list("mutual", likes, likes.fromId, and(received, likedBack())!),
  visitors: list("visitors", visits, visits.fromId, eq(visits.toId, p("viewer"))),
};

/**
 * Selects the number of new likes, as a statement or as part of one. Needs `viewer` and the other values of
 * `viewerScope`.
 */
export const newCount = (d: Conn["drizzle"]) =>
  d
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(likes)
    .innerJoin(profiles, eq(profiles.id, likes.fromId))
    .where(and(unseen, isVisible()));

/** Part of a statement: whether a `viewer` has an unseen like of that member. */
export const unseenLikeOf = (from: SQL) => sql`select 1 from ${likes} where ${unseen} and ${likes.fromId} = ${from}`;

const q = prepared((d) => ({
  newCount: newCount(d).prepare("likes.new_count"),
  newMutualCount: d
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(likes)
    .innerJoin(profiles, eq(profiles.id, likes.fromId))
    .where(and(unseen, likedBack(), isVisible()))
    .prepare("likes.new_mutual_count"),
  unseenOne: d
    .select({ id: likes.fromId })
    .from(likes)
    .where(and(unseen, eq(likes.fromId, p("fromId"))))
    .prepare("likes.unseen_one"),
  unseen: d.select({ id: likes.fromId }).from(likes).where(unseen).limit(stableLimit(1)).prepare("likes.unseen"),
  among: d
    .select({ id: likes.toId })
    .from(likes)
    .where(
      and(
        eq(likes.fromId, p("viewer")),
        inArray(
          likes.toId,
          ID_NAMES.map((name) => p(name)),
        ),
      ),
    )
    .prepare("likes.among"),
  insert: d
    .insert(likes)
    .values({ fromId: p("fromId"), toId: p("toId"), at: p("at"), seen: false, prompt: p("prompt") })
    .onConflictDoNothing()
    .returning({ id: likes.toId })
    .prepare("likes.insert"),
  given: d
    .select({
      minute:
        sql`coalesce(sum(case when ${likes.at} > cast(${p("minuteAgo")} as bigint) then 1 else 0 end), 0)`.mapWith(
          Number,
        ),
      hour: sql`count(*)`.mapWith(Number),
    })
    .from(likes)
    .where(and(eq(likes.fromId, p("fromId")), gt(likes.at, p("hourAgo"))))
    .prepare("likes.given_since"),
  setPrompt: d
    .update(likes)
    .set({ prompt: sql`${p("prompt")}` })
    .where(ofPair)
    .prepare("likes.set_prompt"),
  remove: d.delete(likes).where(ofPair).returning({ seen: likes.seen }).prepare("likes.remove"),
  see: d.update(likes).set({ seen: true }).where(unseen).returning({ id: likes.fromId }).prepare("likes.see"),
  seeOne: d
    .update(likes)
    .set({ seen: true })
    .where(and(unseen, eq(likes.fromId, p("fromId"))))
    .returning({ id: likes.fromId })
    .prepare("likes.see_one"),
}));

/** Makes the statements of a list, for a page and for the count. `other` is the listed member. */
function list(name: ListType, from: typeof likes | typeof visits, other: AnyPgColumn, whose: SQL) {
  const seen = (name === "received" || name === "mutual" ? sql`${likes.seen}` : sql`true`)
    .mapWith(likes.seen)
    .as("seen");
  const prompt = sql<string | null>`${from === likes ? likes.prompt : sql`null`}`.as("prompt");
  const on = eq(profiles.id, other);
  return prepared((d) => ({
    page: d
      .select({ ...cardColumns, at: from.at, seen, prompt })
      .from(from)
      .innerJoin(profiles, on)
      .where(and(whose, isVisible()))
      .orderBy(desc(from.at), desc(other))
      .limit(stableLimit(p("limit")))
      .offset(p("offset"))
      .prepare(`likes.${name}`),
    count: d
      .select({ n: sql`count(*)`.mapWith(Number) })
      .from(from)
      .innerJoin(profiles, on)
      .where(and(whose, isVisible()))
      .prepare(`likes.${name}_count`),
  }));
}

function likedBack(): SQL {
  const back = aliasedTable(likes, "back");
  return sql`exists (select 1 from ${likes} as ${back} where ${back.fromId} = ${likes.toId} and ${back.toId} = ${likes.fromId})`;
}
