import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { deadKeys } from "~/app/domain/site/outbox/outbox.queries";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
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

const longestWaitingPayment = sortedBy<HeldPayment>(
  { column: heldPayments.at, of: ({ at }) => at },
  { column: heldPayments.id, of: ({ id }) => id },
);

/** Payments that wait for an operator, the longest waiting first. */
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

const longestWaitingRefund = sortedBy<Refund>(
  { column: refunds.at, of: ({ at }) => at },
  { column: refunds.id, of: ({ id }) => id },
);

/** Refunds that a person has to make, the longest waiting first. `kind` is that of the effects which ask the provider. */
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

/** Undefined where no person has to make it, too. */
export async function refundByHand(conn: Conn, kind: string, id: string): Promise<Refund | undefined> {
  const [row] = await conn.drizzle
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), isByHand(conn, kind)));
  return row;
}

/** The provider leaves it to a person, or was asked for it as often as effects are tried, in vain. */
function isByHand(conn: Conn, kind: string) {
  const isGivenUp = inArray(refunds.id, deadKeys(conn, kind));
  // In the very words of the partial index.
  return and(sql`${refunds.state} in ('by_hand', 'waiting')`, or(eq(refunds.state, "by_hand"), isGivenUp));
}
