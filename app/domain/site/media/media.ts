import { join } from "node:path";
import type { Readable } from "node:stream";
import { bucketOf } from "~/app/bucket";
import { onDisk } from "./media.disk";
import { inBucket } from "./media.s3";

export { startUploadCleanup, withIncoming } from "./incoming";

/** A file below `media` is served to anybody who knows its name; any other only through a verb that checks permission. */
export type MediaPath = `${"media" | "held" | "exports"}/${string}`;

/** One tenant's files. A name is given once: what it stands for never changes. */
export interface Media {
  /** All of it or, where that fails, nothing that `get` would find. */
  put(path: MediaPath, bytes: Uint8Array): Promise<void>;
  /** The same of a file of this machine, which need not fit into memory and stays where it is. */
  putFile(path: MediaPath, file: string): Promise<void>;
  /** Undefined where there is none. The body must be read or destroyed. */
  get(path: MediaPath): Promise<MediaFile | undefined>;
  has(path: MediaPath): Promise<boolean>;
  /** The paths of all pictures, in no order. Exports are left out: they go by themselves, and can be asked for again. */
  files(): AsyncIterable<MediaPath>;
  /** Where a person of the machine's own can look at it: a path of this machine, or a link that is good for an hour. */
  whereabouts(path: MediaPath): Promise<string>;
  /** Nothing happens where it is gone already. */
  remove(path: MediaPath): Promise<void>;
  /** Absolute. A folder of this machine for what is being uploaded; `clearIncoming` empties it of what was left there. */
  readonly incoming: string;
}

export interface MediaFile {
  /** In bytes. */
  size: number;
  body: Readable;
}

export interface MediaStore {
  of(slug: string): Media;
  /** That of every tenant's media. */
  readonly incoming: string;
}

/** Where all tenants' files lie: in a bucket where `url` (MEDIA_URL) names one, else on disk, below `dataDir`. */
export function openMedia({ url, dataDir }: { url: string | undefined; dataDir: string }): MediaStore {
  const incoming = join(dataDir, ".incoming"); // the dot, because no tenant can have that name
  if (url === undefined) return { incoming, of: (slug) => onDisk(join(dataDir, slug), incoming) };
  const bucket = bucketOf(url);
  if (!bucket) throw new Error("MEDIA_URL names no bucket");
  return inBucket(bucket, incoming);
}

/** The whole of a file. Throws where there is none. */
export async function bytesOf(media: Media, path: MediaPath): Promise<Buffer> {
  const file = await media.get(path);
  if (!file) throw new Error(`${path} is missing from the media`);
  return Buffer.concat(await file.body.toArray());
}
