import { join } from "node:path";
import { bucketOf } from "~/app/bucket";
import { onDisk } from "./media.disk";
import { inBucket } from "./media.s3";
import type { Media, MediaPath, MediaStore } from "./store";

export { startUploadCleanup, withIncoming } from "./incoming";
export type { Media, MediaFile, MediaPath, MediaStore } from "./store";

/** Opens the storage of all tenants' files: a bucket if `url` (MEDIA_URL) names one, else on disk below `dataDir`. */
export function openMedia({ url, dataDir }: { url: string | undefined; dataDir: string }): MediaStore {
  const incoming = join(dataDir, ".incoming"); // the dot prevents a clash with a tenant's name
  if (url === undefined) return { incoming, of: (slug) => onDisk(join(dataDir, slug), incoming) };
  const bucket = bucketOf(url);
  if (!bucket) throw new Error("MEDIA_URL names no bucket");
  return inBucket(bucket, incoming);
}

/** Reads a whole file. Throws if it is missing. */
export async function bytesOf(media: Media, path: MediaPath): Promise<Buffer> {
  const file = await media.get(path);
  if (!file) throw new Error(`${path} is missing from the media`);
  return Buffer.concat(await file.body.toArray());
}
