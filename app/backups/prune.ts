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

interface Ground {
  store: BackupStore;
  /** Whose backups: nothing of another installation is touched. */
  maker: Maker;
  keep: Keep;
  /** UTC ms. */
  now: number;
}

/**
 * Removes backups that are not to be kept, and pictures that no kept one has. Cut short, it goes on with the next one: a backup loses
 * its manifest first, and what no manifest names is in the way of nothing. A backup that can't be read, or of a time to come, counts for
 * no day and stays, and so does what a copy of the installation wrote. Throws BackupRefused if a copy writes there. Nobody may make a
 * backup meanwhile.
 */
export async function pruneBackups({ store, maker, keep, now }: Ground): Promise<{ removed: number }> {
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
  // Which pictures a manifest names is unknown if it can't be read, or is not written yet.
  if (refused.length > 0 || begun) return { removed: gone.length };
  if (gone.length > 0 || swept) await sweepMedia(store, installation, kept);
  const oldest = Math.min(...kept.map(({ at }) => Date.parse(at)));
  if (kept.length > 0) await forgetErased(store, installation, oldest);
  return { removed: gone.length };
}

function dated(manifest: Manifest) {
  return { manifest, at: manifest.at, whole: manifest.missing.length === 0 };
}

/** In ms. A copy of the installation may be at an archive without a manifest that is younger. */
const STALE = 2 * 24 * 60 * 60_000;

interface Sweeping {
  maker: Maker;
  /** Backups that are kept. */
  ids: ReadonlySet<string>;
  /** An id. What another process began before that is nobody's any more. */
  stale: string;
}

/** Also what a process left that was killed before it could write a manifest. `begun`: another one may be at it now. */
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

/** A site at a time: a hundred bytes for each picture of one. */
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

/** Throws BackupRefused if a list was cut or changed: a picture that is not on half of a list may be on the other half. */
async function picturesOf(store: BackupStore, kept: Manifest[], slug: string): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { parts } of kept) {
    const list = parts.find(({ name }) => name === slug)?.media?.list;
    if (!list) continue;
    for await (const key of linesIn(joined(Readable.from(readPieces(store, [list])), createGunzip()))) named.add(key);
  }
  return named;
}

/** The pictures of that site stay: the doctor's next look at the backup says what is damaged. */
function damaged(error: Error & { code?: string }): undefined {
  if (!(error instanceof BackupRefused) && !error.code?.startsWith("Z_")) throw error;
}
