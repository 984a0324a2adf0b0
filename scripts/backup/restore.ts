import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pino from "pino";
import { erasedFrom } from "~/app/backups/erased";
import { BackupRefused, listManifests, type Manifest, type Part } from "~/app/backups/manifest";
import { type KeptPicture, pictureOf } from "~/app/backups/media";
import { type OpenedWith, readPart } from "~/app/backups/part";
import { databaseOf, openOwn } from "~/app/databases";
import { countErased, eraseAgain } from "~/app/domain/account/deletion/deletion";
import { type Identity, keepIdentity, readIdentity } from "~/app/domain/desk/installation/installation";
import { CONTROL } from "~/app/domain/site/checkpoints/checkpoints";
import { type Media, openMedia } from "~/app/domain/site/media/media";
import { type Environment, schemaFolder } from "~/app/settings/environment";
import { controlFamily } from "~/db/control/family";
import { tenantFamily } from "~/db/snapshot/family";
import { hasDatabase, type Landing, type LandingTarget, openLanding } from "~/db/snapshot/landing";
import { type SnapshotReader, snapshotReader } from "~/db/snapshot/snapshot";
import { loadTenant } from "~/tenants/config/load";
import type { Answer } from "../commands/declaration";
import { step } from "../progress.mjs";
import { Refusal } from "../refusal";
import { siteAlone } from "../site-alone";
import { tenantsFiles } from "../tenants-files";
import { chosenBackup, type Wanted } from "./choice";
import { type Allowed, check, type Damage, naming, refuseDamaged } from "./damage";
import { identitiesIn } from "./identities";
import {
  clearPictures,
  endJournal,
  type Journal,
  newJournal,
  readJournal,
  restoreFolder,
  writeJournal,
} from "./journal";
import { keepConfig } from "./kept-config";
import { backupsOf } from "./place";
import { keepSecret } from "./secret";

export interface Asked extends Omit<Wanted, "slug">, Allowed {
  identity: string;
  replace: boolean;
  /** Makes this machine the installation that made the backup. */
  takeOver: boolean;
}

type Tell = (doing: string) => void;

interface Work extends OpenedWith {
  environment: Environment;
  manifest: Manifest;
  /** The identity in this machine's own database, which no backup contains. */
  identity: Identity;
  takeOver: boolean;
  tell: Tell;
}

interface Restored {
  name: string;
  /** The place of the former data. Null if there was no former data. */
  former: string | null;
  /** Number of members erased after the backup, and erased again by this restore. */
  erased: number;
  missing: string[];
  notes: string[];
}

/**
 * Checks everything before the first write. Erases members again who were erased since the backup, and puts each site
 * in place in one step. A killed restore of all sites continues with the rest.
 */
export async function restoreBackup(environment: Environment, asked: Asked): Promise<Answer> {
  const { store } = backupsOf(environment);
  if (asked.takeOver && asked.tenant !== "") {
    throw new Refusal("--take-over needs a restore of all sites, not of one");
  }
  const identities = identitiesIn(asked.identity);
  const { dataDir } = environment;
  const isWhole = asked.tenant === "";
  const unfinished = isWhole ? await readJournal(dataDir, Date.now()) : undefined;
  const { manifest, passedOver } = await chosenBackup(environment, store, wantedOf(asked, unfinished));
  const isContinued = unfinished?.id === manifest.id && unfinished.installation === manifest.installation;
  const journal = isContinued ? unfinished : newJournal(manifest, Date.now());
  const parts = manifest.parts.filter(
    ({ name }) => (isWhole || name === asked.tenant) && !(isContinued && journal.done.includes(name)),
  );
  const taken = parts.filter(({ name }) => name !== (isContinued ? journal.placing : undefined));
  await refuseToOverwrite(environment, taken, asked.replace);
  const restored: Restored[] = [];
  let damage: Damage = { sites: [], pictures: new Map() };
  await step<void>(`Restoring ${asked.tenant || "all sites"} from ${manifest.id}`, async (tell) => {
    const { installation } = manifest;
    const identity = await identityHere(environment);
    const opened = { store, identities, installation };
    const work: Work = { ...opened, environment, manifest, identity, takeOver: asked.takeOver, tell };
    damage = await check({ ...work, targetOf: (name) => targetOf(environment, name) }, parts);
    refuseDamaged(manifest, parts, damage, asked);
    await clearPictures(dataDir);
    const whole = parts.filter(({ name }) => !damage.sites.some((each) => each.name === name));
    for (const part of whole) {
      const missing = damage.pictures.get(part.name) ?? [];
      const placing = () => (isWhole ? writeJournal(dataDir, { ...journal, placing: part.name }) : undefined);
      restored.push(await restorePart(work, part, { missing, placing }));
      journal.done.push(part.name);
      if (isWhole) await writeJournal(dataDir, { ...journal, placing: null });
    }
    if (isWhole) await endJournal(dataDir);
  });
  const before = isContinued ? journal.done.slice(0, journal.done.length - restored.length) : [];
  return answerOf(manifest, { restored, before, damage, passedOver, isWhole });
}

