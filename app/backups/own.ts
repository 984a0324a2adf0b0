import { getInstallation } from "~/app/domain/desk/installation/installation";
import { listPublicKeys } from "~/app/domain/site/checkpoints/checkpoints";
import type { Db } from "~/db/handle";
import { BackupRefused, type Listed, listManifests, type Manifest, readManifest } from "./manifest";
import type { BackupStore } from "./store";

/** Whose backups are believed. */
export interface Maker {
  installation: string;
  /** The public keys that may have signed them. `any`: whichever key the manifest names. */
  keys: readonly string[] | "any";
}

/** This installation. Its operators' own database has the id and the keys. */
export async function readMaker(control: Db): Promise<Maker> {
  return { installation: await getInstallation(control), keys: await listPublicKeys(control) };
}

/** A backup that can be used, or the reason why not. */
export type Judged = Listed & ({ manifest: Manifest; problem?: never } | { manifest?: never; problem: Problem });

export type Problem =
  /** `why` is for people. */
  | { kind: "refused"; why: string }
  /** The clock of the machine that made it was ahead, or this machine's is behind. */
  | { kind: "future"; made: Manifest };

/** In ms. Clocks of machines differ by seconds. */
const AHEAD = 10 * 60_000;

/** The backups of an installation, the newest first. Each is read once it is asked for. */
export async function* judgeBackups(store: BackupStore, maker: Maker, now: number): AsyncGenerator<Judged> {
  for (const listed of (await listManifests(store, maker.installation)).reverse()) {
    yield { ...listed, ...(await judge(store, listed, { maker, now })) };
  }
}

/** The newest backup of an installation that can be used. */
export async function findNewest(store: BackupStore, maker: Maker, now: number): Promise<Manifest | undefined> {
  for await (const { manifest } of judgeBackups(store, maker, now)) if (manifest) return manifest;
  return undefined;
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
    const isFuture = Date.parse(manifest.at) > now + AHEAD;
    return isFuture ? { problem: { kind: "future", made: manifest } } : { manifest };
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    return { problem: { kind: "refused", why: error.message } };
  }
}
