import { randomBytes } from "node:crypto";
import type { Db } from "~/db/handle";
import {
  deleteInstallation,
  deletePendingErasure,
  insertInstallation,
  insertKnownBackups,
  insertPendingErasures,
  installationIn,
  type KnownBackup,
  knownBackupsIn,
  type PendingErasure,
  pendingErasuresIn,
} from "./installation.queries";

export type { KnownBackup, PendingErasure } from "./installation.queries";

/** Returns the random id of this installation, made on the first call. */
export async function getInstallation(control: Db): Promise<string> {
  const known = await control.read(installationIn);
  if (known !== undefined) return known;
  const fresh = randomBytes(8).toString("hex");
  return control.transact(async (tx) => {
    await insertInstallation(tx, fresh, Date.now());
    return (await installationIn(tx))!;
  });
}

/** The facts about the machine that only its own operators' database has, because no backup contains them. */
export interface Identity {
  id: string | undefined;
  erasures: PendingErasure[];
  backups: KnownBackup[];
}

export function readIdentity(control: Db): Promise<Identity> {
  return control.read(async (conn) => ({
    id: await installationIn(conn),
    erasures: await pendingErasuresIn(conn),
    backups: await knownBackupsIn(conn),
  }));
}

/** Writes the identity into a restored database. */
export function keepIdentity(control: Db, { id, erasures, backups }: Identity): Promise<void> {
  return control.transact(async (tx) => {
    await deleteInstallation(tx);
    if (id !== undefined) await insertInstallation(tx, id, Date.now());
    await insertPendingErasures(tx, erasures);
    await insertKnownBackups(tx, backups);
  });
}

/** Records an erasure that the backups' store lacks. */
export function notePendingErasure(control: Db, erasure: PendingErasure): Promise<void> {
  return control.transact((tx) => insertPendingErasures(tx, [erasure]));
}

/** Returns the erasures that the backups' store lacks, oldest first. */
export function listPendingErasures(control: Db): Promise<PendingErasure[]> {
  return control.read(pendingErasuresIn);
}

/** Removes an erasure that the backups' store has. */
export function removePendingErasure(control: Db, erasure: PendingErasure): Promise<void> {
  return control.transact((tx) => deletePendingErasure(tx, erasure));
}

/** Records backups under this installation's id: `isOwn` if this installation begins them, and not a copy of it. */
export function noteBackups(control: Db, ids: readonly string[], isOwn: boolean): Promise<void> {
  return control.transact((tx) =>
    insertKnownBackups(
      tx,
      ids.map((id) => ({ id, isOwn })),
    ),
  );
}

export function listKnownBackups(control: Db): Promise<KnownBackup[]> {
  return control.read(knownBackupsIn);
}
