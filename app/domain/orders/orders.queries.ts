import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type OrderKind, type OrderState, orders, type RefundState, refunds } from "~/db/tables";

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type Refund = typeof refunds.$inferSelect;

/** The order of this member and key: the one given, or the one that there was before. */
export async function insertOrder({ drizzle }: Tx, order: NewOrder): Promise<Order> {
  await drizzle
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: [orders.memberId, orders.key] });
  const [row] = await drizzle
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, order.memberId), eq(orders.key, order.key)));
  return row!;
}

export async function orderById({ drizzle }: Conn, id: string): Promise<Order | undefined> {
  const [row] = await drizzle.select().from(orders).where(eq(orders.id, id));
  return row;
}

export async function orderByRef({ drizzle }: Conn, provider: string, providerRef: string): Promise<Order | undefined> {
  const [row] = await drizzle
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.providerRef, providerRef)));
  return row;
}

/** The newest first. */
export function ordersOfMember({ drizzle }: Conn, memberId: string, limit: number): Promise<Order[]> {
  return drizzle
    .select()
    .from(orders)
    .where(eq(orders.memberId, memberId))
    .orderBy(desc(orders.createdAt))
    .limit(limit);
}

/** The newest that was paid for, whatever became of it, or undefined. */
export async function newestPaid(
  { drizzle }: Conn,
  memberId: string,
  { discountCode, kind }: { discountCode?: string; kind?: OrderKind },
): Promise<Order | undefined> {
  const [row] = await drizzle
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        isNotNull(orders.paidAt),
        discountCode === undefined ? undefined : eq(orders.discountCode, discountCode),
        kind === undefined ? undefined : eq(orders.kind, kind),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row;
}

/** Changes an order that is in one of these states. The order as it is then, or undefined where it is in another. */
export async function changeOrder(
  { drizzle }: Tx,
  id: string,
  from: readonly OrderState[],
  change: Partial<NewOrder>,
): Promise<Order | undefined> {
  const [row] = await drizzle
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, id), inArray(orders.state, [...from])))
    .returning();
  return row;
}

/** The provider's id, where there is none yet. */
export async function noteProviderRef({ drizzle }: Tx, id: string, providerRef: string): Promise<void> {
  await drizzle
    .update(orders)
    .set({ providerRef })
    .where(and(eq(orders.id, id), isNull(orders.providerRef)));
}

export async function insertRefund({ drizzle }: Tx, refund: typeof refunds.$inferInsert): Promise<Refund> {
  const [row] = await drizzle.insert(refunds).values(refund).returning();
  return row!;
}

export async function refundById({ drizzle }: Conn, id: string): Promise<Refund | undefined> {
  const [row] = await drizzle.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** The oldest first. */
export function refundsOf({ drizzle }: Conn, orderId: string): Promise<Refund[]> {
  return drizzle.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
}

export async function settleRefund({ drizzle }: Tx, id: string, state: RefundState, problem: string | null) {
  await drizzle.update(refunds).set({ state, problem }).where(eq(refunds.id, id));
}

/** Adds to what went back for an order. */
export async function addReturned(
  { drizzle }: Tx,
  id: string,
  { refunded, chargedBack, owed }: { refunded: number; chargedBack: number; owed: number },
): Promise<Order> {
  const [row] = await drizzle
    .update(orders)
    .set({
      refundedMinor: sql`${orders.refundedMinor} + ${refunded}`,
      chargedBackMinor: sql`${orders.chargedBackMinor} + ${chargedBack}`,
      owedCredits: sql`${orders.owedCredits} + ${owed}`,
      state: sql`case when ${orders.refundedMinor} + ${orders.chargedBackMinor} + ${refunded} + ${chargedBack} >= ${orders.price} then 'refunded' else ${orders.state} end`,
    })
    .where(eq(orders.id, id))
    .returning();
  return row!;
}
