import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Keep } from "~/app/settings/backup-settings";
import { joined } from "./archive";
import { forgetErased } from "./erased";
import { BackupRefused, folderOf, idOf, keyOfManifest, keyOfVerified, type Manifest } from "./manifest";
import { judgeBackups, type Maker, refuseCopied } from "./own";
import { readPieces } from "./pieces";
import { keptOf } from "./retention";
import { linesIn } from "./site-files";
import type { BackupStore } from "./store";

interface Dependencies {
  store: BackupStore;
  /** The installation whose backups are pruned. Backups of other installations stay. */
  maker: Maker;
  keep: Keep;
  /** The present time, UTC ms. */
  now: number;
}

/**
 * Removes backups that `keep` does not keep, manifests first, because objects without a manifest are harmless.
 * Unreadable backups, future ones and those of a copy stay, and count for no day. Throws BackupRefused if a copy writes
 * to the store. No backup may run meanwhile.
 */
export async function pruneBackups({ store, maker, keep, now }: Dependencies): Promise<{ removed: number }> {
  await refuseCopied(store, maker);
  const manifests: Manifest[] = [];
  const others: Manifest[] = [];
  const refused: string[] = [];
  for await (const { id, manifest, problem } of judgeBackups(store, maker, now)) {
    if (manifest) manifests.push(manifest);
    else if (problem.kind === "refused") refused.push(id);
    else others.push(problem.made);
  }
  const wanted = new Set([...keptOf(manifests.map(dated), keep)].map(({ manifest }) => manifest));
  const gone = manifests.filter((manifest) => !wanted.has(manifest));
  for (const each of gone) await store.remove(keyOfManifest(each));
  const { installation } = maker;
  const kept = [...wanted, ...others];
  const { swept, begun } = await sweepArchives(store, {
    ...{ maker, stale: idOf(now - STALE) },
    ids: new Set(kept.map(({ id }) => id).concat(refused)),
  });
  // If a manifest is unreadable or not written yet, its pictures are unknown.
  if (refused.length > 0 || begun) return { removed: gone.length };
  if (gone.length > 0 || swept) await sweepMedia(store, installation, kept);
  const oldest = Math.min(...kept.map(({ at }) => Date.parse(at)));
  if (kept.length > 0) await forgetErased(store, installation, oldest);
  return { removed: gone.length };
}

function dated(manifest: Manifest) {
  return { manifest, at: manifest.at, whole: manifest.missing.length === 0 };
}

/**
 * The age in ms from which an archive without a manifest is abandoned. A copy of the installation may still write a
 * younger archive.
 */
const STALE = 2 * 24 * 60 * 60_000;

interface Sweeping {
  maker: Maker;
  ids: ReadonlySet<string>;
  /** A backup's id. Archives of earlier backups are abandoned if they have no manifest. */
  stale: string;
}

/**
 * Removes archives and test results without a manifest. `begun` tells that an archive stays, which a running process
 * may be writing.
 */
async function sweepArchives(
  store: BackupStore,
  { maker: { installation, written }, ids, stale }: Sweeping,
): Promise<{ swept: boolean; begun: boolean }> {
  let [swept, begun] = [false, false];
  for await (const { key } of store.list(folderOf("archives", installation))) {
    const id = key.split("/")[2]!;
    if (ids.has(id)) continue;
    if (written === "any" || written.has(id) || id < stale) {
      await store.remove(key);
      swept = true;
    } else begun = true;
  }
  const verified = new Set([...ids].map((id) => keyOfVerified({ installation, id })));
  for await (const { key } of store.list(folderOf("verified", installation))) {
    if (!verified.has(key)) await store.remove(key);
  }
  return { swept, begun };
}

/** Removes pictures that no remaining backup names, one site at a time. Needs a hundred bytes of memory per picture. */
async function sweepMedia(store: BackupStore, installation: string, kept: Manifest[]): Promise<void> {
  let slug: string | undefined;
  let named: Set<string> | undefined;
  for await (const { key } of store.list(folderOf("media", installation))) {
    const [, , , owner = ""] = key.split("/");
    if (owner !== slug) named = await picturesOf(store, kept, owner).catch(damaged);
    slug = owner;
    if (named && !named.has(key)) await store.remove(key);
  }
}

/**
 * Returns the keys of a site's pictures in all backups. Throws BackupRefused if a list was cut or changed, because any
 * picture may be in the lost part.
 */
async function picturesOf(store: BackupStore, kept: Manifest[], slug: string): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { parts } of kept) {
    const list = parts.find(({ name }) => name === slug)?.media?.list;
    if (!list) continue;
    for await (const key of linesIn(joined(Readable.from(readPieces(store, [list])), createGunzip()))) named.add(key);
  }
  return named;
}

/** Returns nothing for a damaged list, so that the site's pictures stay. The doctor's next check reports the damage. */
function damaged(error: Error & { code?: string }): undefined {
  if (!(error instanceof BackupRefused) && !error.code?.startsWith("Z_")) throw error;
}
