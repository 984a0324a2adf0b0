import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { orders, refunds } from "~/db/tables";

const orderColumns = {
  id: orders.id,
  title: orders.title,
  price: orders.price,
  currency: orders.currency,
  provider: orders.provider,
};

const newestFirst = newestBy(orders.createdAt, orders.id);

export function ordersPlaced({ drizzle }: Conn, memberId: string, asked: Asked) {
  const { createdAt: at, state, reason, owedCredits } = orders;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ ...orderColumns, at, state, reason, owedCredits })
      .from(orders)
      .where(and(eq(orders.memberId, memberId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

const latestPaid = newestBy(orders.paidAt, orders.id);

export function ordersPaid({ drizzle }: Conn, memberId: string, asked: Asked) {
  const { paidAt, receiptNumber, state, chargedBackMinor } = orders;
  return latestPaid(asked, ({ after, order, limit }) =>
    drizzle
      .select({ ...orderColumns, at: sql<number>`${paidAt}`.mapWith(paidAt), receiptNumber, state, chargedBackMinor })
      .from(orders)
      .where(and(eq(orders.memberId, memberId), isNotNull(paidAt), after))
      .orderBy(...order)
      .limit(limit),
  );
}

const latestBack = newestBy(refunds.at, refunds.id);

export function refundsMade({ drizzle }: Conn, memberId: string, asked: Asked) {
  const { id, at, orderId, cause, reason, minor, credits, state, receiptNumber } = refunds;
  return latestBack(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, orderId, cause, reason, minor, currency: orders.currency, credits, state, receiptNumber })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(refunds.memberId, memberId), after))
      .orderBy(...order)
      .limit(limit),
  );
}
