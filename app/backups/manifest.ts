import { z } from "zod";
import { isTextSignedBy, type Signer } from "~/app/domain/site/checkpoints/checkpoints";
import { checkpoint } from "~/app/domain/site/checkpoints/checkpoints.schema";
import { type BackupStore, textIn } from "./store";

/**
 * The contents of a backup. The manifest is written last, in one step: a backup exists once its manifest does. It is
 * not sealed, because the machine must read it, so it contains no text of members or operators. The installation signs
 * it, and has its own folders in the store:
 *     manifests/<installation>/<id>.json           the manifest
 *     archives/<installation>/<id>/<name>.000      a sealed archive of a site, or of the operators (`control`), in
 * pieces
 *     archives/<installation>/<id>/<name>.media    the sealed keys of its pictures, one a line
 *     media/<installation>/<seal>/<slug>/...       pictures, each once (`media.ts`)
 *     erased/<installation>/<slug>/...             erased accounts (`erased.ts`)
 *     verified/<installation>/<id>.json            the last test restore
 */
export const FOLDERS = ["manifests", "archives", "media", "erased", "verified"] as const;

export function folderOf(kind: (typeof FOLDERS)[number], installation: string): string {
  return `${kind}/${installation}/`;
}

const INSTALLATION = /^[0-9a-f]{16}$/;

export function isInstallation(name: string): boolean {
  return INSTALLATION.test(name);
}

const piece = z.object({
  key: z.string(),
  /** The size of the piece, in bytes. */
  size: z.int().min(0),
  /** The hash of the stored bytes, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const part = z.object({
  /** A tenant's slug, or `control` for the operators' database. */
  name: z.string().regex(/^[a-z0-9-]{1,40}$/),
  pieces: z.array(piece).min(1),
  media: z.object({ files: z.int().min(0), bytes: z.int().min(0), list: piece }).nullable(),
});

const manifest = z.object({
  form: z.literal(1),
  id: z.string().regex(/^[0-9TZ-]+$/),
  installation: z.string().regex(INSTALLATION),
  /** The time at which the backup began, ISO 8601 in UTC. The backup includes everything acknowledged before. */
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  engine: z.enum(["sqlite", "postgres"]),
  release: z.string(),
  recipients: z.array(z.string()).min(1),
  /** The newest audit entry of each database, read just before the backup. */
  checkpoint: checkpoint.nullable(),
  parts: z.array(part),
  /** Sites that could not be read, with the reason. */
  missing: z.array(z.object({ name: z.string(), why: z.string() })),
  /** The public key that signed the manifest, SPKI, base64url. */
  key: z.string(),
  /** The Ed25519 signature of all fields above, base64url. */
  signature: z.string(),
});

export type Manifest = z.infer<typeof manifest>;
/** A manifest before it is signed. */
export type Unsigned = Omit<Manifest, "key" | "signature">;
export type Part = z.infer<typeof part>;
export type Piece = z.infer<typeof piece>;

/** Thrown if a backup, or a part of it, cannot be used. The message is for operators. */
export class BackupRefused extends Error {}

export interface Listed {
  installation: string;
  id: string;
}

/** Returns the id of a backup, such as `2026-11-26T03-00-00-000Z`. Ids sort by time. */
export function idOf(at: number): string {
  return new Date(at).toISOString().replace(/[:.]/g, "-");
}

export function keyOfManifest({ installation, id }: Listed): string {
  return `${folderOf("manifests", installation)}${id}.json`;
}

export async function writeManifest(store: BackupStore, unsigned: Unsigned, signer: Signer): Promise<Manifest> {
  const stated = { ...unsigned, key: signer.publicKey };
  const written = manifest.parse({ ...stated, signature: signer.sign(signedText(stated)) });
  await store.put(keyOfManifest(written), `${JSON.stringify({ ...stated, signature: written.signature }, null, 1)}\n`);
  return written;
}

/** Returns the signed text: all fields except the signature, in order. */
function signedText(stated: object): string {
  return `bouquet backup 1\n${JSON.stringify(stated)}`;
}

/** Returns all backups in the store, or those of one installation, oldest first. */
export async function listManifests(store: BackupStore, installation?: string): Promise<Listed[]> {
  const found: Listed[] = [];
  for await (const { key } of store.list(installation ? folderOf("manifests", installation) : "manifests/")) {
    const [, by, id] = /^manifests\/([0-9a-f]{16})\/([0-9TZ-]+)\.json$/.exec(key) ?? [];
    if (by && id) found.push({ installation: by, id });
  }
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Maximum size of a manifest in bytes. A site needs some 500 bytes. */
const LARGEST = 64 * 1024 * 1024;

/** Reads a manifest. Throws BackupRefused if it is missing, damaged, or changed since it was signed. */
export async function readManifest(store: BackupStore, listed: Listed): Promise<Manifest> {
  const { installation, id } = listed;
  const text = await textIn(store, keyOfManifest(listed), LARGEST);
  if (text === undefined) throw new BackupRefused(`There is no backup ${id}.`);
  const said = jsonIn(text) as Record<string, unknown> | undefined;
  const parsed = manifest.safeParse(said);
  if (!parsed.success || parsed.data.id !== id || parsed.data.installation !== installation) {
    throw new BackupRefused(`The manifest of ${id} is damaged.`);
  }
  const { signature, ...stated } = said!;
  if (!isTextSignedBy(signedText(stated), parsed.data.signature, parsed.data.key)) {
    throw new BackupRefused(`The manifest of ${id} was changed after it was signed.`);
  }
  return parsed.data;
}

/** Returns the size of a backup in the store, in bytes. Includes pictures that other backups share. */
export function sizeOf({ parts }: Manifest): number {
  return parts.reduce((sum, each) => sum + sizeOfPart(each), 0);
}

function sizeOfPart({ pieces, media }: Part): number {
  return pieces.reduce((sum, { size }) => sum + size, media ? media.bytes + media.list.size : 0);
}

export interface Verified {
  at: string;
  sound: boolean;
}

const verified: z.ZodType<Verified> = z.object({ at: z.iso.datetime(), sound: z.boolean() });

export function keyOfVerified({ installation, id }: Listed): string {
  return `${folderOf("verified", installation)}${id}.json`;
}

export async function verifiedOf(store: BackupStore, listed: Listed): Promise<Verified | null> {
  const text = await textIn(store, keyOfVerified(listed), 4096);
  return text === undefined ? null : (verified.safeParse(jsonIn(text)).data ?? null);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
