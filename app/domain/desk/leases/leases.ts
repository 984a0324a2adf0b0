import type { Db } from "~/db/handle";
import {
  deleteLease,
  deleteLeases,
  deleteOver,
  insertLease,
  insertLeases,
  type LeaseRow,
  leaseIn,
  leasesBelow,
  putOffLease,
} from "./leases.queries";

/** The name of a lease, and the process that requests it. */
export interface Asking {
  name: string;
  /** The name of the process, readable and unique. */
  owner: string;
  /** In ms: how long the lease lasts without a renewal. */
  ms: number;
}

/** Takes a lease. Returns undefined if successful, else its present owner. */
export async function takeLease(control: Db, now: number, { name, owner, ms }: Asking): Promise<string | undefined> {
  return control.transact(async (tx) => {
    if (await insertLease(tx, { name, owner, until: now + ms }, now)) return undefined;
    return (await leaseIn(tx, name))?.owner ?? "another process";
  });
}

/** Renews a lease. Returns false if another owner took the lease, or could have taken it. */
export function prolongLease(control: Db, now: number, { name, owner, ms }: Asking): Promise<boolean> {
  return control.transact((tx) => putOffLease(tx, { name, owner, until: now + ms }, now));
}

/** Releases a lease. Does nothing for another owner's lease. */
export function releaseLease(control: Db, { name, owner }: Pick<Asking, "name" | "owner">): Promise<void> {
  return control.transact((tx) => deleteLease(tx, name, owner));
}

/** A lease until a time, UTC ms. */
export type Lease = LeaseRow;

/** Returns the active leases below a name, in order. */
export function leasesOf(control: Db, now: number, prefix: string): Promise<Lease[]> {
  return control.read((conn) => leasesBelow(conn, prefix, now));
}

/**
 * Leases the free ones of these names and renews the caller's own. Returns the caller's names. Deletes expired leases
 * below `prefix`.
 */
export async function takeLeases(
  control: Db,
  now: number,
  { prefix, names, owner, ms }: { prefix: string; names: string[]; owner: string; ms: number },
): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = names.map((name) => ({ name, owner, until: now + ms }));
  return control.transact(async (tx) => {
    await deleteOver(tx, prefix, now);
    return insertLeases(tx, rows, now);
  });
}

/** Releases leases. Does nothing for other owners' leases. */
export async function releaseLeases(control: Db, names: string[], owner: string): Promise<void> {
  if (names.length > 0) await control.transact((tx) => deleteLeases(tx, names, owner));
}
