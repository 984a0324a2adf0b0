import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { scratchIn } from "~/app/backups/backup";
import { keyOfVerified, type Manifest, type Part, type Verified } from "~/app/backups/manifest";
import { pictureOf } from "~/app/backups/media";
import { type OpenedWith, readPart } from "~/app/backups/part";
import { countUnbalanced } from "~/app/domain/money/ledger/ledger";
import { verifyChain, verifyControlChain } from "~/app/domain/site/audit/verification";
import { CONTROL } from "~/app/domain/site/checkpoints/checkpoints";
import { type Environment, projectRoot, schemaFolder } from "~/app/settings/environment";
import { controlFamily } from "~/db/control/family";
import type { Conn } from "~/db/handle";
import { tenantFamily } from "~/db/snapshot/family";
import { dropDatabase, type Landing, type LandingTarget, openLanding } from "~/db/snapshot/landing";
import { snapshotReader } from "~/db/snapshot/snapshot";
import { changeConfig, renameSecrets } from "../capsule/config";
import type { Answer } from "../commands/declaration";
import { failureIn } from "../commands/failures";
import { step } from "../progress.mjs";
import { chosenBackup, type Wanted } from "./choice";
import { identitiesIn } from "./identities";
import { backupsOf } from "./place";

interface Asked extends Omit<Wanted, "slug"> {
  /** Slug of one site. Empty means all sites and the shared data. */
  tenant: string;
  identity: string;
}

interface Found {
  name: string;
  rows: number;
  pictures: number;
  /** Problems as messages. Empty if the backup can be restored. */
  problems: string[];
}

/**
 * Restores into a temporary place and checks hashes, rows, integrity, balances, audit and front pages. Records in the
 * store that a whole backup was verified.
 */
export async function verifyBackup(environment: Environment, asked: Asked): Promise<Answer> {
  const { store } = backupsOf(environment);
  const identities = identitiesIn(asked.identity);
  const { manifest, passedOver } = await chosenBackup(environment, store, { ...asked, slug: asked.tenant });
  const { installation } = manifest;
  const parts = manifest.parts.filter(({ name }) => asked.tenant === "" || name === asked.tenant);
  const found: Found[] = [];
  await step<void>(`Verifying ${asked.tenant || "all sites"} of ${manifest.id}`, async (tell) => {
    for (const part of parts) {
      tell(part.name);
      found.push(await look({ environment, store, identities, installation, manifest }, part));
    }
  });
  // Leaves the folder if a running backup uses it, because the folder is then not empty.
  await rmdir(scratchIn(environment.dataDir)).catch(() => {});
  const sound = found.every(({ problems }) => problems.length === 0);
  if (asked.tenant === "") {
    const verified: Verified = { at: new Date().toISOString(), sound };
    await store.put(keyOfVerified(manifest), JSON.stringify(verified));
  }
  const lines = [...passedOver, ...found.flatMap(linesOf)];
  return { lines, data: { id: manifest.id, installation, sound, found, passedOver }, code: sound ? 0 : 1 };
}

function linesOf({ name, rows, pictures, problems }: Found): string[] {
  if (problems.length > 0) return problems.map((problem) => `${name} IS DAMAGED: ${problem}`);
  return [`${name} can be restored: ${rows.toLocaleString("en")} rows, ${pictures.toLocaleString("en")} pictures`];
}

interface Work extends OpenedWith {
  environment: Environment;
  manifest: Manifest;
}

async function look(work: Work, part: Part): Promise<Found> {
  const found: Found = { name: part.name, rows: 0, pictures: 0, problems: [] };
  const slug = `verify-${randomBytes(6).toString("hex")}`; // a valid slug that no site has
  const scratch = join(scratchIn(work.environment.dataDir), slug);
  const target = targetOf(work.environment, part.name, { slug, scratch });
  try {
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    await restoreTo(work, part, { target, scratch, found });
  } catch (error) {
    found.problems.push(failureIn(error).message);
  } finally {
    await dropDatabase(target);
    await rm(scratch, { recursive: true, force: true });
  }
  return found;
}

