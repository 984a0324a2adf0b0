import { and, eq, gt, lte } from "drizzle-orm";
import { leases } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type LeaseRow = typeof leases.$inferSelect;

export async function leaseIn({ drizzle }: Conn, name: string): Promise<LeaseRow | undefined> {
  const [row] = await drizzle.select().from(leases).where(eq(leases.name, name));
  return row;
}

/** False where somebody else has it. */
export async function insertLease({ drizzle }: Tx, row: LeaseRow, now: number): Promise<boolean> {
  await drizzle.delete(leases).where(and(eq(leases.name, row.name), lte(leases.until, now)));
  const inserted = drizzle.insert(leases).values(row).onConflictDoNothing();
  return (await inserted.returning({ name: leases.name })).length > 0;
}

/** False where it is the owner's no longer. */
export async function putOffLease({ drizzle }: Tx, { name, owner, until }: LeaseRow, now: number): Promise<boolean> {
  const own = and(eq(leases.name, name), eq(leases.owner, owner), gt(leases.until, now));
  const set = drizzle.update(leases).set({ until }).where(own);
  return (await set.returning({ name: leases.name })).length > 0;
}

export async function deleteLease({ drizzle }: Tx, name: string, owner: string): Promise<void> {
  await drizzle.delete(leases).where(and(eq(leases.name, name), eq(leases.owner, owner)));
}
