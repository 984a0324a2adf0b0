import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { type OrderKind, type OrderState, orders, type RefundState, refunds } from "~/db/tables";
import { releaseClaims } from "./claims.queries";

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type Refund = typeof refunds.$inferSelect;

/** Inserts an order and returns it. Returns the existing order if the member already has one with this key. */
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

const newestFirst = sortedBy<Order>(
  { column: orders.createdAt, of: ({ createdAt }) => createdAt, descending: true },
  { column: orders.id, of: ({ id }) => id, descending: true },
);

export function ordersOfMember({ drizzle }: Conn, memberId: string, asked: Asked): Promise<Page<Order>> {
  return newestFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, memberId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

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

export async function countPaidWith({ drizzle }: Conn, memberId: string, discountCode: string): Promise<number> {
  const [row] = await drizzle
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNotNull(orders.paidAt), eq(orders.discountCode, discountCode)));
  return row?.orders ?? 0;
}

const GIVEN_UP: readonly OrderState[] = ["failed", "expired", "canceled", "refunded"];

/**
 * Changes an order that is in one of these states, and returns it. Undefined if the order is in another state. An order
 * that is given up frees its claimed code.
 */
export async function changeOrder(
  tx: Tx,
  id: string,
  from: readonly OrderState[],
  change: Partial<NewOrder>,
): Promise<Order | undefined> {
  const over = change.state === undefined ? {} : { redirectUrl: null };
  const [row] = await tx.drizzle
    .update(orders)
    .set({ ...change, ...over })
    .where(and(eq(orders.id, id), inArray(orders.state, [...from])))
    .returning();
  if (row && GIVEN_UP.includes(row.state)) await releaseClaims(tx, id);
  return row;
}

/** Returns the orders of the same member whose terms follow this order's, or were booked in its place. */
export function termsBookedAfter({ drizzle }: Conn, { memberId, paidAt, premiumUntil }: Order): Promise<Order[]> {
  const [at, until] = [paidAt ?? 0, premiumUntil ?? 0];
  // Of two orders booked at the same time, the order that ends later follows.
  const later = or(gt(orders.paidAt, at), and(eq(orders.paidAt, at), gt(orders.premiumUntil, until)));
  return drizzle
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNotNull(orders.premiumUntil), later));
}

export function termsEndingAfter({ drizzle }: Conn, memberId: string, after: number): Promise<Order[]> {
  return drizzle
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), gt(orders.premiumUntil, after)));
}

/** Makes these orders' terms end sooner by `ms`, or later if `ms` is negative. */
export async function moveTerms({ drizzle }: Tx, ids: string[], ms: number): Promise<void> {
  await drizzle
    .update(orders)
    .set({ premiumUntil: sql`${orders.premiumUntil} - ${ms}` })
    .where(inArray(orders.id, ids));
}

export async function noteNotice({ drizzle }: Tx, id: string, at: number): Promise<void> {
  await drizzle
    .update(orders)
    .set({ noticedAt: at })
    .where(and(eq(orders.id, id), isNull(orders.noticedAt)));
}

/** Counts a period's paid orders at a provider, and those of them about which the provider sent a notice. */
export async function noticesOf(
  { drizzle }: Conn,
  provider: string,
  { from, to }: { from: number; to: number },
): Promise<{ paid: number; noticed: number }> {
  const { state, createdAt, noticedAt } = orders;
  const [row] = await drizzle
    .select({ paid: count(), noticed: count(noticedAt) })
    .from(orders)
    .where(
      and(inArray(state, ["paid", "refunded"]), gte(createdAt, from), lt(createdAt, to), eq(orders.provider, provider)),
    );
  return { paid: Number(row!.paid), noticed: Number(row!.noticed) };
}

export async function forgetBuyer({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle.update(orders).set({ buyerHash: null }).where(eq(orders.id, id));
}

/** Stores the payment begun at the provider, unless one exists. */
export async function noteStarted(
  { drizzle }: Tx,
  id: string,
  started: { providerRef: string; redirectUrl: string },
): Promise<void> {
  await drizzle
    .update(orders)
    .set(started)
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

export function refundsOf({ drizzle }: Conn, orderId: string): Promise<Refund[]> {
  return drizzle.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
}

export function refundsOfMember({ drizzle }: Conn, memberId: string, limit: number) {
  return drizzle
    .select({
      id: refunds.id,
      cause: refunds.cause,
      minor: refunds.minor,
      at: refunds.at,
      orderId: refunds.orderId,
      title: orders.title,
      currency: orders.currency,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.memberId, memberId))
    .orderBy(desc(refunds.id))
    .limit(limit);
}

export async function settleRefund({ drizzle }: Tx, id: string, state: RefundState, problem: string | null) {
  await drizzle.update(refunds).set({ state, problem }).where(eq(refunds.id, id));
}

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
      state: sql`case when ${orders.refundedMinor} + ${orders.chargedBackMinor} + ${refunded} + ${chargedBack} >= ${orders.price} then 'refunded' when ${orders.state} = 'refunded' then 'paid' else ${orders.state} end`,
    })
    .where(eq(orders.id, id))
    .returning();
  return row!;
}

export function countByState({ drizzle }: Conn): Promise<{ state: OrderState; orders: number }[]> {
  return drizzle.select({ state: orders.state, orders: count() }).from(orders).groupBy(orders.state);
}
