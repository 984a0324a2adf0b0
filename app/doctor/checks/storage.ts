import { existsSync } from "node:fs";
import { listManifests, type Manifest, verifiedOf } from "~/app/backups/manifest";
import { judgeBackups, type Problem, readMaker } from "~/app/backups/own";
import { type BackupStore, openBackupStore } from "~/app/backups/store";
import { opensSecret } from "~/app/domain/site/secrets/secrets";
import { controlFile } from "~/db/control/open";
import type { Db } from "~/db/handle";
import { quickCheck } from "~/db/quick-check";
import { serverProblem } from "~/db/server-problem";
import { fileOf } from "~/db/sqlite";
import type { DoctorContext } from "../context";
import { type Found, fine, orFine, reasonOf, warning, wrong } from "../findings";
import { problemsOfCells } from "./cells";
import type { Brand, Check } from "./check";

const DAY = 24 * 60 * 60_000;

/** Maximum ages of a backup and of its verification, in ms. A backup is made daily and verified monthly. */
const AGE = { warns: 1.25 * DAY, fails: 3 * DAY, verified: 35 * DAY };

export const backups: Check<null> = {
  name: "backups",
  async run({ environment: { backup }, tenants, control, now }) {
    if (!backup) return [tenants.some(({ demo }) => !demo) ? wrong("backups_none") : warning("backups_none")];
    const store = openBackupStore(backup.place);
    const found: Found[] = [];
    let newest: Manifest | undefined;
    let others: string[];
    try {
      const maker = await readMaker(control);
      for await (const { id, manifest, problem } of judgeBackups(store, maker, now())) {
        newest ??= manifest;
        if (problem && !maker.passedOver.has(id)) found.push(refusal(id, problem));
      }
      others = await otherInstallations(store, maker.installation);
    } catch (error) {
      return [wrong("backups_unread", { place: store.name, problem: reasonOf(error) })];
    }
    if (others.length > 0) found.push(warning("backups_foreign", { place: store.name, others: others.join(", ") }));
    if (!newest) return [wrong("backups_empty", { place: store.name }), ...found];
    const age = now() - Date.parse(newest.at);
    const missing = newest.missing.map(({ name }) => name).join(", ");
    const hours = Math.round(age / (60 * 60_000));
    return orFine(
      [
        age >= AGE.warns && { ...warning("backups_old", { hours }), ...(age >= AGE.fails && { status: "wrong" }) },
        missing !== "" && wrong("backups_partial", { sites: missing }),
        await verification(store, newest.installation, now()),
        ...found,
      ],
      `${hours} h`,
    );
  },
};

function refusal(id: string, problem: Problem): Found {
  if (problem.kind === "copy") return wrong("backups_copied", { id });
  return problem.kind === "future"
    ? wrong("backups_future", { id })
    : wrong("backups_refused", { id, reason: problem.why });
}

async function otherInstallations(store: BackupStore, own: string): Promise<string[]> {
  const all = new Set((await listManifests(store)).map(({ installation }) => installation));
  all.delete(own);
  return [...all];
}

async function verification(store: BackupStore, installation: string, now: number): Promise<Found | undefined> {
  for (const listed of (await listManifests(store, installation)).reverse()) {
    const verified = await verifiedOf(store, listed);
    if (!verified) continue;
    if (!verified.sound) return wrong("backups_damaged", { id: listed.id });
    return now - Date.parse(verified.at) < AGE.verified ? undefined : warning("backups_unverified");
  }
  return warning("backups_unverified");
}

/** Time limit of the check of one database, in ms. */
const PATIENCE = 20_000;

export const control: Check<null> = {
  name: "database",
  async run(context) {
    const { databaseUrl, dataDir } = context.environment;
    if (databaseUrl !== undefined) {
      const problem = await serverProblem(databaseUrl);
      return problem === undefined ? orFine(await problemsOfCells(context)) : [wrong("database_away", { problem })];
    }
    return [await integrityOf(context, controlFile(dataDir).file)];
  },
};

/**
 * Checks that a brand's database is intact and readable by this release, and that the machine's secret decrypts the
 * brand's own secret.
 */
export const database: Check<Brand> = {
  name: "database",
  async run(context, { slug }) {
    const { databaseUrl, dataDir } = context.environment;
    const whole = databaseUrl === undefined ? await integrityOf(context, fileOf(dataDir, slug)) : fine();
    if (whole.status === "wrong") return [whole];
    try {
      const db = await dbOf(context, slug);
      const { machineSecret: secret } = context;
      const isOpen = !db || secret === undefined || (await opensSecret({ db, secret }));
      return isOpen ? [whole] : [...(whole.status === "ok" ? [] : [whole]), wrong("secret_locked")];
    } catch (error) {
      return [wrong("database_away", { problem: reasonOf(error) })];
    }
  },
};

async function integrityOf({ until, now }: DoctorContext, file: string): Promise<Found> {
  // Passes without a file, because the database is created on first use.
  if (!existsSync(file)) return fine("0 B");
  const problem = await quickCheck(file, Math.min(PATIENCE, until - now()));
  if (problem === "late") return warning("database_slow");
  return problem === undefined ? fine() : wrong("database_damaged", { problem });
}

/** Returns a brand's database. Undefined if the database does not exist yet. */
async function dbOf({ databases }: DoctorContext, slug: string): Promise<Db | undefined> {
  const isThere = await databases.glance(slug, async () => true);
  return isThere ? databases.of(slug) : undefined;
}

/**
 * Reads from a brand's database. Undefined without a database, and for an unreadable one, which its own check reports.
 */
export async function readOf<T>(
  context: DoctorContext,
  slug: string,
  read: (db: Db) => Promise<T>,
): Promise<T | undefined> {
  try {
    const db = await dbOf(context, slug);
    return db && (await read(db));
  } catch {
    return undefined;
  }
}
