import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { type ActionFailure, pendingActions } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type PendingRow = typeof pendingActions.$inferSelect;

const { id, batch, operatorId, brand, action, target, fields, dueAt, leases, leasedUntil, failure } = pendingActions;

export async function insertPending({ drizzle }: Tx, rows: PendingRow[]): Promise<void> {
  await drizzle.insert(pendingActions).values(rows);
}

/** Returns the pending actions at a brand. */
export function waitingAt(
  { drizzle }: Conn,
  slug: string,
): Promise<Pick<PendingRow, "action" | "target" | "operatorId" | "fields">[]> {
  return drizzle
    .select({ action, target, operatorId, fields })
    .from(pendingActions)
    .where(and(eq(brand, slug), isNull(failure)));
}

/** Returns an operator's pending and failed actions, in order. */
export function selectPendingOf({ drizzle }: Conn, by: string): Promise<PendingRow[]> {
  return drizzle.select().from(pendingActions).where(eq(operatorId, by)).orderBy(asc(id));
}

/**
 * Cancels a batch that is not due yet, and stores the reason. Returns the number of actions. Keeps actions already
 * started by a machine whose clock is ahead.
 */
export async function dropBatch(
  { drizzle }: Tx,
  { by, named, now }: { by: string; named: string; now: number },
  why: ActionFailure,
): Promise<number> {
  const taken = await drizzle
    .update(pendingActions)
    .set({ failure: why, fields: {} })
    .where(and(eq(batch, named), eq(operatorId, by), isNull(failure), eq(leases, 0), gt(dueAt, now)))
    .returning({ id });
  return taken.length;
}

/** Returns the first due action without a lease. */
export async function firstDue({ drizzle }: Conn, now: number): Promise<PendingRow | undefined> {
  const [row] = await drizzle.select().from(pendingActions).where(isFree(now)).orderBy(asc(dueAt), asc(id)).limit(1);
  return row;
}

/** Leases a due action. Returns undefined if another server was faster, or the action was undone. */
export async function lease(
  { drizzle }: Tx,
  named: string,
  { now, until }: { now: number; until: number },
): Promise<PendingRow | undefined> {
  const [row] = await drizzle
    .update(pendingActions)
    .set({ leases: sql`${leases} + 1`, leasedUntil: until })
    .where(and(eq(id, named), isFree(now)))
    .returning();
  return row;
}

export async function deletePending({ drizzle }: Tx, named: string): Promise<void> {
  await drizzle.delete(pendingActions).where(eq(id, named));
}

export async function setFailure({ drizzle }: Tx, named: string, why: ActionFailure): Promise<void> {
  await drizzle.update(pendingActions).set({ failure: why, fields: {} }).where(eq(id, named));
}

/** Deletes failed actions: of one operator, or of all if due before a time. */
export async function deleteFailures({ drizzle }: Tx, which: { by: string } | { before: number }): Promise<void> {
  const of = "by" in which ? eq(operatorId, which.by) : lte(dueAt, which.before);
  await drizzle.delete(pendingActions).where(and(isNotNull(failure), of));
}

export async function deletePendingOf({ drizzle }: Tx, by: string): Promise<void> {
  await drizzle.delete(pendingActions).where(eq(operatorId, by));
}

function isFree(now: number) {
  return and(lte(dueAt, now), isNull(failure), or(isNull(leasedUntil), lte(leasedUntil, now)));
}
