import { and, eq, gte, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { disputes } from "~/db/tables";

export type DisputeRow = typeof disputes.$inferSelect;

export async function insertDispute({ drizzle }: Tx, row: DisputeRow): Promise<void> {
  await drizzle.insert(disputes).values(row);
}

export async function disputeById({ drizzle }: Conn, id: string): Promise<DisputeRow | undefined> {
  return (await drizzle.select().from(disputes).where(eq(disputes.id, id)))[0];
}

/** Stores the decision on a dispute. Returns false if the dispute was already decided. */
export async function closeDispute(
  { drizzle }: Tx,
  id: string,
  decided: { outcome: NonNullable<DisputeRow["outcome"]>; decidedAt: number },
): Promise<boolean> {
  const closed = await drizzle
    .update(disputes)
    .set(decided)
    .where(and(eq(disputes.id, id), isNull(disputes.decidedAt)))
    .returning({ id: disputes.id });
  return closed.length === 1;
}

/** Marks a decision as implemented. Returns false if the dispute is undecided or already implemented. */
export async function markImplemented({ drizzle }: Tx, id: string, implementedAt: number): Promise<boolean> {
  const { decidedAt, implementedAt: before } = disputes;
  const marked = await drizzle
    .update(disputes)
    .set({ implementedAt })
    .where(and(eq(disputes.id, id), isNotNull(decidedAt), isNull(before)))
    .returning({ id: disputes.id });
  return marked.length === 1;
}

const newest = sortedBy<DisputeRow>(
  { column: disputes.receivedAt, of: ({ receivedAt }) => receivedAt, descending: true },
  { column: disputes.id, of: ({ id }) => id, descending: true },
);

export function disputesIn({ drizzle }: Conn, asked: Asked): Promise<Page<DisputeRow>> {
  return newest.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(disputes)
      .where(after)
      .orderBy(...order)
      .limit(limit),
  );
}

/** Returns disputes that came or were decided from `from` until before `to`, UTC ms, without members' data. */
export function disputesBetween({ drizzle }: Conn, { from, to }: { from: number; to: number }) {
  const { receivedAt, outcome, decidedAt, implementedAt } = disputes;
  const within = (column: typeof receivedAt | typeof decidedAt) => and(gte(column, from), lt(column, to));
  return drizzle
    .select({ receivedAt, outcome, decidedAt, implementedAt })
    .from(disputes)
    .where(or(within(receivedAt), within(decidedAt)));
}
