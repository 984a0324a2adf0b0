import { and, eq, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type SandboxState, sandboxPayments } from "~/db/tables";

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** Inserts a payment, and returns its id. Returns the existing payment's id if the order already has a payment. */
export async function insertPayment({ drizzle }: Tx, payment: typeof sandboxPayments.$inferInsert): Promise<string> {
  await drizzle.insert(sandboxPayments).values(payment).onConflictDoNothing({ target: sandboxPayments.orderId });
  const [row] = await drizzle
    .select({ id: sandboxPayments.id })
    .from(sandboxPayments)
    .where(eq(sandboxPayments.orderId, payment.orderId));
  return row!.id;
}

export async function paymentById({ drizzle }: Conn, id: string): Promise<SandboxPayment | undefined> {
  const [row] = await drizzle.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return row;
}

/** Sets the final state of a payment. Returns false if the payment is no longer open. */
export async function closePayment({ drizzle }: Tx, id: string, state: SandboxState, method: string): Promise<boolean> {
  const closed = await drizzle
    .update(sandboxPayments)
    .set({ state, method })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.state, "open")))
    .returning({ id: sandboxPayments.id });
  return closed.length > 0;
}

export async function chargeBack({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle
    .update(sandboxPayments)
    .set({ chargedBack: sql`${sandboxPayments.price} - ${sandboxPayments.refunded}` })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.state, "paid")));
}

export async function addRefund(
  { drizzle }: Tx,
  { id, refunded, refundKeys }: Pick<SandboxPayment, "id" | "refunded" | "refundKeys">,
) {
  await drizzle.update(sandboxPayments).set({ refunded, refundKeys }).where(eq(sandboxPayments.id, id));
}
