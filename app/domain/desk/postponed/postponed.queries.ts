import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { type DeedFailure, postponedDeeds } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type PostponedRow = typeof postponedDeeds.$inferSelect;

const { id, batch, operatorId, brand, action, target, fields, dueAt, claims, claimedUntil, failure } = postponedDeeds;

export async function insertPostponed({ drizzle }: Tx, rows: PostponedRow[]): Promise<void> {
  await drizzle.insert(postponedDeeds).values(rows);
}

/** Returns the pending actions at a brand. */
export function waitingAt(
  { drizzle }: Conn,
  slug: string,
): Promise<Pick<PostponedRow, "action" | "target" | "operatorId" | "fields">[]> {
  return drizzle
    .select({ action, target, operatorId, fields })
    .from(postponedDeeds)
    .where(and(eq(brand, slug), isNull(failure)));
}

/** Returns an operator's pending and failed actions, in order. */
export function postponedBy({ drizzle }: Conn, by: string): Promise<PostponedRow[]> {
  return drizzle.select().from(postponedDeeds).where(eq(operatorId, by)).orderBy(asc(id));
}

/**
 * Cancels a batch that is not due yet, and stores the reason. Returns the number of actions. Keeps actions already
 * started by a machine whose clock is ahead.
 */
export async function dropBatch(
  { drizzle }: Tx,
  { by, named, now }: { by: string; named: string; now: number },
  why: DeedFailure,
): Promise<number> {
  const taken = await drizzle
    .update(postponedDeeds)
    .set({ failure: why, fields: {} })
    .where(and(eq(batch, named), eq(operatorId, by), isNull(failure), eq(claims, 0), gt(dueAt, now)))
    .returning({ id });
  return taken.length;
}

/** Returns the first due action without a lease. */
export async function firstDue({ drizzle }: Conn, now: number): Promise<PostponedRow | undefined> {
  const [row] = await drizzle.select().from(postponedDeeds).where(isFree(now)).orderBy(asc(dueAt), asc(id)).limit(1);
  return row;
}

/** Leases a due action. Returns undefined if another server was faster, or the action was undone. */
export async function claim(
  { drizzle }: Tx,
  named: string,
  { now, until }: { now: number; until: number },
): Promise<PostponedRow | undefined> {
  const [row] = await drizzle
    .update(postponedDeeds)
    .set({ claims: sql`${claims} + 1`, claimedUntil: until })
    .where(and(eq(id, named), isFree(now)))
    .returning();
  return row;
}

export async function deletePostponed({ drizzle }: Tx, named: string): Promise<void> {
  await drizzle.delete(postponedDeeds).where(eq(id, named));
}

export async function setFailure({ drizzle }: Tx, named: string, why: DeedFailure): Promise<void> {
  await drizzle.update(postponedDeeds).set({ failure: why, fields: {} }).where(eq(id, named));
}

/** Deletes failed actions: of one operator, or of all if due before a time. */
export async function deleteFailures({ drizzle }: Tx, which: { by: string } | { before: number }): Promise<void> {
  const of = "by" in which ? eq(operatorId, which.by) : lte(dueAt, which.before);
  await drizzle.delete(postponedDeeds).where(and(isNotNull(failure), of));
}

export async function deletePostponedOf({ drizzle }: Tx, by: string): Promise<void> {
  await drizzle.delete(postponedDeeds).where(eq(operatorId, by));
}

function isFree(now: number) {
  return and(lte(dueAt, now), isNull(failure), or(isNull(claimedUntil), lte(claimedUntil, now)));
}
