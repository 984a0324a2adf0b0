import { z } from "zod";
import { checkpoint } from "~/app/domain/site/checkpoints/checkpoints.schema";
import { type BackupStore, textIn } from "./store";

/**
 * What a backup consists of. It is written last, and in one step: a backup exists once its manifest does. It is not sealed, since the
 * machine that makes backups has to read it, and so holds nothing that a member or an operator wrote.
 *
 *     manifests/<id>.json           this
 *     archives/<id>/<name>.000      a sealed archive of a site, or of what belongs to none (`control`), in pieces
 *     archives/<id>/<name>.media    the keys of its pictures, sealed ones each, a line a key
 *     media/<seal>/<slug>/...       pictures, each once (`media.ts`)
 *     erased/<slug>/...             who was erased since (`erased.ts`)
 *     verified/<id>.json            when it was last restored to see whether that works
 */
const piece = z.object({
  key: z.string(),
  /** In bytes. */
  size: z.int().min(0),
  /** Hexadecimal, of what lies in the store. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const part = z.object({
  /** A slug, or `control`. */
  name: z.string().regex(/^[a-z0-9-]{1,40}$/),
  pieces: z.array(piece).min(1),
  media: z.object({ files: z.int().min(0), bytes: z.int().min(0), list: piece }).nullable(),
});

const manifest = z.object({
  form: z.literal(1),
  id: z.string().regex(/^[0-9TZ-]+$/),
  /** ISO 8601, in UTC: nothing that was acknowledged before is missing. */
  at: z.iso.datetime(),
  /** When it was complete. */
  until: z.iso.datetime(),
  engine: z.enum(["sqlite", "postgres"]),
  /** The version of Bouquet that wrote it. */
  release: z.string(),
  recipients: z.array(z.string()).min(1),
  /** Where the audits had come to, just before. */
  checkpoint: checkpoint.nullable(),
  parts: z.array(part),
  /** Sites that could not be read, with the reason. */
  missing: z.array(z.object({ name: z.string(), why: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;
export type Part = z.infer<typeof part>;
export type Piece = z.infer<typeof piece>;

/** A backup can't be used, or not all of it. The message is for a person. */
export class BackupRefused extends Error {}

const FOLDER = "manifests/";
const VERIFIED = "verified/";

/** `2026-11-26T03-00-00-000Z`: sorts by time. */
export function idOf(at: number): string {
  return new Date(at).toISOString().replace(/[:.]/g, "-");
}

export function keyOfManifest(id: string): string {
  return `${FOLDER}${id}.json`;
}

export async function writeManifest(store: BackupStore, written: Manifest): Promise<void> {
  await store.put(keyOfManifest(written.id), `${JSON.stringify(manifest.parse(written), null, 1)}\n`);
}

/** The ids of all backups, the oldest first. */
export async function backupIds(store: BackupStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const { key } of store.list(FOLDER)) {
    const [, id] = /^manifests\/([0-9TZ-]+)\.json$/.exec(key) ?? [];
    if (id) ids.push(id);
  }
  return ids;
}

/** Throws BackupRefused. */
export async function readManifest(store: BackupStore, id: string): Promise<Manifest> {
  const text = await textIn(store, keyOfManifest(id));
  if (text === undefined) throw new BackupRefused(`There is no backup ${id}.`);
  const parsed = manifest.safeParse(jsonIn(text));
  if (!parsed.success || parsed.data.id !== id) throw new BackupRefused(`The manifest of ${id} is damaged.`);
  return parsed.data;
}

/** In bytes: what it takes in the store, pictures included, also those that others share. */
export function sizeOf({ parts }: Manifest): number {
  return parts.reduce((sum, each) => sum + sizeOfPart(each), 0);
}

function sizeOfPart({ pieces, media }: Part): number {
  return pieces.reduce((sum, { size }) => sum + size, media ? media.bytes + media.list.size : 0);
}

/** When it was last verified, and whether it was found sound. */
export interface Verified {
  at: string;
  sound: boolean;
}

const verified: z.ZodType<Verified> = z.object({ at: z.iso.datetime(), sound: z.boolean() });

export function keyOfVerified(id: string): string {
  return `${VERIFIED}${id}.json`;
}

export async function verifiedOf(store: BackupStore, id: string): Promise<Verified | null> {
  const text = await textIn(store, keyOfVerified(id));
  return text === undefined ? null : (verified.safeParse(jsonIn(text)).data ?? null);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
