import { z } from "zod";

/**
 * Describes a capsule: the first file of its archive.
 *     capsule.json     this file
 *     config/          the site's folder of TENANTS_DIR
 *     secret.json      the site's own secret, which only the sealed capsule may contain
 *     database/        its rows, as `db/snapshot` writes them
 *     media/, held/    its pictures, under their own names
 *     hashes.txt       a SHA-256 of each file before it, for sha256sum
 */
const manifest = z.object({
  form: z.literal(1),
  id: z.string().regex(/^[0-9a-f-]{36}$/),
  slug: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string(),
  /** The time of the export, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  release: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** The tag of the database's last migration. */
  migration: z.string(),
  codec: z.literal("gzip"),
  /** The number of rows, by table. */
  rows: z.record(z.string(), z.int().min(0)),
});

export type CapsuleManifest = z.infer<typeof manifest>;

/** Thrown if a capsule cannot be made or used. The message is for operators. */
export class CapsuleRefused extends Error {}

/** The names of files in the archive. Pictures have their own paths. */
export const CAPSULE = { manifest: "capsule.json", secret: "secret.json", hashes: "hashes.txt" } as const;

export function manifestIn(bytes: Uint8Array): CapsuleManifest {
  const said = jsonIn(bytes);
  const form = (said as { form?: unknown } | undefined)?.form;
  if (typeof form === "number" && form > 1) {
    throw new CapsuleRefused("A later version of Bouquet wrote it, in a form that this version does not know.");
  }
  const parsed = manifest.safeParse(said);
  if (!parsed.success) throw new CapsuleRefused(`It is no capsule: ${CAPSULE.manifest} is invalid.`);
  return parsed.data;
}

/** The length of a site's seal key, in bytes. */
const SEAL = 32;
const PUSH = 48;

const base64 = (bytes: number) =>
  z
    .base64()
    .transform((text) => Buffer.from(text, "base64"))
    .refine((key) => key.length === bytes);

const keys = z.object({ seal: base64(SEAL), push: base64(PUSH) });

/** Parses the site's own keys. Throws CapsuleRefused if they are invalid. */
export function keysIn(bytes: Uint8Array): z.infer<typeof keys> {
  const parsed = keys.safeParse(jsonIn(bytes));
  if (!parsed.success) throw new CapsuleRefused(`Its ${CAPSULE.secret} has no valid secret of the site.`);
  return parsed.data;
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
