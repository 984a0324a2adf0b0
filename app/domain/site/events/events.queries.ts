import { sql } from "drizzle-orm";
import { eventClocks, eventTx, knownNow, notKnown } from "~/db/event-order";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { events } from "~/db/tables";

export type EventRow = typeof events.$inferSelect;

export interface Clock {
  epoch: string;
  /** The last transaction whose events may have been deleted. */
  pruned: number;
  /** The committed transactions, as text. */
  known: string;
}

export type NumberedEvent = EventRow & { tx: number };

export async function eventClock(conn: Conn): Promise<Clock> {
  const [clock] = await conn.rows<Clock>(sql`select epoch, pruned, ${knownNow} as known from ${eventClocks}`);
  return clock!;
}

/** Returns events missing in the snapshot `known`, by transaction, and the new snapshot, from one statement. */
export async function unknownEvents(
  conn: Conn,
  member: string,
  { known, limit }: { known: string; limit: number },
): Promise<{ clock: Clock; events: NumberedEvent[] }> {
  const rows = await conn.rows<Clock & { [Column in keyof NumberedEvent]: NumberedEvent[Column] | null }>(
    sql`select epoch, pruned, ${knownNow} as known, told.* from ${eventClocks} left join (
      select id, member_id as "memberId", kind, conversation_id as "conversationId", message_seq as "messageSeq",
        other_id as "otherId", at, ${eventTx} as tx from ${events}
      where member_id = ${member} and ${notKnown(known)} order by event.tx, id limit ${limit}
    ) told on true order by told.tx, told.id`,
  );
  const { epoch, pruned, known: now } = rows[0]!;
  return {
    clock: { epoch, pruned, known: now },
    events: rows.filter((row): row is typeof row & NumberedEvent => row.id !== null),
  };
}

export async function insertEvent(tx: Tx, event: EventRow): Promise<void> {
  await q(tx).insert.execute(event);
}

/** Writes an event twice: `id` for the `first` member, `secondId` for the `second`. */
export async function insertEventForBoth(
  tx: Tx,
  event: Omit<EventRow, "memberId"> & Record<"first" | "secondId" | "second", string>,
): Promise<void> {
  await q(tx).insertForBoth.execute(event);
}

/** Deletes the oldest events before a time. Returns their number. */
export async function deleteEventsBefore(tx: Tx, at: number, limit: number): Promise<number> {
  const gone = await tx.rows<{ tx: number }>(
    sql`delete from ${events} where id in (select id from ${events} where at < ${at} order by at limit ${limit})
      returning ${eventTx} as tx`,
  );
  const last = gone.reduce((most, row) => Math.max(most, row.tx), 0);
  if (last > 0) await tx.rows(sql`update ${eventClocks} set pruned = ${last} where pruned < ${last} returning pruned`);
  return gone.length;
}

const p = sql.placeholder;

const event = {
  kind: p("kind"),
  conversationId: p("conversationId"),
  messageSeq: p("messageSeq"),
  otherId: p("otherId"),
  at: p("at"),
};

const q = prepared((d) => ({
  insert: d
    .insert(events)
    .values({ id: p("id"), memberId: p("memberId"), ...event })
    .prepare("events.insert"),
  insertForBoth: d
    .insert(events)
    .values([
      { id: p("id"), memberId: p("first"), ...event },
      { id: p("secondId"), memberId: p("second"), ...event },
    ])
    .prepare("events.insert_for_both"),
}));
