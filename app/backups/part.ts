import type { MediaPath } from "~/app/domain/site/media/media";
import type { SnapshotFile } from "~/db/snapshot/snapshot";
import { type ArchivedFile, ArchiveRefused, bytesIn, openedArchive } from "./archive";
import { BackupRefused, type Part } from "./manifest";
import { isKeyOf, type KeptPicture } from "./media";
import { readPieces } from "./pieces";
import { limitConfig, MOST, PARTS, PICTURE } from "./site-files";
import type { BackupStore } from "./store";

export interface Contents {
  /** A file of the site's folder in TENANTS_DIR. */
  config?(path: string, bytes: Uint8Array): Promise<void>;
  secret?(secret: string): Promise<void>;
  database(file: SnapshotFile): Promise<void>;
  picture?(picture: KeptPicture): Promise<void>;
}

export interface OpenedWith {
  store: BackupStore;
  installation: string;
  identities: readonly string[];
}

/**
 * Reads one site of a backup. The part is intact only if it was read to its end. Throws BackupRefused with the part's
 * name, and the errors of `contents`.
 */
export async function readPart(part: Part, opened: OpenedWith, contents: Contents): Promise<void> {
  const { store, identities, installation } = opened;
  const { name: slug, pieces } = part;
  const limit = limitConfig();
  try {
    for await (const file of openedArchive(readPieces(store, pieces), identities)) {
      await give(file, { slug, installation, limit }, contents);
    }
  } catch (error) {
    const isRefused = error instanceof ArchiveRefused || error instanceof BackupRefused;
    throw isRefused ? new BackupRefused(`${slug} can't be read: ${error.message}`) : error;
  }
}

interface Giving {
  slug: string;
  installation: string;
  limit: ReturnType<typeof limitConfig>;
}

async function give(file: ArchivedFile, { limit, ...giving }: Giving, contents: Contents): Promise<void> {
  const { path } = file;
  if (path.startsWith(PARTS.database)) {
    const bytes = await bytesIn(file, MOST.database);
    return contents.database({ path: path.slice(PARTS.database.length), bytes });
  }
  if (path.startsWith(PARTS.config)) {
    limit(file);
    const bytes = await bytesIn(file, MOST.config);
    return contents.config?.(path.slice(PARTS.config.length), bytes);
  }
  if (path === PARTS.secret) return contents.secret?.((await bytesIn(file, MOST.notes)).toString());
  if (!path.startsWith(PARTS.pictures)) throw new BackupRefused(`${path} is no part of a backup.`);
  const lines = (await bytesIn(file, MOST.pictures)).toString().split("\n").slice(0, -1);
  for (const line of lines) await contents.picture?.(pictureIn(line, giving));
}

function pictureIn(line: string, { slug, installation }: Omit<Giving, "limit">): KeptPicture {
  const [path = "", key = "", size = ""] = line.split("\t");
  const isSound =
    PICTURE.test(path) && /^\d{1,12}$/.test(size) && isKeyOf(key, { installation, slug, path: path as MediaPath });
  if (!isSound) throw new BackupRefused(`its list of pictures has an invalid line.`);
  return { path: path as MediaPath, key, size: Number(size) };
}
