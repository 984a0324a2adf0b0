import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import pino from "pino";
import { erasedFrom } from "~/app/backups/erased";
import { BackupRefused, type Manifest, type Part } from "~/app/backups/manifest";
import { type KeptPicture, pictureOf } from "~/app/backups/media";
import { type OpenedWith, readPart } from "~/app/backups/part";
import { databaseOf } from "~/app/databases";
import { countErased, eraseAgain } from "~/app/domain/account/deletion/deletion";
import { CONTROL } from "~/app/domain/site/checkpoints/checkpoints";
import { type Media, openMedia } from "~/app/domain/site/media/media";
import { type Environment, schemaFolder } from "~/app/environment";
import { controlFamily } from "~/db/control/family";
import { tenantFamily } from "~/db/snapshot/family";
import { hasDatabase, type Landing, type LandingGround, openLanding, refuseUnusable } from "~/db/snapshot/landing";
import { type SnapshotReader, SnapshotRefused, snapshotReader } from "~/db/snapshot/snapshot";
import { CONFIG_NAME, loadTenant } from "~/tenants/load";
import type { Answer } from "../commands/declaration";
import { step } from "../progress.mjs";
import { Refusal } from "../refusal";
import { siteAlone } from "../site-alone";
import { chosenBackup, identitiesIn } from "./choice";
import { backupsOf, inBytes } from "./place";
import { keepSecret } from "./secret";

interface Asked {
  at: number | undefined;
  /** Empty: all sites, and what belongs to none. */
  tenant: string;
  identity: string;
  replace: boolean;
}

type Tell = (doing: string) => void;

interface Work extends OpenedWith {
  environment: Environment;
  manifest: Manifest;
  tell: Tell;
}

interface Restored {
  name: string;
  /** Where what was there before is kept; null where nothing was. */
  former: string | null;
  /** How many members were erased since the backup, and are again. */
  erased: number;
  /** What a person has to know besides. */
  notes: string[];
}

/**
 * Restores a site, or all of them. Everything is read and checked before the first write. A site comes into its place in one step, once
 * it is whole and whoever was erased since is erased again; no other one is touched.
 */
export async function restoreBackup(environment: Environment, asked: Asked): Promise<Answer> {
  const { store } = backupsOf(environment);
  const identities = identitiesIn(asked.identity);
  const manifest = await chosenBackup(store, { at: asked.at, slug: asked.tenant });
  const parts = manifest.parts.filter(({ name }) => asked.tenant === "" || name === asked.tenant);
  await refuseToOverwrite(environment, parts, asked.replace);
  const restored: Restored[] = [];
  await step<void>(`Restoring ${asked.tenant || "all sites"} from ${manifest.id}`, async (tell) => {
    const work: Work = { store, identities, environment, manifest, tell };
    await check(work, parts);
    for (const part of parts) restored.push(await restorePart(work, part));
  });
  return answerOf(manifest, restored);
}

function answerOf({ id, missing }: Manifest, restored: Restored[]): Answer {
  const lines = restored.flatMap(({ name, former, erased, notes }) => [
    `${name} is as it was in ${id}${former ? `; what was there is kept as ${former}` : ""}`,
    ...(erased > 0 ? [`${name}: ${erased} ${erased === 1 ? "member" : "members"} erased since, and erased again`] : []),
    ...notes.map((note) => `${name}: ${note}`),
  ]);
  const lacking =
    restored.length > 1 ? missing.map(({ name }) => `${name} IS NOT IN THIS BACKUP: restore it from another one`) : [];
  return { lines: [...lines, ...lacking], data: { id, restored, missing }, code: lacking.length > 0 ? 1 : 0 };
}

async function refuseToOverwrite(environment: Environment, parts: Part[], replace: boolean): Promise<void> {
  if (replace) return;
  const there: string[] = [];
  for (const { name } of parts) if (await hasDatabase(await groundOf(environment, name))) there.push(name);
  if (there.length === 0) return;
  throw new Refusal(
    `There is ${there.join(", ")} already. --replace puts the backup in its place, and keeps what is there beside it.`,
  );
}

async function groundOf(
  environment: Environment,
  name: string,
  { former = "", placing = false } = {},
): Promise<LandingGround> {
  const { databaseUrl, dataDir } = environment;
  const family = name === CONTROL ? controlFamily : tenantFamily;
  const url = name === CONTROL ? databaseUrl : await databaseOf(environment, name, { placing });
  return { url, dataDir, db: schemaFolder, family, name, former };
}

/** Reads all of it, and writes nothing. */
async function check({ tell, ...work }: Work, parts: Part[]): Promise<void> {
  const { environment } = work;
  let size = 0;
  for (const part of parts) {
    tell(`${part.name}: checking`);
    let hasForm = false;
    const reader = snapshotReader(async (form) => {
      hasForm = true;
      refuseUnusable(await groundOf(environment, part.name), form);
      return { insert: async () => {} };
    });
    await naming(part.name, async () => {
      await readPart(part, work, {
        async database(file) {
          await reader.take(file);
          if (environment.databaseUrl === undefined) size += file.bytes.length;
        },
        async picture(picture) {
          for await (const _ of pictureOf(work.store, picture, work.identities));
          if (environment.mediaUrl === undefined) size += picture.size;
        },
      });
      if (hasForm) reader.end();
    });
  }
  await refuseWithoutRoom(environment.dataDir, size);
}