function targetOf(
  { databaseUrl: url }: Environment,
  name: string,
  { slug, scratch }: { slug: string; scratch: string },
): LandingTarget {
  const family = name === CONTROL ? controlFamily : tenantFamily;
  return { url, dataDir: scratch, db: schemaFolder, family, name: slug, former: "none" };
}

interface Scratch {
  target: LandingTarget;
  scratch: string;
  found: Found;
}

async function restoreTo(work: Work, part: Part, { target, scratch, found }: Scratch): Promise<void> {
  const { environment, store, identities } = work;
  const tenantsDir = join(scratch, "tenants");
  let landing: Landing | undefined;
  const reader = snapshotReader(async (form) => {
    landing = await openLanding(target, form);
    return landing;
  });
  try {
    await readPart(part, work, {
      async config(path, bytes) {
        const file = join(tenantsDir, target.name, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
      },
      database: (file) => reader.take(file),
      async picture(picture) {
        for await (const _ of pictureOf(store, picture, identities));
        found.pictures++;
      },
    });
    if (landing) {
      for (const { rows } of reader.end().tables) found.rows += rows;
      found.problems.push(...(await problemsOf(landing, work.manifest, part.name)));
      await landing.takePlace();
      landing = undefined;
    }
  } finally {
    await landing?.discard();
  }
  if (part.name === CONTROL) return;
  await takeSecrets(tenantsDir, part.name, target.name);
  found.problems.push(...(await problemsOfPage(environment, scratch, target.name)));
}

/** Copies the variables of a config to the scratch slug: a config may name only variables of its own slug. */
async function takeSecrets(tenantsDir: string, slug: string, scratchSlug: string): Promise<void> {
  const folder = join(tenantsDir, scratchSlug);
  // Ignores an error here, because the front page shows what is wrong with a config.
  const changes = await renameSecrets(folder, slug, scratchSlug).catch(() => []);
  if (changes.length > 0) await changeConfig({ tenantsDir }, folder, changes);
}

async function problemsOf(landing: Landing, { checkpoint }: Manifest, name: string): Promise<string[]> {
  const { found, expected } = await landing.compare();
  const differing = found.filter(({ checksum }, at) => checksum !== expected[at]!.checksum);
  const marks = (checkpoint?.databases ?? []).filter((mark) => mark.name === name);
  const verify = (conn: Conn) => (name === CONTROL ? verifyControlChain(conn, marks) : verifyChain(conn, marks));
  const { audit, unbalanced } = await landing.use((db) =>
    db.read(async (conn) => ({
      audit: await verify(conn),
      unbalanced: name === CONTROL ? 0 : await countUnbalanced(conn),
    })),
  );
  return [
    ...differing.map(({ table }) => `${table} is not what was written`),
    ...(await landing.problems()),
    ...(unbalanced > 0 ? [`${unbalanced} balances differ from the sum of their entries`] : []),
    ...(audit.flaw ? [`audit entry ${audit.flaw.seq} does not fit: see npx bouquet audit verify`] : []),
  ];
}

/** Requests the front page as a visitor, in a process whose settings name only the scratch place. */
async function problemsOfPage(environment: Environment, scratch: string, slug: string): Promise<string[]> {
  const env: NodeJS.ProcessEnv = {
    ...{
      PATH: process.env.PATH,
      BUILDS_DIR: process.env.BUILDS_DIR,
      NODE_ENV: "production" as const,
      LOG_LEVEL: "silent",
    },
    ...{
      DATABASE_URL: environment.databaseUrl,
      DATA_DIR: scratch,
      TENANTS_DIR: join(scratch, "tenants"),
      WORKERS: "1",
    },
  };
  const script = join(projectRoot, "scripts/front-pages.mjs");
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script], {
      cwd: projectRoot,
      env,
      timeout: 120_000,
    });
    const status = (JSON.parse(stdout) as Record<string, number>)[slug];
    if (status === undefined) return ["its config can't be served: see npx bouquet tenant check"];
    return status < 400 ? [] : [`its front page answers ${status}`];
  } catch (error) {
    return [`it can't be served: ${(error as { stderr?: string }).stderr?.trim() || (error as Error).message}`];
  }
}
