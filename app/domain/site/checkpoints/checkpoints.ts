import { hkdfSync } from "node:crypto";
import type { Logger } from "pino";
import { type Sealer, sealerWith } from "~/app/domain/sealing";
import { type Head, headOfControl, headOfSite } from "~/app/domain/site/audit/verification";
import type { Db, Tx } from "~/db/handle";
import type { Databases } from "~/db/open";
import type { Asked, Page } from "~/db/pages";
import {
  type CheckpointRow,
  checkpointsIn,
  hasCheckpointOf,
  insertCheckpoint,
  insertKey,
  type KeyRow,
  keysIn,
} from "./checkpoints.queries";
import { type Checkpoint, fingerprintOf, isSignedBy, type KeyPair, newKeyPair, signed, signText } from "./signature";

export { type Checkpoint, fingerprintOf, isTextSignedBy } from "./signature";

/** The name of the operators' own database in a checkpoint. No site has this name. */
export const CONTROL = "control";

export interface Installation {
  control: Db;
  /** The machine's secret, which seals the signing key. */
  secret: string;
  slugs(): string[];
  glance: Databases["glance"];
  now(): number;
  log: Pick<Logger, "error">;
  /** Passes a day's checkpoint on, out of reach of database users, in the transaction that stores it. */
  taken?(tx: Tx, checkpoint: Checkpoint): Promise<void>;
}

/** Signs the heads of all audits. Skips and logs a site whose database is unreadable. */
export async function takeCheckpoint(installation: Installation): Promise<Checkpoint> {
  const { control, secret, slugs, glance, now, log } = installation;
  const pair = await keyPairOf(control, secret, now());
  const heads: [string, Head | undefined][] = [[CONTROL, await control.read(headOfControl)]];
  for (const slug of slugs()) {
    const head = glance(slug, headOfSite).catch((error) => {
      log.error({ err: error, tenant: slug }, "skipped a site with an unreadable audit in a checkpoint");
      return undefined;
    });
    heads.push([slug, await head]);
  }
  const databases = heads.flatMap(([name, head]) => (head?.hash ? [{ name, ...head }] : []));
  databases.sort((one, other) => (one.name < other.name ? -1 : 1));
  return signed({ at: new Date(now()).toISOString(), databases }, pair);
}

/** Takes and stores the day's checkpoint. Returns undefined if the day already has a checkpoint. */
export async function takeDailyCheckpoint(installation: Installation): Promise<Checkpoint | undefined> {
  const { control, now, taken } = installation;
  const day = new Date(now()).toISOString().slice(0, "YYYY-MM-DD".length);
  if (await control.read((conn) => hasCheckpointOf(conn, day))) return undefined;
  const { at, ...checkpoint } = await takeCheckpoint(installation);
  const row = { day, at: Date.parse(at), ...checkpoint };
  const isFirst = await control.transact(async (tx) => {
    const inserted = await insertCheckpoint(tx, row);
    if (inserted) await taken?.(tx, { at, ...checkpoint });
    return inserted;
  });
  return isFirst ? { at, ...checkpoint } : undefined;
}

export async function checkpointsOf(control: Db, asked: Asked = {}): Promise<Page<Checkpoint>> {
  const { rows, next } = await control.read((conn) => checkpointsIn(conn, asked));
  return { rows: rows.map(asCheckpoint), next };
}

/** The state of a signature. `unknown`: signed with a key that this installation never had. */
export type Signed = "signed" | "unknown" | "altered";

export async function signatureCheck(control: Db): Promise<(checkpoint: Checkpoint) => Signed> {
  const keys = await control.read(keysIn);
  return (checkpoint) => {
    const key = keys.find(({ fingerprint }) => fingerprint === checkpoint.key);
    if (!key) return "unknown";
    return isSignedBy(checkpoint, key.publicKey) ? "signed" : "altered";
  };
}

export interface Signer {
  publicKey: string;
  /** Signs a text, which must begin with its purpose. */
  sign(text: string): string;
}

export async function openSigner({
  control,
  secret,
  now,
}: Pick<Installation, "control" | "secret" | "now">): Promise<Signer> {
  const pair = await keyPairOf(control, secret, now());
  return { publicKey: pair.publicKey, sign: (text) => signText(text, pair) };
}

export async function listPublicKeys(control: Db): Promise<string[]> {
  return (await control.read(keysIn)).map(({ publicKey }) => publicKey);
}

function asCheckpoint({ at, databases, key, signature }: CheckpointRow): Checkpoint {
  return { at: new Date(at).toISOString(), databases, key, signature };
}

/** Returns the newest key that the machine's secret opens, or makes one. Earlier keys still verify. */
async function keyPairOf(control: Db, secret: string, now: number): Promise<KeyPair> {
  const sealer = sealerWith(Buffer.from(hkdfSync("sha256", secret, "", "seal the key of checkpoints", 32)));
  const known = opened(await control.read(keysIn), sealer);
  return known ?? control.transact((tx) => madeIn(tx, sealer, now));
}

async function madeIn(tx: Tx, sealer: Sealer, now: number): Promise<KeyPair> {
  const known = opened(await keysIn(tx), sealer);
  if (known) return known;
  const pair = newKeyPair();
  const fingerprint = fingerprintOf(pair.publicKey);
  const sealed = sealer.seal(purposeOf(fingerprint), pair.privateKey);
  await insertKey(tx, { fingerprint, publicKey: pair.publicKey, sealed, createdAt: now });
  return pair;
}

function opened(keys: KeyRow[], sealer: Sealer): KeyPair | undefined {
  for (const { fingerprint, publicKey, sealed } of keys) {
    const privateKey = sealer.open(purposeOf(fingerprint), sealed);
    if (privateKey !== undefined && fingerprintOf(publicKey) === fingerprint) return { publicKey, privateKey };
  }
  return undefined;
}

function purposeOf(fingerprint: string): string {
  return `checkpoint key ${fingerprint}`;
}
