import { type AnyColumn, and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { stableLimit } from "~/db/statement-hints";
import { blocks, profiles } from "~/db/tables";

const p = sql.placeholder;

/** Maximum length of the block list. */
const MOST = 500;

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
    .limit(stableLimit(1))
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
  names: d
    .select({ id: profiles.id, name: profiles.name, at: blocks.at })
    .from(blocks)
    .innerJoin(profiles, eq(profiles.id, blocks.toId))
    .where(eq(blocks.fromId, p("id")))
    .orderBy(desc(blocks.at), desc(blocks.toId))
    .limit(stableLimit(MOST))
    .prepare("blocks.names"),
  kind: d
    .select({ kind: profiles.kind })
    .from(profiles)
    .where(eq(profiles.id, p("id")))
    .prepare("blocks.kind"),
  insert: d
    .insert(blocks)
    .values({ fromId: p("fromId"), toId: p("toId"), at: p("at") })
    .onConflictDoNothing()
    .returning({ toId: blocks.toId })
    .prepare("blocks.insert"),
  remove: d
    .delete(blocks)
    .where(and(eq(blocks.fromId, p("fromId")), eq(blocks.toId, p("toId"))))
    .prepare("blocks.remove"),
}));

/** Selects the ids blocked by `who` or blocking `who`. For other nouns' queries. */
export function blockedWith(who: SQL | AnyColumn | ReturnType<typeof p>): SQL {
  return sql`select ${blocks.toId} from ${blocks} where ${blocks.fromId} = ${who} union all select ${blocks.fromId} from ${blocks} where ${blocks.toId} = ${who}`;
}

export async function isBlockedBetween(conn: Conn, a: string, b: string): Promise<boolean> {
  return (await q(conn).between.execute({ a, b })).length > 0;
}

export async function blockedBy(conn: Conn, id: string): Promise<string[]> {
  return (await q(conn).byFrom.execute({ id })).map((row) => row.id);
}

export async function blockersOf(conn: Conn, id: string): Promise<string[]> {
  return (await q(conn).byTo.execute({ id })).map((row) => row.id);
}

export function namesOfBlocked(conn: Conn, id: string): Promise<{ id: string; name: string; at: number }[]> {
  return q(conn).names.execute({ id });
}

/** Returns the kind of a profile, visible or not; undefined if missing. */
export async function kindOf(conn: Conn, id: string): Promise<"member" | "fictional" | undefined> {
  const [row] = await q(conn).kind.execute({ id });
  return row?.kind;
}

/** Inserts a block, or leaves an existing block unchanged. Returns whether the block is new. */
export async function insertBlock(tx: Tx, block: { fromId: string; toId: string; at: number }): Promise<boolean> {
  return (await q(tx).insert.execute(block)).length > 0;
}

export async function removeBlock(tx: Tx, fromId: string, toId: string): Promise<void> {
  await q(tx).remove.execute({ fromId, toId });
}
