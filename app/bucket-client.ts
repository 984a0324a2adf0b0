import type { S3Client } from "@aws-sdk/client-s3";
import type { Bucket } from "./bucket";

export interface BucketClient {
  sdk: typeof import("@aws-sdk/client-s3");
  client: S3Client;
}

interface Patience {
  /** The time to connect, in ms. */
  answer: number;
  /** The time between two pieces of a body, in ms. */
  idle: number;
}

/** Loads the SDK, which installations with files on disk do not need. */
export async function bucketClient(
  { region, endpoint, credentials }: Bucket,
  { answer, idle }: Patience,
): Promise<BucketClient> {
  const sdk = await import("@aws-sdk/client-s3");
  const client: S3Client = new sdk.S3Client({
    region,
    endpoint,
    credentials,
    maxAttempts: 2,
    // Callers limit the number of requests by site: the agent's own queue cannot.
    requestHandler: {
      connectionTimeout: answer,
      socketTimeout: idle,
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
    forcePathStyle: endpoint !== undefined,
    // Many stores other than Amazon's refuse the SDK's default checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}

export interface KeyInBucket {
  /** The key without the bucket's prefix. */
  key: string;
  /** The size of the object in bytes. */
  size: number;
}

/** Lists the objects whose keys begin with a prefix, in the order of their keys, a thousand a request. */
export async function* keysIn(
  { sdk, client }: BucketClient,
  { name, prefix }: Bucket,
  begin: string,
): AsyncGenerator<KeyInBucket> {
  let after: string | undefined;
  do {
    const list = new sdk.ListObjectsV2Command({ Bucket: name, Prefix: prefix + begin, ContinuationToken: after });
    const { Contents: found = [], NextContinuationToken: next } = await client.send(list);
    for (const { Key: key = "", Size: size = 0 } of found) yield { key: key.slice(prefix.length), size };
    after = next;
  } while (after);
}

/** Returns whether a file is missing. A missing bucket is a failure: then no file counts as missing. */
export function absent(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404 || error.name === "NoSuchBucket") throw error;
}
