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
  /** Selects the newest backup up to this time, UTC ms. Undefined selects the newest up to now. */
  at: number | undefined;
  /** Slug of a part that the backup must contain. Empty accepts any backup. */
  slug: string;
  /** Id of another installation to restore from. Undefined means this installation. */
  installation: string | undefined;
  /** Fingerprint of the key that must have signed the backup. Undefined if unknown. */
  signedBy: string | undefined;
}

export interface Chosen {
  manifest: Manifest;
  /** Messages about newer backups that were skipped. */
  passedOver: string[];
}

/** Chooses a backup. A new machine takes the only installation in the store. Throws a Refusal without one. */
export async function chosenBackup(environment: Environment, store: BackupStore, wanted: Wanted): Promise<Chosen> {
  const { at, slug } = wanted;
  const maker = await makerFor(environment, store, wanted);
  const passedOver: string[] = [];
  // Includes backups with a time in the future if a time is given, to find backups of a machine whose clock was ahead.
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

export function inWords(id: string, problem: Problem): string {
  if (problem.kind === "refused") return `${id} is refused: ${problem.why}`;
  if (problem.kind === "copy") {
    return `${id} is refused: a copy of this installation wrote it. --installation ${problem.made.installation} takes it anyway.`;
  }
  return `${id} is refused: its time is in the future of this machine's clock. --at ${id.slice(0, "YYYY-MM-DD".length)}T23:59:59Z takes it anyway.`;
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
    // Naming this installation also selects backups that a copy of the installation wrote.
    if (all.has(named) || all.size === 0) return installation === undefined ? own : { ...own, written: "any" };
    throw new Refusal(
      `There is no backup of this installation, ${named}, in ${store.name}. It has those of ${others}: name one with --installation.`,
    );
  }
  if (named === undefined && all.size === 0) throw new Refusal(`There is no backup in ${store.name}.`);
  if (named === undefined && all.size > 1) {
    throw new Refusal(`${store.name} has backups of several installations: ${others}. Name one with --installation.`);
  }
  const [only = ""] = all.keys();
  const chosen = named ?? only;
  if (!all.has(chosen))
    throw new Refusal(`${store.name} has no backup of ${chosen}, only those of ${others || "none"}.`);
  return { ...strangerOf(chosen), keys: await keysOf(store, chosen, signedBy) };
}

/**
 * Returns this machine's installation. Undefined if it has none, or if its database is unreadable. Creates no database.
 */
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

function strangerOf(installation: string): Maker {
  return { installation, keys: "any", written: "any", passedOver: new Set() };
}

/** Returns the possible signing keys of an installation whose keys are not on this machine. */
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
    `The backups of ${installation} are signed by several keys: ${[...keys.keys()].join(", ")}. Name the right one with --signed-by, as in a checkpoint (scripts/operating/audit.md).`,
  );
}