function wantedOf({ at, tenant: slug, installation, signedBy }: Asked, unfinished: Journal | undefined): Wanted {
  if (!unfinished || at !== undefined || installation !== undefined) return { at, slug, installation, signedBy };
  return { at: unfinished.at, slug, installation: unfinished.installation, signedBy };
}

/** The identity of a machine without an installation. */
const STRANGER: Identity = { id: undefined, erasures: [], backups: [] };

async function identityHere(environment: Environment): Promise<Identity> {
  if (!(await hasDatabase(await targetOf(environment, CONTROL)))) return STRANGER;
  const control = openOwn(environment);
  try {
    return await readIdentity(control);
  } catch {
    return STRANGER; // a damaged operators' database may be the reason for this restore
  } finally {
    await control.close();
  }
}

interface Answering {
  restored: Restored[];
  /** Parts that the interrupted run restored. */
  before: string[];
  damage: Damage;
  passedOver: string[];
  isWhole: boolean;
}

function answerOf(
  { id, installation, missing }: Manifest,
  { restored, before, damage, passedOver, isWhole }: Answering,
): Answer {
  const lines = restored.flatMap(({ name, former, erased, missing: pictures, notes }) => [
    `${name} is as it was in ${id}${former ? `; what was there is kept as ${former}` : ""}`,
    ...(erased > 0 ? [`${name}: ${erased} ${erased === 1 ? "member" : "members"} erased since, and erased again`] : []),
    ...(pictures.length > 0 ? [`${name}: ${counted(pictures.length)} MISSING: ${pictures.join(", ")}`] : []),
    ...notes.map((note) => `${name}: ${note}`),
  ]);
  const lacking = isWhole
    ? missing.map(({ name }) => `${name} IS NOT IN THIS BACKUP: restore it from another one`)
    : [];
  const damaged = damage.sites.map(({ name, why }) => `${name} IS NOT RESTORED: ${why}`);
  const earlier = before.map((name) => `${name} was restored by the interrupted run`);
  const isWrong = lacking.length > 0 || damage.sites.length > 0 || damage.pictures.size > 0;
  return {
    lines: [...passedOver, ...earlier, ...lines, ...lacking, ...damaged],
    data: { id, installation, restored, before, missing, damaged: damage.sites, passedOver },
    code: isWrong ? 1 : 0,
  };
}

function counted(pictures: number): string {
  return pictures === 1 ? "1 picture is" : `${pictures.toLocaleString("en")} pictures are`;
}

async function refuseToOverwrite(environment: Environment, parts: Part[], replace: boolean): Promise<void> {
  if (replace) return;
  const there: string[] = [];
  for (const { name } of parts) if (await hasDatabase(await targetOf(environment, name))) there.push(name);
  if (there.length === 0) return;
  throw new Refusal(
    `There is ${there.join(", ")} already. --replace puts the backup in its place, and keeps what is there beside it.`,
  );
}

async function targetOf(
  environment: Environment,
  name: string,
  { former = "", placing = false } = {},
): Promise<LandingTarget> {
  const { databaseUrl, dataDir } = environment;
  const family = name === CONTROL ? controlFamily : tenantFamily;
  const url = name === CONTROL ? databaseUrl : await databaseOf(environment, name, { placing });
  return { url, dataDir, db: schemaFolder, family, name, former };
}

interface Placing {
  missing: string[];
  /** Called before the part is moved into place. */
  placing(): Promise<void> | undefined;
}

