/** A bucket of S3, or of a compatible store. */
export interface Bucket {
  name: string;
  /** The text before each key: "" or a path with a slash at its end. */
  prefix: string;
  region: string;
  /** The store's endpoint. Undefined for Amazon's own endpoint of the region. */
  endpoint: string | undefined;
  /**
   * The keys of the bucket. Undefined: Amazon's own look-up finds them (AWS_ACCESS_KEY_ID, a role of the machine, ...).
   */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/**
 * Parses MEDIA_URL. Undefined if it names no bucket: `s3://bucket/prefix?region=eu-central-1` at Amazon,
 * `https://key:secret@store.example/bucket/prefix?region=...` anywhere else.
 */
export function bucketOf(text: string): Bucket | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const amazon = url.protocol === "s3:";
  if (!amazon && !/^https?:$/.test(url.protocol)) return undefined;
  const parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const name = amazon ? url.hostname : parts.shift();
  if (!name) return undefined;
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent) as [string, string];
  return {
    name,
    prefix: parts.map((part) => `${part}/`).join(""),
    region: url.searchParams.get("region") ?? "us-east-1",
    endpoint: amazon ? undefined : url.origin,
    credentials: accessKeyId ? { accessKeyId, secretAccessKey } : undefined,
  };
}
