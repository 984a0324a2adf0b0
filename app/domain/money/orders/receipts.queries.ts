import { asc, eq, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { receiptCounters, receipts } from "~/db/tables";

export type ReceiptRow = typeof receipts.$inferSelect;

/** Returns the next receipt number, which a rollback frees. Transactions that need a number wait for each other. */
export async function nextNumber({ drizzle }: Tx): Promise<number> {
  const [counter] = await drizzle
    .insert(receiptCounters)
    .values({ id: "receipt", last: 1 })
    .onConflictDoUpdate({ target: receiptCounters.id, set: { last: sql`${receiptCounters.last} + 1` } })
    .returning({ last: receiptCounters.last });
  return counter!.last;
}

export async function insertReceipt({ drizzle }: Tx, receipt: ReceiptRow): Promise<void> {
  await drizzle.insert(receipts).values(receipt);
}

export function receiptsOfOrder({ drizzle }: Conn, orderId: string): Promise<ReceiptRow[]> {
  return drizzle.select().from(receipts).where(eq(receipts.orderId, orderId)).orderBy(asc(receipts.number));
}

export async function orderOfReceipt({ drizzle }: Conn, number: number) {
  const [row] = await drizzle
    .select({ orderId: receipts.orderId, memberId: receipts.memberId })
    .from(receipts)
    .where(eq(receipts.number, number));
  return row;
}
