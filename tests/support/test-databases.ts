/**
 * Databases for a test, on whichever engine this run is for. Closed after each test file; nothing of them is left after
 * the run.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, TestRunner } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import { type Databases, openDatabases } from "~/db/open";
import { afterFile } from "./after-file";
import { copyDatabase, type Place, sharedPlace } from "./place";
import { type SpareSchemas, spareSchemas } from "./spare-schemas";

/** Opens what all of a test file share, or once more, as another process would, with `again`. */
export function testDatabases(again = false): Databases {
  if (opened.length === 0 || again) open();
  return opened.at(again ? -1 : 0)!;
}

/** A database that is migrated already: a copy of the one that this process migrated, or one that a file before is done with. */
export async function preparedDatabase(name: string): Promise<Db> {
  prepared ??= prepare();
  const { spare, ...from } = await prepared;
  copyDatabase(from, { place: placeOf(), name });
  const databases = testDatabases();
  if (spare) {
    await spare.take(name);
    lent.push(name);
    // Later on the next test takes it, of whose tables the server knows all by then.
    if (TestRunner.getCurrentTest()) onTestFinished(() => handBack(databases, spare, name));
  }
  return databases.of(name);
}

async function handBack(databases: Databases, spare: SpareSchemas, name: string): Promise<void> {
  databases.forget(name);
  lent.splice(lent.indexOf(name), 1);
  await spare.giveBack([name]);
}

/** Lays one at a place where another process opens it: where databases are files, and nothing anywhere else. */
export async function layPrepared(place: Place, name: string): Promise<void> {
  if (place.url !== undefined) return;
  prepared ??= prepare();
  copyDatabase(await prepared, { place, name });
}

/** Where they lie, for another process to open. */
export function placeOf(): Parameters<typeof openDatabases>[0] {
  place ??= newPlace();
  return optionsFor(place);
}

/** A database of this name was never there before, wherever the run keeps them. */
export function unusedName(stem: string): string {
  return `${stem}-${process.pid}-${++named}`;
}

/** The network address of a client that sent nothing before. */
export function unusedAddress(): string {
  return `2001:db8:${(++clients).toString(16)}::1`;
}

const opened: Databases[] = [];
let place: Place | undefined;
/** Of this file, to be given back once nothing of it is open. */
const lent: string[] = [];
let prepared: Promise<Prepared> | undefined;
let named = 0;
let clients = 0;

function open(): void {
  const databases = openDatabases(placeOf());
  opened.push(databases);
  afterFile(async () => {
    opened.splice(opened.indexOf(databases), 1);
    await databases.close();
    if (opened.length === 0) await (await prepared)?.spare?.giveBack(lent.splice(0));
  });
}

function newPlace(): Place {
  const made = sharedPlace();
  afterFile(() => {
    rmSync(made.dataDir, { recursive: true, force: true });
    place = undefined;
  });
  return made;
}

interface Prepared {
  place: Place;
  name: string;
  /** Where a database is none of files. */
  spare?: SpareSchemas;
}

/** Kept for all files of this process. */
async function prepare(): Promise<Prepared> {
  const kept = { place: sharedPlace(), name: unusedName("prepared") };
  const databases = openDatabases(optionsFor(kept.place));
  await databases.of(kept.name).read(async () => {});
  await databases.close();
  process.once("exit", () => rmSync(kept.place.dataDir, { recursive: true, force: true }));
  return kept.place.url === undefined ? kept : { ...kept, spare: spareSchemas(kept.place.url, kept.name) };
}

function optionsFor(where: Place): Parameters<typeof openDatabases>[0] {
  return { ...where, direct: true, migrationsDir: join(projectRoot, "db/migrations"), limit: 10 };
}
