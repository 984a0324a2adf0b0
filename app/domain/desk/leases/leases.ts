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

/** What a lease is on, and who asks for it. */
export interface Asking {
  name: string;
  /** For people to read, and nobody else's. */
  owner: string;
  /** How long it is waited for once its owner says nothing more, in ms. */
  ms: number;
}

/** Undefined where it is the asker's from now on; else who has it. */
export async function takeLease(control: Db, now: number, { name, owner, ms }: Asking): Promise<string | undefined> {
  return control.transact(async (tx) => {
    if (await insertLease(tx, { name, owner, until: now + ms }, now)) return undefined;
    return (await leaseIn(tx, name))?.owner ?? "somebody";
  });
}

/** False where it went to somebody else, or could have. */
export function prolongLease(control: Db, now: number, { name, owner, ms }: Asking): Promise<boolean> {
  return control.transact((tx) => putOffLease(tx, { name, owner, until: now + ms }, now));
}

/** Nothing happens where it is not the owner's. */
export function releaseLease(control: Db, { name, owner }: Pick<Asking, "name" | "owner">): Promise<void> {
  return control.transact((tx) => deleteLease(tx, name, owner));
}

/** What somebody has, until then: UTC ms. */
export type Lease = LeaseRow;

/** Those below a name that hold, in their order. */
export function leasesOf(control: Db, now: number, prefix: string): Promise<Lease[]> {
  return control.read((conn) => leasesBelow(conn, prefix, now));
}

/**
 * Takes those of these that nobody else has, and keeps the asker's own for longer. Gives the names of the asker's. What ran out
 * below `prefix` is forgotten.
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

/** Nothing happens to those that are not the owner's. */
export async function releaseLeases(control: Db, names: string[], owner: string): Promise<void> {
  if (names.length > 0) await control.transact((tx) => deleteLeases(tx, names, owner));
}
