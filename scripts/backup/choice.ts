import { listManifests, type Manifest } from "~/app/backups/manifest";
import { judgeBackups, type Maker, type Problem, readMaker } from "~/app/backups/own";
import type { BackupStore } from "~/app/backups/store";
import { openOwn } from "~/app/databases";
import { fingerprintOf } from "~/app/domain/site/checkpoints/checkpoints";
import type { Environment } from "~/app/settings/environment";
import { controlFamily } from "~/db/control/family";
import { CONTROL } from "~/db/control/name";
import { hasDatabase } from "~/db/snapshot/landing";
import { Refusal } from "../refusal";

export interface Wanted {
  /** UTC ms: the newest that is not after it. Undefined: the newest of all that were made until now. */
  at: number | undefined;
  /** A part that it has to have; any where it is empty. */
  slug: string;
  /** The id of another installation, whose backups are taken. Undefined: this one's. */
  installation: string | undefined;
  /** The fingerprint of the key that has to have signed it. Undefined: not known. */
  signedBy: string | undefined;
}

export interface Chosen {
  manifest: Manifest;
  /** Newer backups that were passed over, in words. */
  passedOver: string[];
}

/**
 * Chooses a backup of this installation, or of the one that is named. A new machine is no installation yet: it takes the only one
 * that the store has. Throws a Refusal if there is no such backup.
 */
export async function chosenBackup(environment: Environment, store: BackupStore, wanted: Wanted): Promise<Chosen> {
  const { at, slug } = wanted;
  const maker = await makerFor(environment, store, wanted);
  const passedOver: string[] = [];
  // A time that is named may be one to come: by that a backup is found whose machine's clock was ahead.
  for await (const { id, manifest, problem } of judgeBackups(store, maker, Math.max(at ?? 0, Date.now()))) {
    if (problem) {
      passedOver.push(inWords(id, problem));
      continue;
    }
    const has = slug === "" || manifest.parts.some(({ name }) => name === slug);
    if (has && (at === undefined || Date.parse(manifest.at) <= at)) return { manifest, passedOver };
  }
  const until = at === undefined ? "" : ` from before ${new Date(at).toISOString()}`;
  const by = `installation ${maker.installation}`;
  const none = `There is no backup${slug ? ` of ${slug}` : ""}${until} of ${by} in ${store.name}.`;
  throw new Refusal([none, ...passedOver].join("\n"));
}

/** Why a backup can't be used, for people. */
export function inWords(id: string, problem: Problem): string {
  if (problem.kind === "refused") return `${id} is refused: ${problem.why}`;
  if (problem.kind === "copy") {
    return `${id} is refused: a copy of this installation wrote it. --installation ${problem.made.installation} takes it.`;
  }
  return `${id} is refused: it is of a time to come by this machine's clock. --at ${id.slice(0, "YYYY-MM-DD".length)}T23:59:59Z takes it.`;
}

async function makerFor(
  environment: Environment,
  store: BackupStore,
  { installation, signedBy }: Wanted,
): Promise<Maker> {
  const own = await thisMaker(environment);
  const all = new Map<string, number>();
  for (const each of await listManifests(store)) all.set(each.installation, (all.get(each.installation) ?? 0) + 1);
  const others = [...all].map(([id, count]) => `${id} (${count} ${count === 1 ? "backup" : "backups"})`).join(", ");
  const named = installation ?? own?.installation;
  if (own && named === own.installation) {
    // Who names it takes what a copy wrote, too.
    if (all.has(named) || all.size === 0) return installation === undefined ? own : { ...own, written: "any" };
    throw new Refusal(
      `There is no backup of this installation, ${named}, in ${store.name}. It has those of ${others}: --installation names one.`,
    );
  }
  if (named === undefined && all.size === 0) throw new Refusal(`There is no backup in ${store.name}.`);
  if (named === undefined && all.size > 1) {
    throw new Refusal(`${store.name} has backups of several installations: ${others}. --installation names one.`);
  }
  const [only = ""] = all.keys();
  const chosen = named ?? only;
  if (!all.has(chosen))
    throw new Refusal(`${store.name} has no backup of ${chosen}, only those of ${others || "none"}.`);
  return { ...strangerOf(chosen), keys: await keysOf(store, chosen, signedBy) };
}

/** This machine as an installation, unless it is none yet, or its operators' own database can't be read. Makes no database. */
export async function thisMaker(environment: Environment): Promise<Maker | undefined> {
  const { databaseUrl: url, dataDir } = environment;
  if (!(await hasDatabase({ url, dataDir, family: controlFamily, name: CONTROL }))) return undefined;
  const control = openOwn(environment);
  try {
    return await readMaker(control);
  } catch {
    return undefined;
  } finally {
    await control.close();
  }
}

/** Another installation, of which this machine knows nothing. */
function strangerOf(installation: string): Maker {
  return { installation, keys: "any", written: "any", passedOver: new Set() };
}

/** The keys that may have signed the backups of an installation whose keys this machine does not have. */
async function keysOf(store: BackupStore, installation: string, signedBy: string | undefined): Promise<string[]> {
  const keys = new Map<string, string>();
  for await (const { manifest, problem } of judgeBackups(store, strangerOf(installation), Date.now())) {
    const key = manifest?.key ?? (problem?.kind === "future" ? problem.made.key : undefined);
    if (key !== undefined) keys.set(fingerprintOf(key), key);
  }
  if (signedBy !== undefined) {
    const key = keys.get(signedBy);
    if (key === undefined) throw new Refusal(`No backup of ${installation} is signed by ${signedBy}.`);
    return [key];
  }
  if (keys.size <= 1) return [...keys.values()];
  throw new Refusal(
    `The backups of ${installation} are signed by several keys: ${[...keys.keys()].join(", ")}. --signed-by names the right one: checkpoints name it (scripts/operating/audit.md).`,
  );
}
