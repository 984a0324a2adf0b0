import { createHash } from "node:crypto";
import type { Logger } from "pino";
import {
  listPendingErasures,
  notePendingErasure,
  type PendingErasure,
  removePendingErasure,
} from "~/app/domain/desk/installation/installation";
import type { Erasures } from "~/app/domain/erasures";
import type { Environment } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import { folderOf } from "./manifest";
import { readMaker, refuseCopied } from "./own";
import { type BackupStore, openBackupStore } from "./store";

/**
 * The record of erased accounts, outside the sites' databases. Each erasure is one object in the store: its time and a
 * hash of the account's id. Records that the store did not accept yet are in the operators' database.
 */
export interface ErasedList {
  of(slug: string): Erasures;
}

interface Dependencies {
  control: Db;
  store: BackupStore;
  now(): number;
  log: Pick<Logger, "warn">;
}

export function openErasedList({ control, store, now, log }: Dependencies): ErasedList {
  return {
    of: (slug) => ({
      async note(account) {
        const erasure = { slug, hash: hashOf(slug, account), at: now() };
        await notePendingErasure(control, erasure);
        // The next backup of any machine sends the erasures that the store did not accept.
        await send({ control, store }, [erasure]).catch((error) => {
          log.warn({ err: error, tenant: slug }, "the backups' store did not accept the record of an erasure");
        });
      },
    }),
  };
}

export function erasuresIn(
  { backup }: Pick<Environment, "backup">,
  dependencies: Pick<Dependencies, "control" | "log">,
): ErasedList["of"] | undefined {
  return backup && openErasedList({ ...dependencies, store: openBackupStore(backup.place), now: Date.now }).of;
}

interface Asked {
  store: BackupStore | undefined;
  installations: readonly string[];
  pending: readonly PendingErasure[];
}

/** Returns whether an account of a site was ever erased. */
export async function erasedFrom(
  { store, installations, pending }: Asked,
  slug: string,
): Promise<(account: string) => boolean> {
  const hashes = new Set(pending.flatMap((each) => (each.slug === slug ? each.hash : [])));
  for (const installation of store ? new Set(installations) : []) {
    for await (const { key } of store!.list(`${folderOf("erased", installation)}${slug}/`)) {
      const entry = entryOf(key);
      if (entry) hashes.add(entry.hash);
    }
  }
  return (account) => hashes.has(hashOf(slug, account));
}

/** Sends the pending erasures. Throws BackupRefused if a copy of the installation writes to the store. */
export async function sendErased({ control, store }: Pick<Dependencies, "control" | "store">): Promise<void> {
  await send({ control, store }, await listPendingErasures(control));
}

async function send(
  { control, store }: Pick<Dependencies, "control" | "store">,
  erasures: readonly PendingErasure[],
): Promise<void> {
  if (erasures.length === 0) return;
  const maker = await readMaker(control);
  // A copy of the installation may have erased accounts that this installation keeps.
  await refuseCopied(store, maker);
  for (const erasure of erasures) {
    await store.put(keyOf(maker.installation, erasure), "");
    await removePendingErasure(control, erasure);
  }
}

/** Removes erasures before that time (UTC ms), because no remaining backup has those accounts. */
export async function forgetErased(store: BackupStore, installation: string, before: number): Promise<void> {
  for await (const { key } of store.list(folderOf("erased", installation))) {
    const entry = entryOf(key);
    if (entry && entry.at < before) await store.remove(key);
  }
}

function keyOf(installation: string, { slug, at, hash }: PendingErasure): string {
  return `${folderOf("erased", installation)}${slug}/${`${at}`.padStart(13, "0")}-${hash}`;
}

function entryOf(key: string): { at: number; hash: string } | undefined {
  const [, at, hash] = /\/(\d+)-([0-9a-f]{64})$/.exec(key) ?? [];
  return at && hash ? { at: Number(at), hash } : undefined;
}

function hashOf(slug: string, account: string): string {
  return createHash("sha256").update(`erased ${slug} ${account}`).digest("hex");
}
