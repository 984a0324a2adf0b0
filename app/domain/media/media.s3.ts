import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import type { Bucket } from "~/app/bucket";
import type { MediaStore } from "./media";

/** Keys begin with the tenant: `<prefix><slug>/media/<file>`. */
export function inBucket(bucket: Bucket, incoming: string): MediaStore {
  const opened = once(() => clientOf(bucket));
  return {
    incoming,
    of: (slug) => {
      const at = (path: string) => ({ Bucket: bucket.name, Key: `${bucket.prefix}${slug}/${path}` });
      return {
        incoming,
        async put(path, bytes) {
          const { sdk, client } = await opened();
          const headers = { ContentType: typeOf(path), CacheControl: "public, max-age=31536000, immutable" };
          await client.send(new sdk.PutObjectCommand({ ...at(path), ...headers, Body: bytes }));
        },
        async putFile(path, file) {
          const { sdk, client } = await opened();
          const { size: ContentLength } = await stat(file);
          const headers = { ContentType: typeOf(path), ContentLength };
          const Body = createReadStream(file);
          // The SDK listens only once it has a connection, and never ends by itself where nothing more comes.
          const broken = new AbortController();
          Body.once("error", (error) => broken.abort(error));
          const put = new sdk.PutObjectCommand({ ...at(path), ...headers, Body });
          await client.send(put, { abortSignal: broken.signal }).finally(() => Body.destroy());
        },
        async get(path) {
          const { sdk, client } = await opened();
          const found = await client.send(new sdk.GetObjectCommand(at(path))).catch(absent);
          return found && { size: found.ContentLength ?? 0, body: found.Body as Readable };
        },
        async has(path) {
          const { sdk, client } = await opened();
          return (await client.send(new sdk.HeadObjectCommand(at(path))).catch(absent)) !== undefined;
        },
        async remove(path) {
          const { sdk, client } = await opened();
          await client.send(new sdk.DeleteObjectCommand(at(path)));
        },
      };
    },
  };
}

/** Loaded when first needed: nobody who keeps files on disk waits for it. */
async function clientOf({ region, endpoint, credentials }: Bucket) {
  const sdk = await import("@aws-sdk/client-s3");
  const client: S3Client = new sdk.S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: endpoint !== undefined,
    // Many stores other than Amazon's refuse the checksums that it would like.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function typeOf(path: string): string {
  if (path.endsWith(".zip")) return "application/zip";
  return path.endsWith(".svg") ? "image/svg+xml" : "image/webp";
}

function absent(error: { $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}
