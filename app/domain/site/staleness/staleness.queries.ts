import { and, eq, inArray, sql } from "drizzle-orm";
import { eventClocks, knownNow, notKnown } from "~/db/event-order";
import type { Conn, Tx } from "~/db/handle";
import { events, likes, participants, profiles } from "~/db/tables";
import type { Clock } from "../events/events.queries";

/** Whether a member has an event that the snapshot `known` lacks, and the new snapshot: one index read. */
export async function clockAndNews(conn: Conn, member: string, known: string): Promise<Clock & { news: boolean }> {
  const [row] = await conn.rows<Clock & { news: boolean | number }>(
    sql`select epoch, pruned, ${knownNow} as known,
      exists (select 1 from ${events} where member_id = ${member} and ${notKnown(known)}) as news from ${eventClocks}`,
  );
  return { ...row!, news: Boolean(row!.news) };
}

/** Returns everyone who may list this member: chat partners, and members linked by a like. */
export async function acquaintances({ drizzle }: Conn, id: string): Promise<string[]> {
  const rows = await drizzle
    .select({ id: participants.otherId })
    .from(participants)
    .where(eq(participants.profileId, id))
    .union(drizzle.select({ id: likes.toId }).from(likes).where(eq(likes.fromId, id)))
    .union(drizzle.select({ id: likes.fromId }).from(likes).where(eq(likes.toId, id)));
  return rows.map((row) => row.id);
}

/** Returns the members that have pages: no fictional profiles and no erased members. */
export async function membersAmong({ drizzle }: Conn, ids: readonly string[]): Promise<string[]> {
  const rows = await drizzle
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.id, [...ids]), eq(profiles.kind, "member")));
  return rows.map((row) => row.id);
}

export async function insertStale(tx: Tx, rows: { id: string; memberId: string; at: number }[]): Promise<void> {
  await tx.insertMany(
    events,
    rows.map((row) => ({ ...row, kind: "stale" as const })),
  );
}
