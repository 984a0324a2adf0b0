import { and, eq, lt, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { visits } from "~/db/tables";

export async function lastVisit(conn: Conn, fromId: string, toId: string): Promise<number | null> {
  const [row] = await q(conn).last.execute({ fromId, toId });
  return row?.at ?? null;
}

/** Stores one row per pair of members. Never moves a time back. */
export async function upsertVisit(tx: Tx, visit: { fromId: string; toId: string; at: number }): Promise<void> {
  await q(tx).upsert.execute(visit);
}

const p = sql.placeholder;

const q = prepared((d) => ({
  last: d
    .select({ at: visits.at })
    .from(visits)
    .where(and(eq(visits.fromId, p("fromId")), eq(visits.toId, p("toId"))))
    .prepare("visits.last"),
  upsert: d
    .insert(visits)
    .values({ fromId: p("fromId"), toId: p("toId"), at: p("at") })
    .onConflictDoUpdate({
      target: [visits.fromId, visits.toId],
      set: { at: sql`excluded.at` },
      setWhere: lt(visits.at, sql`excluded.at`),
    })
    .prepare("visits.upsert"),
}));
