import { randomBytes } from "node:crypto";
import type { Db } from "~/db/handle";
import {
  deleteInstallation,
  deletePendingErasure,
  insertInstallation,
  insertPendingErasures,
  installationIn,
  type PendingErasure,
  pendingErasuresIn,
} from "./installation.queries";

export type { PendingErasure } from "./installation.queries";

/** The random id of this installation. Makes one at the first call. */
export async function getInstallation(control: Db): Promise<string> {
  const known = await control.read(installationIn);
  if (known !== undefined) return known;
  const fresh = randomBytes(8).toString("hex");
  return control.transact(async (tx) => {
    await insertInstallation(tx, fresh, Date.now());
    return (await installationIn(tx))!;
  });
}

/** What the operators' own database knows of the machine, and no backup has. */
export interface Identity {
  id: string | undefined;
  erasures: PendingErasure[];
}

export function readIdentity(control: Db): Promise<Identity> {
  return control.read(async (conn) => ({ id: await installationIn(conn), erasures: await pendingErasuresIn(conn) }));
}

/** Writes the identity into a restored database. */
export function keepIdentity(control: Db, { id, erasures }: Identity): Promise<void> {
  return control.transact(async (tx) => {
    await deleteInstallation(tx);
    if (id !== undefined) await insertInstallation(tx, id, Date.now());
    await insertPendingErasures(tx, erasures);
  });
}

/** Notes an erasure that the backups' store does not have yet. */
export function notePendingErasure(control: Db, erasure: PendingErasure): Promise<void> {
  return control.transact((tx) => insertPendingErasures(tx, [erasure]));
}

/** The erasures that the backups' store does not have yet, the oldest first. */
export function listPendingErasures(control: Db): Promise<PendingErasure[]> {
  return control.read(pendingErasuresIn);
}

/** Removes an erasure that the backups' store has. */
export function removePendingErasure(control: Db, erasure: PendingErasure): Promise<void> {
  return control.transact((tx) => deletePendingErasure(tx, erasure));
}
