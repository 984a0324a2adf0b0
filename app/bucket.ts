/** A bucket of S3, or of any store that speaks as S3 does. */
export interface Bucket {
  name: string;
  /** Stands before each key: "" or ends in a slash. */
  prefix: string;
  region: string;
  /** Undefined: Amazon's own for the region. */
  endpoint: string | undefined;
  /** Undefined: found as Amazon's tools find them (AWS_ACCESS_KEY_ID, a role of the machine, ...). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/**
 * The bucket that MEDIA_URL names, undefined where it names none: `s3://bucket/prefix?region=eu-central-1` at Amazon,
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
