import { createHash } from "node:crypto";
import type { Media, MediaPath } from "~/app/domain/site/media/media";
import { encrypted } from "./age";
import { opened } from "./archive";
import { BackupRefused, folderOf } from "./manifest";
import { writeObject } from "./pieces";
import type { BackupStore, Stored } from "./store";

/**
 * Pictures are stored once for all backups, under `media/<installation>/<seal>/<slug>/<hash of the name>.<hash of the
 * sealed bytes>`: a name would give access. New recipients mean another seal, and all pictures are sealed again.
 */
export interface KeptPicture {
  path: MediaPath;
  key: string;
  /** The size of the sealed picture, in bytes. */
  size: number;
}

/** The length of a hash in hexadecimal digits: 128 bits, like the name of a picture. */
const HASH = 32;

function mediaFolder(installation: string, slug: string, recipients: readonly string[]): string {
  const seal = createHash("sha256")
    .update([...recipients].sort().join())
    .digest("hex")
    .slice(0, 12);
  return `${folderOf("media", installation)}${seal}/${slug}/`;
}

interface Dependencies {
  store: BackupStore;
  installation: string;
  slug: string;
  media: Media;
  recipients: readonly string[];
  scratch: string;
}

const AT_ONCE = 8;

/**
 * Uploads a site's pictures and yields each one, except pictures that were deleted meanwhile. Needs some 60 bytes of
 * memory per stored picture.
 */
export async function* keepPictures(
  paths: AsyncIterable<MediaPath>,
  { store, installation, slug, media, recipients, scratch }: Dependencies,
): AsyncGenerator<KeptPicture> {
  const folder = mediaFolder(installation, slug, recipients);
  const known = new Map<string, Stored>();
  for await (const stored of store.list(folder)) known.set(nameIn(stored.key), stored);

  async function keep(path: MediaPath): Promise<KeptPicture | undefined> {
    const name = nameOf(slug, path);
    const stored = known.get(name);
    if (stored) return { path, ...stored };
    const file = await media.get(path);
    if (!file) return undefined;
    const key = (sha256: string) => `${folder}${name}.${sha256}`;
    const { sha256: _, ...piece } = await writeObject(encrypted(file.body, recipients), { store, scratch, key });
    return { path, ...piece };
  }

  for await (const some of batches(paths)) {
    const kept = await Promise.all(some.map(keep));
    yield* kept.filter((each) => each !== undefined);
  }
}

/** Reads a stored picture. Throws ArchiveRefused, and BackupRefused at the end of a changed picture. */
export async function* pictureOf(
  store: BackupStore,
  { key }: Pick<KeptPicture, "key">,
  identities: readonly string[],
): AsyncGenerator<Uint8Array> {
  const found = await store.get(key);
  if (!found) throw new BackupRefused(`${key} is missing.`);
  const hash = createHash("sha256");
  const hashed = async function* () {
    for await (const each of found) {
      hash.update(each);
      yield each as Uint8Array;
    }
  };
  yield* opened(hashed(), identities);
  if (!key.endsWith(`.${hash.digest("hex")}`)) throw new BackupRefused(`${key} was changed after it was written.`);
}

/** Returns whether the key is that of the site's picture with this path, in a backup of that installation. */
export function isKeyOf(key: string, { installation, slug, path }: KeyOf): boolean {
  const [, seal] = /^media\/[0-9a-f]+\/([0-9a-f]+)\/[a-z0-9-]+\/[0-9a-f]+\.[0-9a-f]{64}$/.exec(key) ?? [];
  return key.startsWith(`${folderOf("media", installation)}${seal}/${slug}/${nameOf(slug, path)}.`);
}

interface KeyOf {
  installation: string;
  slug: string;
  path: MediaPath;
}

function nameOf(slug: string, path: MediaPath): string {
  return createHash("sha256").update(`${slug}/${path}`).digest("hex").slice(0, HASH);
}

function nameIn(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1).slice(0, HASH);
}

async function* batches(paths: AsyncIterable<MediaPath>): AsyncGenerator<MediaPath[]> {
  let some: MediaPath[] = [];
  for await (const path of paths) {
    some.push(path);
    if (some.length < AT_ONCE) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