async function refuseWithoutRoom(dataDir: string, size: number): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= 2 * size) return;
  throw new Refusal(
    `${dataDir} has ${inBytes(bavail * bsize)} free, and ${inBytes(2 * size)} are needed: twice the backup's size.`,
  );
}

async function naming<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SnapshotRefused)) throw error;
    throw new BackupRefused(`${name} can't be restored: ${error.message}`);
  }
}

async function restorePart(work: Work, part: Part): Promise<Restored> {
  const { environment, tell } = work;
  const { name } = part;
  const notes: string[] = [];
  const folder = join(environment.tenantsDir, ".restoring", name);
  const media = openMedia({ url: environment.mediaUrl, dataDir: environment.dataDir }).of(name);
  let landing: Landing | undefined;
  const reader = snapshotReader(async (form) => {
    landing = await openLanding(await groundOf(environment, name, { former: stamp(), placing: true }), form);
    return landing;
  });
  try {
    await rm(folder, { recursive: true, force: true });
    tell(`${name}: writing`);
    await naming(name, () =>
      readPart(part, work, {
        async config(path, bytes) {
          await mkdir(dirname(join(folder, path)), { recursive: true });
          await writeFile(join(folder, path), bytes);
        },
        secret: async (secret) => void notes.push(...keepSecret(environment, secret)),
        database: (file) => reader.take(file),
        picture: (picture) => restorePicture(media, picture, work),
      }),
    );
    if (landing) await complete(name, reader, landing);
    const erased = landing && name !== CONTROL ? await eraseThose(work, { slug: name, folder, landing }) : 0;
    const aside = (await landing?.takePlace()) ?? null;
    landing = undefined;
    if (name !== CONTROL) notes.push(...(await keepConfig(environment, name, folder)));
    return { name, former: aside, erased, notes };
  } finally {
    await landing?.discard();
    await rm(join(environment.tenantsDir, ".restoring"), { recursive: true, force: true });
  }
}

/** `20261126030000`. */
function stamp(): string {
  return new Date().toISOString().replace(/\D/g, "").slice(0, "YYYYMMDDhhmmss".length);
}

/** The rows are all there, and are what was read. */
async function complete(name: string, reader: SnapshotReader, landing: Landing): Promise<void> {
  await naming(name, async () => void reader.end());
  const { found, expected } = await landing.compare();
  const wrong = found.find(({ checksum }, at) => checksum !== expected[at]!.checksum);
  if (wrong) throw new BackupRefused(`${name} can't be restored: ${wrong.table} is not what was written.`);
}

/** One that is there already is what the backup has: a name is given once. */
async function restorePicture(
  media: Media,
  picture: KeptPicture,
  { store, identities, environment }: Work,
): Promise<void> {
  if (await media.has(picture.path)) return;
  const file = join(environment.dataDir, `.restoring-${randomUUID()}`);
  try {
    await pipeline(pictureOf(store, picture, identities), createWriteStream(file));
    await media.putFile(picture.path, file);
  } finally {
    await rm(file, { force: true });
  }
}

interface Arriving {
  slug: string;
  /** With its config. */
  folder: string;
  landing: Landing;
}

async function eraseThose({ store, environment }: Work, { slug, folder, landing }: Arriving): Promise<number> {
  const { dataDir, mediaUrl, port } = environment;
  const wasErased = await erasedFrom({ store, dataDir }, slug);
  const { tenant } = loadTenant(folder, { port });
  return landing.use(async (db) => {
    if (!tenant) return refuseErased(await countErased(db, wasErased), slug);
    const log = pino({ level: "warn" }, pino.destination(process.stderr.fd));
    return eraseAgain(siteAlone(tenant, { databases: { of: () => db }, dataDir, mediaUrl, log }), wasErased);
  });
}

/** What belongs to somebody can't be found where the site can't be opened. */
function refuseErased(count: number, slug: string): number {
  if (count === 0) return 0;
  throw new BackupRefused(
    `${slug} can't be restored: members were erased since, and its config in the backup can't be read.`,
  );
}

/** A folder that is there stays: it is the operator's, and may have been changed on purpose. */
async function keepConfig({ tenantsDir }: Environment, slug: string, folder: string): Promise<string[]> {
  const own = join(tenantsDir, slug);
  if (!existsSync(join(own, CONFIG_NAME))) {
    await rm(own, { recursive: true, force: true });
    await rename(folder, own);
    return [];
  }
  const differing: string[] = [];
  for (const path of await filesIn(folder)) {
    const there = await readFile(join(own, path)).catch(() => undefined);
    if (!there?.equals(await readFile(join(folder, path)))) differing.push(path);
  }
  return differing.length > 0
    ? [`its folder in TENANTS_DIR stays as it is; other in the backup: ${differing.join(", ")}`]
    : [];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
