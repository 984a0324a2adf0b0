import { and, asc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { leases } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type LeaseRow = typeof leases.$inferSelect;

export async function leaseIn({ drizzle }: Conn, name: string): Promise<LeaseRow | undefined> {
  const [row] = await drizzle.select().from(leases).where(eq(leases.name, name));
  return row;
}

/** Inserts a lease. Returns false if another owner has the lease. */
export async function insertLease({ drizzle }: Tx, row: LeaseRow, now: number): Promise<boolean> {
  await drizzle.delete(leases).where(and(eq(leases.name, row.name), lte(leases.until, now)));
  const inserted = drizzle.insert(leases).values(row).onConflictDoNothing();
  return (await inserted.returning({ name: leases.name })).length > 0;
}

/** Prolongs a lease. Returns false if the owner has lost the lease. */
export async function putOffLease({ drizzle }: Tx, { name, owner, until }: LeaseRow, now: number): Promise<boolean> {
  const own = and(eq(leases.name, name), eq(leases.owner, owner), gt(leases.until, now));
  const set = drizzle.update(leases).set({ until }).where(own);
  return (await set.returning({ name: leases.name })).length > 0;
}

export async function deleteLease({ drizzle }: Tx, name: string, owner: string): Promise<void> {
  await drizzle.delete(leases).where(and(eq(leases.name, name), eq(leases.owner, owner)));
}

/** Returns the leases whose names begin with `prefix`. */
export function leasesBelow({ drizzle }: Conn, prefix: string, now: number): Promise<LeaseRow[]> {
  return drizzle
    .select()
    .from(leases)
    .where(and(beginsWith(prefix), gt(leases.until, now)))
    .orderBy(asc(leases.name));
}

/** Takes those of these leases that are free, and renews the owner's own. Returns the names of the owner's leases. */
export async function insertLeases({ drizzle }: Tx, rows: LeaseRow[], now: number): Promise<string[]> {
  const names = rows.map(({ name }) => name);
  const [{ owner, until } = { owner: "", until: 0 }] = rows;
  await drizzle.delete(leases).where(and(inArray(leases.name, names), lte(leases.until, now)));
  await drizzle.insert(leases).values(rows).onConflictDoNothing();
  const own = and(inArray(leases.name, names), eq(leases.owner, owner));
  const taken = await drizzle.update(leases).set({ until }).where(own).returning({ name: leases.name });
  return taken.map(({ name }) => name);
}

export async function deleteLeases({ drizzle }: Tx, names: string[], owner: string): Promise<void> {
  await drizzle.delete(leases).where(and(inArray(leases.name, names), eq(leases.owner, owner)));
}

/** Deletes expired leases of any owner. */
export async function deleteOver({ drizzle }: Tx, prefix: string, now: number): Promise<void> {
  await drizzle.delete(leases).where(and(beginsWith(prefix), lte(leases.until, now)));
}

function beginsWith(prefix: string): SQL {
  return sql`substr(${leases.name}, 1, ${prefix.length}) = ${prefix}`;
}
