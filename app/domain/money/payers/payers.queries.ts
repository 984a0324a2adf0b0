import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { payers } from "~/db/tables";

export async function keepPayer({ drizzle }: Tx, row: typeof payers.$inferInsert): Promise<void> {
  await drizzle
    .insert(payers)
    .values(row)
    .onConflictDoUpdate({ target: [payers.accountId, payers.hash], set: { at: row.at } });
}

/** Returns up to a hundred other accounts with orders paid by this account's card or bank account. */
export async function accountsPaidAlike({ drizzle }: Conn, accountId: string): Promise<string[]> {
  const own = drizzle.select({ hash: payers.hash }).from(payers).where(eq(payers.accountId, accountId));
  const rows = await drizzle
    .selectDistinct({ id: payers.accountId })
    .from(payers)
    .where(and(inArray(payers.hash, own), ne(payers.accountId, accountId)))
    .orderBy(asc(payers.accountId))
    .limit(100);
  return rows.map(({ id }) => id);
}
