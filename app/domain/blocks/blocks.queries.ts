import { type AnyColumn, and, eq, or, type SQL, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { steady } from "~/db/pinned";
import { blocks, profiles } from "~/db/tables";

const p = sql.placeholder;

const q = prepared((d) => ({
  between: d
    .select({ fromId: blocks.fromId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.fromId, p("a")), eq(blocks.toId, p("b"))),
        and(eq(blocks.fromId, p("b")), eq(blocks.toId, p("a"))),
      ),
    )
    .limit(steady(1))
    .prepare("blocks.between"),
  byFrom: d
    .select({ id: blocks.toId })
    .from(blocks)
    .where(eq(blocks.fromId, p("id")))
    .prepare("blocks.by_from"),
  byTo: d
    .select({ id: blocks.fromId })
    .from(blocks)
    .where(eq(blocks.toId, p("id")))
    .prepare("blocks.by_to"),
  profile: d
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, p("id")))
    .prepare("blocks.profile"),
  insert: d
    .insert(blocks)
    .values({ fromId: p("fromId"), toId: p("toId"), at: p("at") })
    .onConflictDoNothing()
    .prepare("blocks.insert"),
  remove: d
    .delete(blocks)
    .where(and(eq(blocks.fromId, p("fromId")), eq(blocks.toId, p("toId"))))
    .prepare("blocks.remove"),
}));

/** For other nouns' queries: the ids of all those between whom and `who` there is a block, whoever made it. */
export function blockedWith(who: SQL | AnyColumn | ReturnType<typeof p>): SQL {
  return sql`select ${blocks.toId} from ${blocks} where ${blocks.fromId} = ${who} union all select ${blocks.fromId} from ${blocks} where ${blocks.toId} = ${who}`;
}

/** Whether either of the two has blocked the other. */
export async function isBlockedBetween(conn: Conn, a: string, b: string): Promise<boolean> {
  return (await q(conn).between.execute({ a, b })).length > 0;
}

export async function blockedBy(conn: Conn, id: string): Promise<string[]> {
  return (await q(conn).byFrom.execute({ id })).map((row) => row.id);
}

export async function blockersOf(conn: Conn, id: string): Promise<string[]> {
  return (await q(conn).byTo.execute({ id })).map((row) => row.id);
}

export async function profileExists(conn: Conn, id: string): Promise<boolean> {
  return (await q(conn).profile.execute({ id })).length > 0;
}

export async function insertBlock(tx: Tx, block: { fromId: string; toId: string; at: number }): Promise<void> {
  await q(tx).insert.execute(block);
}

export async function removeBlock(tx: Tx, fromId: string, toId: string): Promise<void> {
  await q(tx).remove.execute({ fromId, toId });
}
