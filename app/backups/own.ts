import { getInstallation, listKnownBackups } from "~/app/domain/desk/installation/installation";
import { listPublicKeys } from "~/app/domain/site/checkpoints/checkpoints";
import type { Db } from "~/db/handle";
import { BackupRefused, type Listed, listManifests, type Manifest, readManifest } from "./manifest";
import type { BackupStore } from "./store";

export interface Maker {
  installation: string;
  /** The public keys that may have signed the backups. `any`: the key in the manifest. */
  keys: readonly string[] | "any";
  /**
   * The ids of the backups that this installation began. A copy's database lacks the later ids. `any`: every signed
   * backup counts.
   */
  written: ReadonlySet<string> | "any";
  /** The ids of backups that a copy wrote and an operator accepted. These backups do not stop this server. */
  passedOver: ReadonlySet<string>;
}

export async function readMaker(control: Db): Promise<Maker> {
  const known = await listKnownBackups(control);
  return {
    installation: await getInstallation(control),
    keys: await listPublicKeys(control),
    written: new Set(known.flatMap(({ id, isOwn }) => (isOwn ? id : []))),
    passedOver: new Set(known.flatMap(({ id, isOwn }) => (isOwn ? [] : id))),
  };
}

/** A usable backup, or the reason why it is not. */
export type Judged = Listed & ({ manifest: Manifest; problem?: never } | { manifest?: never; problem: Problem });

export type Problem =
  /** The backup cannot be used. `why` is a text for operators. */
  | { kind: "refused"; why: string }
  /** The backup's time is in the future: the maker's clock was ahead, or this machine's clock is behind. */
  | { kind: "future"; made: Manifest }
  /** A copy of the installation wrote the backup, or this installation's database was restored to an earlier state. */
  | { kind: "copy"; made: Manifest };

/** The furthest that a backup's time may be in the future, in ms. Clocks of machines differ by seconds. */
const AHEAD = 10 * 60_000;

/** Returns the backups of an installation, newest first. Reads each backup when the caller asks for it. */
export async function* judgeBackups(store: BackupStore, maker: Maker, now: number): AsyncGenerator<Judged> {
  for (const listed of (await listManifests(store, maker.installation)).reverse()) {
    yield { ...listed, ...(await judge(store, listed, { maker, now })) };
  }
}

export async function findNewest(store: BackupStore, maker: Maker, now: number): Promise<Manifest | undefined> {
  for await (const { manifest } of judgeBackups(store, maker, now)) if (manifest) return manifest;
  return undefined;
}

/** Returns the ids of a copy's backups that no operator has accepted, newest first. */
export async function findCopied(store: BackupStore, maker: Maker): Promise<string[]> {
  const found: string[] = [];
  for (const listed of (await listManifests(store, maker.installation)).reverse()) {
    if (isKnown(maker, listed.id)) continue;
    const judged: Judged = { ...listed, ...(await judge(store, listed, { maker, now: Date.now() })) };
    if (judged.problem?.kind === "copy") found.push(listed.id);
  }
  return found;
}

/**
 * Throws BackupRefused if a copy of the installation writes to the store. Until an operator decides, neither machine
 * may write there.
 */
export async function refuseCopied(store: BackupStore, maker: Maker): Promise<void> {
  const [id] = await findCopied(store, maker);
  if (id === undefined) return;
  throw new BackupRefused(
    `Backup ${id} in ${store.name} is of this installation, but another machine wrote it. Either that machine has a copy of this one's data, or this machine's data is older than the backup. Nothing is backed up until you choose one machine: run npx bouquet backup run --take-over there, and change or remove BACKUP_URL on the other.`,
  );
}

function isKnown({ written, passedOver }: Maker, id: string): boolean {
  return written === "any" || written.has(id) || passedOver.has(id);
}

async function judge(
  store: BackupStore,
  listed: Listed,
  { maker, now }: { maker: Maker; now: number },
): Promise<{ manifest: Manifest } | { problem: Problem }> {
  try {
    const manifest = await readManifest(store, listed);
    if (maker.keys !== "any" && !maker.keys.includes(manifest.key)) {
      const why = `The manifest of ${listed.id} is signed by a key that this installation does not have.`;
      return { problem: { kind: "refused", why } };
    }
    if (maker.written !== "any" && !maker.written.has(listed.id)) return { problem: { kind: "copy", made: manifest } };
    const isFuture = Date.parse(manifest.at) > now + AHEAD;
    return isFuture ? { problem: { kind: "future", made: manifest } } : { manifest };
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    return { problem: { kind: "refused", why: error.message } };
  }
}
