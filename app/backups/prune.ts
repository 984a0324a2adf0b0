import { createInterface } from "node:readline";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Keep } from "~/app/backup-settings";
import { forgetErased } from "./erased";
import { backupIds, keyOfManifest, keyOfVerified, type Manifest, readManifest } from "./manifest";
import { readPieces } from "./pieces";
import { keptOf } from "./retention";
import type { BackupStore } from "./store";

interface Ground {
  store: BackupStore;
  dataDir: string;
  keep: Keep;
}

/**
 * Removes backups that are not to be kept, and pictures that no kept one has. Cut short, it goes on with the next one: a backup loses
 * its manifest first, and what no manifest names is in the way of nothing. Nobody may make a backup meanwhile.
 */
export async function pruneBackups({ store, dataDir, keep }: Ground): Promise<{ removed: number }> {
  const manifests: Manifest[] = [];
  for (const id of await backupIds(store)) manifests.push(await readManifest(store, id));
  const kept = new Set([...keptOf(manifests.map(dated), keep)].map(({ manifest }) => manifest));
  const gone = manifests.filter((manifest) => !kept.has(manifest));
  for (const { id } of gone) await store.remove(keyOfManifest(id));
  const swept = await sweepArchives(store, new Set([...kept].map(({ id }) => id)));
  if (gone.length > 0 || swept) await sweepMedia(store, [...kept]);
  const oldest = Math.min(...[...kept].map(({ at }) => Date.parse(at)));
  if (kept.size > 0) await forgetErased({ store, dataDir }, oldest);
  return { removed: gone.length };
}

function dated(manifest: Manifest) {
  return { manifest, at: manifest.at, whole: manifest.missing.length === 0 };
}

/** Also what a process left that was killed before it could write a manifest. */
async function sweepArchives(store: BackupStore, ids: ReadonlySet<string>): Promise<boolean> {
  let swept = false;
  for await (const { key } of store.list("archives/")) {
    if (ids.has(key.split("/")[1]!)) continue;
    await store.remove(key);
    swept = true;
  }
  for await (const { key } of store.list("verified/")) {
    if (![...ids].some((id) => key === keyOfVerified(id))) await store.remove(key);
  }
  return swept;
}

/** A site at a time: a hundred bytes for each picture of one. */
async function sweepMedia(store: BackupStore, kept: Manifest[]): Promise<void> {
  let slug: string | undefined;
  let named = new Set<string>();
  for await (const { key } of store.list("media/")) {
    const [, , owner = ""] = key.split("/");
    if (owner !== slug) named = await picturesOf(store, kept, owner);
    slug = owner;
    if (!named.has(key)) await store.remove(key);
  }
}

async function picturesOf(store: BackupStore, kept: Manifest[], slug: string): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { parts } of kept) {
    const list = parts.find(({ name }) => name === slug)?.media?.list;
    if (!list) continue;
    const lines = pipeline(Readable.from(readPieces(store, [list])), createGunzip(), () => {});
    for await (const line of createInterface({ input: lines as unknown as Readable })) named.add(line);
  }
  return named;
}
