import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";
import { getInstallation, noteBackups } from "~/app/domain/desk/installation/installation";
import { CONTROL, type Installation, openSigner, takeCheckpoint } from "~/app/domain/site/checkpoints/checkpoints";
import type { Media, MediaStore } from "~/app/domain/site/media/media";
import { controlFamily } from "~/db/control/family";
import { tenantFamily } from "~/db/snapshot/family";
import { type Freezer, type FrozenAt, openFreezer } from "~/db/snapshot/freeze";
import type { LeftOut } from "~/tenants/config/folder";
import { type ArchiveFile, joined, sealedArchive } from "./archive";
import { sendErased } from "./erased";
import { BackupRefused, folderOf, idOf, type Manifest, type Part, type Unsigned, writeManifest } from "./manifest";
import { keepPictures } from "./media";
import { readMaker, refuseCopied } from "./own";
import { writeObject, writePieces } from "./pieces";
import { configFiles, databaseFiles, fileOf, listPictures, PARTS, pathsIn } from "./site-files";
import type { BackupStore } from "./store";

export interface BackupDependencies {
  store: BackupStore;
  recipients: readonly string[];
  installation: Installation;
  db: string;
  databaseUrl: string | undefined;
  /** Returns the database of a site, if the installation has several databases. */
  databaseOf(slug: string): Promise<FrozenAt | undefined>;
  dataDir: string;
  tenantsDir: string;
  media: MediaStore;
  release: string;
  tell?(doing: string): void;
  leftOut(slug: string, left: LeftOut): void;
  /** Throws if the backup must stop, for example without its lease. Called before the manifest is written. */
  mayGoOn(): Promise<void>;
}

/**
 * Copies each database in one step, which blocks this process. No other process may back up to the same store
 * meanwhile. The manifest names sites that can't be read. Throws BackupRefused if a copy of the installation writes to
 * the store.
 */
export async function makeBackup(dependencies: BackupDependencies): Promise<Manifest> {
  const { installation, store, recipients, databaseUrl: url, dataDir, db } = dependencies;
  const at = installation.now();
  const id = idOf(at);
  const { control } = installation;
  const maker = await getInstallation(control);
  await refuseCopied(store, await readMaker(control));
  await noteBackups(control, [id], true);
  const scratch = scratchIn(dataDir);
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const freezer = openFreezer({ url, urlOf: dependencies.databaseOf, dataDir, db, scratch });
  const parts: Part[] = [];
  const missing: Manifest["missing"] = [];
  try {
    await sendErased({ control, store });
    const checkpoint = await takeCheckpoint(installation);
    for (const name of [CONTROL, ...installation.slugs()]) {
      dependencies.tell?.(`${name}: reading`);
      const part = partOf({ ...dependencies, id, maker, scratch, freezer }, name);
      const kept = await part.catch((error: Error) => {
        if (isFull(error)) throw error;
        if (isDenied(store, error)) throw new BackupRefused(deniedIn(store, error));
        missing.push({ name, why: error.message });
      });
      if (kept) parts.push(kept);
    }
    if (parts.length === 0) throw new BackupRefused(`Nothing could be read. ${missing[0]!.name}: ${missing[0]!.why}`);
    const until = new Date(installation.now()).toISOString();
    const engine = url === undefined ? "sqlite" : "postgres";
    const about = { id, at: new Date(at).toISOString(), until, engine, release: dependencies.release } as const;
    const made = { installation: maker, recipients: [...recipients], checkpoint, parts, missing };
    const manifest: Unsigned = { form: 1, ...about, ...made };
    await dependencies.mayGoOn();
    await refuseCopied(store, await readMaker(control));
    return await writeManifest(store, manifest, await openSigner(installation));
  } finally {
    await freezer.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Returns the folder for files on their way to or from the store. No tenant's name begins with a dot. */
export function scratchIn(dataDir: string): string {
  return join(dataDir, ".backup");
}

/** Returns whether the disk is full. The backup then stops, because every site would fail. */
function isFull({ code }: NodeJS.ErrnoException): boolean {
  return code === "ENOSPC" || code === "EDQUOT" || code === "SQLITE_FULL";
}

/** Returns whether the server's user may not write to the store's folder. */
function isDenied({ name }: BackupStore, { code, path }: NodeJS.ErrnoException): boolean {
  const isOfStore = name.startsWith("file:") && path?.startsWith(fileURLToPath(name));
  return Boolean(isOfStore) && ["EACCES", "EPERM", "EROFS"].includes(code ?? "");
}

function deniedIn({ name }: BackupStore, { code }: NodeJS.ErrnoException): string {
  return `${name} can't be written (${code}): the folder has to belong to the server's user, the owner of DATA_DIR.`;
}

interface Work extends BackupDependencies {
  id: string;
  maker: string;
  scratch: string;
  freezer: Freezer;
}

async function partOf(work: Work, name: string): Promise<Part | undefined> {
  const { store, recipients, scratch, id, maker } = work;
  const key = `${folderOf("archives", maker)}${id}/${name}`;
  const list = join(scratch, `${name}.media`);
  const counted = { files: 0, bytes: 0 };
  const files = name === CONTROL ? installationFiles(work) : siteFiles(work, name, { list, counted });
  try {
    const pieces = await writePieces(sealedArchive(files, recipients), { store, key, scratch });
    if (name === CONTROL) return { name, pieces, media: null };
    const named = await writeObject(joined(createReadStream(list), createGzip()), {
      store,
      key: `${key}.media`,
      scratch,
    });
    return { name, pieces, media: { ...counted, list: named } };
  } finally {
    await rm(list, { force: true });
  }
}

async function* installationFiles({ freezer, installation }: Work): AsyncGenerator<ArchiveFile> {
  yield fileOf(PARTS.secret, installation.secret);
  yield* databaseFiles(await freezer.freeze(controlFamily, CONTROL));
}

interface Pictures {
  list: string;
  counted: { files: number; bytes: number };
}

async function* siteFiles(work: Work, slug: string, pictures: Pictures): AsyncGenerator<ArchiveFile> {
  yield* configFiles(join(work.tenantsDir, slug), (left) => work.leftOut(slug, left));
  const frozen = await work.freezer.freeze(tenantFamily, slug);
  const paths = join(work.scratch, `${slug}.paths`);
  const media = work.media.of(slug);
  await listPictures(media, paths);
  yield* databaseFiles(frozen);
  yield* pictureFiles(work, { slug, media, paths, ...pictures });
  await rm(paths);
}

const NAMES = 10_000;

async function* pictureFiles(
  { store, recipients, scratch, maker: installation, tell }: Work,
  { slug, media, paths, list, counted }: Pictures & { slug: string; media: Media; paths: string },
): AsyncGenerator<ArchiveFile> {
  const keys = createWriteStream(list, { mode: 0o600 });
  let names: string[] = [];
  let files = 0;
  const named = () => fileOf(`${PARTS.pictures}${`${++files}`.padStart(6, "0")}.tsv`, names.join(""));
  const dependencies = { store, installation, slug, media, recipients, scratch };
  for await (const { path, key, size } of keepPictures(pathsIn(paths), dependencies)) {
    if (!keys.write(`${key}\n`)) await once(keys, "drain");
    names.push(`${path}\t${key}\t${size}\n`);
    counted.files++;
    counted.bytes += size;
    if (names.length < NAMES) continue;
    tell?.(`${slug}: ${counted.files} pictures`);
    yield named();
    names = [];
  }
  if (names.length > 0) yield named();
  keys.end();
  await finished(keys);
}
