import { isAbsolute, normalize } from "node:path";
import type { MediaPath } from "~/app/domain/site/media/media";
import type { SnapshotFile } from "~/db/snapshot/snapshot";
import { ArchiveRefused, bytesIn, openedArchive } from "./archive";
import { BackupRefused, type Part } from "./manifest";
import { isKeyOf, type KeptPicture } from "./media";
import { readPieces } from "./pieces";
import { PARTS } from "./site-files";
import type { BackupStore } from "./store";

/** What becomes of the contents of a part. */
export interface Contents {
  /** A file of the site's folder in TENANTS_DIR. */
  config?(path: string, bytes: Uint8Array): Promise<void>;
  /** The machine's. */
  secret?(secret: string): Promise<void>;
  database(file: SnapshotFile): Promise<void>;
  picture?(picture: KeptPicture): Promise<void>;
}

export interface OpenedWith {
  store: BackupStore;
  identities: readonly string[];
}

/**
 * Reads a part from its beginning to its end: only then is it known to be whole. Throws BackupRefused with the name of the part, and what
 * `contents` throws.
 */
export async function readPart(part: Part, { store, identities }: OpenedWith, contents: Contents): Promise<void> {
  const { name, pieces } = part;
  try {
    const read = readPieces(store, pieces);
    for await (const { path, body } of openedArchive(read, identities)) {
      await give({ path, bytes: await bytesIn(body) }, name, contents);
    }
  } catch (error) {
    const isRefused = error instanceof ArchiveRefused || error instanceof BackupRefused;
    throw isRefused ? new BackupRefused(`${name} can't be read: ${error.message}`) : error;
  }
}

async function give({ path, bytes }: SnapshotFile, slug: string, contents: Contents): Promise<void> {
  if (path.startsWith(PARTS.database)) return contents.database({ path: path.slice(PARTS.database.length), bytes });
  if (path.startsWith(PARTS.config)) return contents.config?.(withinFolder(path.slice(PARTS.config.length)), bytes);
  if (path === PARTS.secret) return contents.secret?.(Buffer.from(bytes).toString());
  if (!path.startsWith(PARTS.pictures)) throw new BackupRefused(`${path} is no part of a backup.`);
  for (const line of Buffer.from(bytes).toString().split("\n").slice(0, -1))
    await contents.picture?.(pictureIn(line, slug));
}

function pictureIn(line: string, slug: string): KeptPicture {
  const [path = "", key = "", size = ""] = line.split("\t");
  const isSound = /^(media|held)\/[\w.-]+$/.test(path) && /^\d+$/.test(size) && isKeyOf(key, slug, path as MediaPath);
  if (!isSound) throw new BackupRefused(`its list of pictures has a line that is none.`);
  return { path: path as MediaPath, key, size: Number(size) };
}

/** A path that leads out of its folder is nobody's config. Throws BackupRefused. */
export function withinFolder(path: string): string {
  const plain = normalize(path);
  if (isAbsolute(plain) || plain.startsWith("..")) throw new BackupRefused(`${path} leads out of its folder.`);
  return plain;
}
