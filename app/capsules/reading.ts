import { createHash } from "node:crypto";
import type { Keys } from "~/app/backups/age";
import { type ArchivedFile, ArchiveRefused, bytesIn, openedArchive, refuseLarger } from "~/app/backups/archive";
import { LARGEST_PICTURE, limitConfig, MOST, PARTS, PICTURE } from "~/app/backups/site-files";
import type { MediaPath } from "~/app/domain/site/media/media";
import type { SiteKeys } from "~/app/domain/site/secrets/secrets";
import type { SnapshotFile } from "~/db/snapshot/snapshot";
import { lineOf } from "./capsule";
import { CAPSULE, type CapsuleManifest, CapsuleRefused, keysIn, manifestIn } from "./manifest";

/** Receives the contents of a capsule, in this order. The receiver must read a picture's body. */
export interface CapsuleContents {
  manifest(manifest: CapsuleManifest): Promise<void>;
  /** A file of the site's folder in TENANTS_DIR. */
  config(path: string, bytes: Uint8Array): Promise<void>;
  keys(keys: SiteKeys): Promise<void>;
  database(file: SnapshotFile): Promise<void>;
  picture(picture: { path: MediaPath; size: number; body: AsyncIterable<Uint8Array> }): Promise<void>;
}

/** Reads only the manifest of a capsule. Throws CapsuleRefused, also if the keys do not open the capsule. */
export function manifestOf(bytes: AsyncIterable<Uint8Array>, keys: Keys): Promise<CapsuleManifest> {
  return refusing(async () => {
    for await (const file of openedArchive(bytes, keys)) {
      if (file.path !== CAPSULE.manifest) break;
      return manifestIn(await bytesIn(file, MOST.notes));
    }
    throw new CapsuleRefused(`It is no capsule: ${CAPSULE.manifest} is not its first file.`);
  });
}

/**
 * Reads a capsule. The capsule is intact only if it was read to its end. Throws CapsuleRefused, and the errors of
 * `contents`.
 */
export function readCapsule(bytes: AsyncIterable<Uint8Array>, keys: Keys, contents: CapsuleContents): Promise<void> {
  return refusing(() => readFiles(openedArchive(bytes, keys), contents));
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ArchiveRefused ? new CapsuleRefused(`It can't be used: ${error.message}.`) : error;
  }
}

export async function readFiles(files: AsyncIterable<ArchivedFile>, contents: CapsuleContents): Promise<void> {
  const limit = limitConfig();
  const list = createHash("sha256");
  let isWhole = false;
  let count = 0;
  for await (const { path, size, body } of files) {
    if (isWhole) throw new CapsuleRefused(`It can't be used: ${path} comes after its end.`);
    if ((path === CAPSULE.manifest) !== (count++ === 0)) {
      throw new CapsuleRefused(`It can't be used: ${CAPSULE.manifest} is not its first file.`);
    }
    const hash = createHash("sha256");
    if (path === CAPSULE.hashes) {
      for await (const piece of body) hash.update(piece);
      isWhole = hash.digest("hex") === list.copy().digest("hex");
      if (!isWhole) throw new CapsuleRefused(`It can't be used: a file does not match ${path}.`);
      continue;
    }
    if (path.startsWith(PARTS.config)) limit({ path, size });
    await give({ path, size, body: hashing(body, hash) }, contents);
    list.update(lineOf(hash.digest("hex"), path));
  }
  if (!isWhole) throw new CapsuleRefused("It can't be used: its end is missing.");
}

async function* hashing(body: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const piece of body) {
    hash.update(piece);
    yield piece;
  }
}

async function give(file: ArchivedFile, contents: CapsuleContents): Promise<void> {
  const { path } = file;
  if (PICTURE.test(path)) {
    refuseLarger(file, LARGEST_PICTURE);
    return contents.picture({ ...file, path: path as MediaPath });
  }
  if (path === CAPSULE.manifest) return contents.manifest(manifestIn(await bytesIn(file, MOST.notes)));
  if (path === CAPSULE.secret) return contents.keys(keysIn(await bytesIn(file, MOST.notes)));
  if (path.startsWith(PARTS.database)) {
    const bytes = await bytesIn(file, MOST.database);
    return contents.database({ path: path.slice(PARTS.database.length), bytes });
  }
  if (path.startsWith(PARTS.config)) {
    return contents.config(path.slice(PARTS.config.length), await bytesIn(file, MOST.config));
  }
  throw new CapsuleRefused(`It can't be used: ${path} is no part of a capsule.`);
}
