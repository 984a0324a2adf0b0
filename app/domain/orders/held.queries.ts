import { and, asc, eq, isNull } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { heldPayments, refunds } from "~/db/tables";
import type { Refund } from "./orders.queries";

export type HeldPayment = typeof heldPayments.$inferSelect;

/** Once for each payment and reason. True where it was not there before. */
export async function insertHeld({ drizzle }: Tx, held: typeof heldPayments.$inferInsert): Promise<boolean> {
  const added = await drizzle
    .insert(heldPayments)
    .values(held)
    .onConflictDoNothing()
    .returning({ id: heldPayments.id });
  return added.length > 0;
}

/** What waits for a person, the oldest first. */
export function heldIn({ drizzle }: Conn, limit: number): Promise<HeldPayment[]> {
  return drizzle
    .select()
    .from(heldPayments)
    .where(isNull(heldPayments.resolvedAt))
    .orderBy(asc(heldPayments.at))
    .limit(limit);
}

/** Undefined where it waits no longer, too. */
export async function heldById({ drizzle }: Conn, id: string): Promise<HeldPayment | undefined> {
  const [row] = await drizzle
    .select()
    .from(heldPayments)
    .where(and(eq(heldPayments.id, id), isNull(heldPayments.resolvedAt)));
  return row;
}

/** Whether a payment that names this order waits. */
export async function isHeldFor({ drizzle }: Conn, orderId: string): Promise<boolean> {
  const [row] = await drizzle
    .select({ id: heldPayments.id })
    .from(heldPayments)
    .where(and(eq(heldPayments.orderId, orderId), isNull(heldPayments.resolvedAt)))
    .limit(1);
  return row !== undefined;
}

/** Decides on a payment, for whatever reasons it is held. */
export async function resolveHeld(
  { drizzle }: Tx,
  { provider, providerRef }: HeldPayment,
  decision: { resolvedAt: number; resolution: string },
): Promise<void> {
  const same = and(eq(heldPayments.provider, provider), eq(heldPayments.providerRef, providerRef));
  await drizzle
    .update(heldPayments)
    .set(decision)
    .where(and(same, isNull(heldPayments.resolvedAt)));
}

/** The oldest first. */
export function byHandIn({ drizzle }: Conn, limit: number): Promise<Refund[]> {
  return drizzle.select().from(refunds).where(eq(refunds.state, "by_hand")).orderBy(asc(refunds.id)).limit(limit);
}

/** The refund, or undefined where it does not wait for a person. */
export async function settleByHand({ drizzle }: Tx, id: string): Promise<Refund | undefined> {
  const [row] = await drizzle
    .update(refunds)
    .set({ state: "done" })
    .where(and(eq(refunds.id, id), eq(refunds.state, "by_hand")))
    .returning();
  return row;
}
