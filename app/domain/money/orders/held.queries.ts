import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { deadKeys } from "~/app/domain/site/outbox/outbox.queries";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { heldPayments, refunds } from "~/db/tables";
import type { Refund } from "./orders.queries";

export type HeldPayment = typeof heldPayments.$inferSelect;

/** Inserts a payment under review, once per payment and reason. Returns whether the row is new. */
export async function insertHeld({ drizzle }: Tx, held: typeof heldPayments.$inferInsert): Promise<boolean> {
  const added = await drizzle
    .insert(heldPayments)
    .values(held)
    .onConflictDoNothing()
    .returning({ id: heldPayments.id });
  return added.length > 0;
}

const longestWaitingPayment = sortedBy<HeldPayment>(
  { column: heldPayments.at, of: ({ at }) => at },
  { column: heldPayments.id, of: ({ id }) => id },
);

export function heldIn({ drizzle }: Conn, asked: Asked): Promise<Page<HeldPayment>> {
  return longestWaitingPayment.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(heldPayments)
      .where(and(isNull(heldPayments.resolvedAt), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** Returns a payment that waits for an operator; undefined if the payment is unknown or already decided. */
export async function heldById({ drizzle }: Conn, id: string): Promise<HeldPayment | undefined> {
  const [row] = await drizzle
    .select()
    .from(heldPayments)
    .where(and(eq(heldPayments.id, id), isNull(heldPayments.resolvedAt)));
  return row;
}

export async function isHeldFor({ drizzle }: Conn, orderId: string): Promise<boolean> {
  const [row] = await drizzle
    .select({ id: heldPayments.id })
    .from(heldPayments)
    .where(and(eq(heldPayments.orderId, orderId), isNull(heldPayments.resolvedAt)))
    .limit(1);
  return row !== undefined;
}

/** Decides a payment under review, for every reason for which it waits. */
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

const longestWaitingRefund = sortedBy<Refund>(
  { column: refunds.at, of: ({ at }) => at },
  { column: refunds.id, of: ({ id }) => id },
);

/** Returns refunds that a person must make, longest waiting first. `kind` is that of the refund jobs. */
export function refundsByHandIn(conn: Conn, kind: string, asked: Asked): Promise<Page<Refund>> {
  return longestWaitingRefund.page(asked, ({ after, order, limit }) =>
    conn.drizzle
      .select()
      .from(refunds)
      .where(and(isByHand(conn, kind), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export async function refundByHand(conn: Conn, kind: string, id: string): Promise<Refund | undefined> {
  const [row] = await conn.drizzle
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), isByHand(conn, kind)));
  return row;
}

/** Whether a person must make the refund: the provider refuses to, or all tries of the job failed. */
function isByHand(conn: Conn, kind: string) {
  const isGivenUp = inArray(refunds.id, deadKeys(conn, kind));
  // The condition repeats the partial index's condition exactly; otherwise the index is not used.
  return and(sql`${refunds.state} in ('by_hand', 'waiting')`, or(eq(refunds.state, "by_hand"), isGivenUp));
}
