import type { Db } from "~/db/handle";
import { deleteLease, insertLease, leaseIn, putOffLease } from "./leases.queries";

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