async function restorePart(work: Work, part: Part, { missing, placing }: Placing): Promise<Restored> {
  const { environment, tell } = work;
  const { name } = part;
  const notes: string[] = [];
  const files = tenantsFiles(environment);
  const scratch = join(environment.tenantsDir, ".restoring");
  const folder = join(scratch, name);
  const media = openMedia({ url: environment.mediaUrl, dataDir: environment.dataDir }).of(name);
  const skipped = new Set(missing);
  let landing: Landing | undefined;
  const reader = snapshotReader(async (form) => {
    landing = await openLanding(await targetOf(environment, name, { former: stamp(), placing: true }), form);
    return landing;
  });
  try {
    files.remove(folder);
    tell(`${name}: writing`);
    await naming(name, () =>
      readPart(part, work, {
        config: async (path, bytes) => files.write(join(folder, path), bytes),
        secret: async (secret) => void notes.push(...keepSecret(environment, secret)),
        database: (file) => reader.take(file),
        picture: async (picture) => {
          if (!skipped.has(picture.path)) await restorePicture(media, picture, work);
        },
      }),
    );
    if (landing) await complete(name, reader, landing);
    if (landing && name === CONTROL) notes.push(...(await keepIdentityOf(work, landing)));
    const erased = landing && name !== CONTROL ? await eraseThose(work, { slug: name, folder, landing }) : 0;
    await placing();
    const aside = (await landing?.takePlace()) ?? null;
    landing = undefined;
    if (name !== CONTROL) notes.push(...(await keepConfig(environment, name, folder)));
    return { name, former: aside, erased, missing, notes };
  } finally {
    await landing?.discard();
    files.remove(scratch);
  }
}

/** Formats the current time as `20261126030000`. */
function stamp(): string {
  return new Date().toISOString().replace(/\D/g, "").slice(0, "YYYYMMDDhhmmss".length);
}

/** Checks that all rows arrived unchanged. */
async function complete(name: string, reader: SnapshotReader, landing: Landing): Promise<void> {
  await naming(name, async () => void reader.end());
  const { found, expected } = await landing.compare();
  const wrong = found.find(({ checksum }, at) => checksum !== expected[at]!.checksum);
  if (wrong) throw new BackupRefused(`${name} can't be restored: ${wrong.table} is not what was written.`);
}

/** Keeps the machine's installation id. A new machine gets its own id, unless it takes over. */
async function keepIdentityOf({ identity, takeOver, installation, store }: Work, landing: Landing): Promise<string[]> {
  const id = takeOver ? installation : identity.id;
  const taken = takeOver ? await listManifests(store, installation) : [];
  const backups = [...identity.backups, ...taken.map((listed) => ({ id: listed.id, isOwn: true }))];
  await landing.use((control) => keepIdentity(control, { ...identity, id, backups }));
  if (id === installation) return [];
  return [
    `this machine makes its own backups, beside those of ${installation}. If that server is gone for good, use --take-over`,
  ];
}

/** Skips an existing picture: names are never reused, so the content is the same. */
async function restorePicture(
  media: Media,
  picture: KeptPicture,
  { store, identities, environment }: Work,
): Promise<void> {
  if (await media.has(picture.path)) return;
  const file = join(restoreFolder(environment.dataDir), randomUUID());
  try {
    await pipeline(pictureOf(store, picture, identities), createWriteStream(file, { mode: 0o600 }));
    await media.putFile(picture.path, file);
  } finally {
    await rm(file, { force: true });
  }
}

interface Arriving {
  slug: string;
  folder: string;
  landing: Landing;
}

async function eraseThose(work: Work, { slug, folder, landing }: Arriving): Promise<number> {
  const { store, environment, installation, identity } = work;
  const { dataDir, mediaUrl, port } = environment;
  const installations = [installation, ...(identity.id === undefined ? [] : [identity.id])];
  const wasErased = await erasedFrom({ store, installations, pending: identity.erasures }, slug);
  const { tenant } = loadTenant(folder, { port });
  return landing.use(async (db) => {
    if (!tenant) return refuseErased(await countErased(db, wasErased), slug);
    const log = pino({ level: "warn" }, pino.destination(process.stderr.fd));
    return eraseAgain(siteAlone(tenant, { databases: { of: () => db }, dataDir, mediaUrl, log }), wasErased);
  });
}

/**
 * Returns the number of members to erase. Throws if the site can't be opened, because its members could then not be
 * erased again.
 */
function refuseErased(count: number, slug: string): number {
  if (count === 0) return 0;
  throw new BackupRefused(
    `${slug} can't be restored: members were erased since, and its config in the backup can't be read.`,
  );
}
