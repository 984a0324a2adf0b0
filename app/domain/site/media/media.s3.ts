import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { GetObjectCommandOutput } from "@aws-sdk/client-s3";
import type { Bucket } from "~/app/bucket";
import { absent, type BucketClient, bucketClient, keysIn } from "~/app/bucket-client";
import { madeOnce } from "~/app/made-once";
import { fairSemaphore } from "~/db/semaphore";
import { SHELVES } from "./shelves";
import type { MediaFile, MediaPath, MediaStore } from "./store";

/** The timeouts of requests to the bucket, in ms. */
const PATIENCE = {
  /** The timeout for a whole picture, and for requests without a body. */
  answer: 10_000,
  /** The timeout for uploads from memory. */
  put: 30_000,
  /** The timeout between two pieces of a large file. */
  idle: 60_000,
};

/**
 * The limits of parallel requests to the store, of all sites and of one site. If the store hangs, a site waits only for
 * its own requests.
 */
const LIMIT = { key: "store", concurrency: 200, concurrencyEach: 50, maxQueued: 200, maxWait: PATIENCE.answer };

/**
 * Files below this size, in bytes, are read whole before they are served, so that a slow client holds no connection and
 * no client gets a truncated file.
 */
const SMALL = 4 * 1024 * 1024;

/**
 * Stores files under `<prefix><slug>/<path>`, such as `<prefix><slug>/media/<file>`. All methods reject if the store
 * times out.
 */
export function inBucket(bucket: Bucket, incoming: string, patience = PATIENCE): MediaStore {
  const opened = madeOnce(() => bucketClient(bucket, patience));
  const semaphore = fairSemaphore();
  return {
    incoming,
    of: (slug) => {
      const at = (path: string) => ({ Bucket: bucket.name, Key: `${bucket.prefix}${slug}/${path}` });
      const limited = <T>(work: (opened: BucketClient) => Promise<T>) =>
        semaphore.run({ ...LIMIT, owner: slug }, async () => work(await opened()));
      return {
        incoming,
        put: (path, bytes) =>
          limited(async ({ sdk, client }) => {
            const put = new sdk.PutObjectCommand({ ...at(path), ...headersOf(path, bytes.length), Body: bytes });
            await client.send(put, { abortSignal: AbortSignal.timeout(patience.put) });
          }),
        putFile: (path, file) =>
          limited(async ({ sdk, client }) => {
            const { size } = await stat(file);
            const Body = createReadStream(file);
            // The SDK reacts to the signal only once it has a connection, and never times out on a silent connection.
            const broken = new AbortController();
            Body.once("error", (error) => broken.abort(error));
            const put = new sdk.PutObjectCommand({ ...at(path), ...headersOf(path, size), ContentLength: size, Body });
            await client.send(put, { abortSignal: broken.signal }).finally(() => Body.destroy());
          }),
        get: (path) =>
          limited(async ({ sdk, client }) => {
            const late = new AbortController();
            const timer = setTimeout(() => late.abort(), patience.answer);
            try {
              const get = new sdk.GetObjectCommand(at(path));
              const found = await client.send(get, { abortSignal: late.signal }).catch(absent);
              return found && (await fileOf(found));
            } finally {
              clearTimeout(timer);
            }
          }),
        has: (path) =>
          limited(async ({ sdk, client }) => {
            const abortSignal = AbortSignal.timeout(patience.answer);
            const head = new sdk.HeadObjectCommand(at(path));
            return (await client.send(head, { abortSignal }).catch(absent)) !== undefined;
          }),
        async *files() {
          for (const shelf of SHELVES) {
            for await (const { key } of keysIn(await opened(), bucket, `${slug}/${shelf}/`)) {
              yield key.slice(slug.length + 1) as MediaPath;
            }
          }
        },
        async whereabouts(path) {
          const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
          const { sdk, client } = await opened();
          return getSignedUrl(client, new sdk.GetObjectCommand(at(path)), { expiresIn: 3600 });
        },
        remove: (path) =>
          limited(async ({ sdk, client }) => {
            const abortSignal = AbortSignal.timeout(patience.answer);
            await client.send(new sdk.DeleteObjectCommand(at(path)), { abortSignal });
          }),
      };
    },
  };
}

/** Returns an object's headers. The size is stored with the object, too, to detect truncated objects. */
function headersOf(path: string, size: number) {
  return {
    ContentType: typeOf(path),
    CacheControl: "public, max-age=31536000, immutable",
    Metadata: { size: `${size}` },
  };
}

async function fileOf({ ContentLength, Metadata, Body }: GetObjectCommandOutput): Promise<MediaFile> {
  const body = Body as Readable;
  const size = Number(Metadata?.size ?? ContentLength);
  if (size > SMALL && size === ContentLength) return { size, body };
  const pieces: Buffer[] = [];
  let read = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    pieces.push(piece);
    read += piece.length;
    if (read > SMALL) throw new Error("the store sent more than it said");
  }
  if (read !== (Number.isNaN(size) ? read : size)) throw new Error(`the store sent ${read} of ${size} bytes`);
  return { size: read, body: Readable.from([Buffer.concat(pieces)]) };
}

function typeOf(path: string): string {
  if (path.endsWith(".zip")) return "application/zip";
  return path.endsWith(".svg") ? "image/svg+xml" : "image/webp";
}
