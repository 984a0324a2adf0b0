/** Databases of a test, on this run's engine. Closed after each test file and deleted after the run. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, TestRunner } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import { type Databases, openDatabases } from "~/db/open";
import { afterFile } from "./after-file";
import { copyDatabase, type Place, sharedPlace } from "./place";
import { type SpareSchemas, spareSchemas } from "./spare-schemas";

/** Opens the databases that a test file shares. With `again`, opens them once more, like another process. */
export function testDatabases(again = false): Databases {
  if (opened.length === 0 || again) open();
  return opened.at(again ? -1 : 0)!;
}

/** Returns a migrated database: a copy of a prepared one, or a spare schema of a finished file. */
export async function preparedDatabase(name: string): Promise<Db> {
  prepared ??= prepare();
  const { spare, ...from } = await prepared;
  copyDatabase(from, { place: placeOf(), name });
  const databases = testDatabases();
  if (spare) {
    await spare.take(name);
    lent.push(name);
    // Returns the schema after the test, so that the next test reuses it with the statistics that the server has by
    // then.
    if (TestRunner.getCurrentTest()) onTestFinished(() => handBack(databases, spare, name));
  }
  return databases.of(name);
}

async function handBack(databases: Databases, spare: SpareSchemas, name: string): Promise<void> {
  databases.forget(name);
  lent.splice(lent.indexOf(name), 1);
  await spare.giveBack([name]);
}

/** Creates a database's file for another process. Does nothing if databases are not files. */
export async function layPrepared(place: Place, name: string): Promise<void> {
  if (place.url !== undefined) return;
  prepared ??= prepare();
  copyDatabase(await prepared, { place, name });
}

/** Returns the place of the databases, for another process to open. */
export function placeOf(): Parameters<typeof openDatabases>[0] {
  place ??= newPlace();
  return optionsFor(place);
}

/** Returns a database's name that nothing in this run has used. */
export function unusedName(stem: string): string {
  return `${stem}-${process.pid}-${++named}`;
}

/** Returns an unused client address. */
export function unusedAddress(): string {
  return `2001:db8:${(++clients).toString(16)}::1`;
}

const opened: Databases[] = [];
let place: Place | undefined;
/** The schemas that this file uses, to be returned once all are closed. */
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
  /** The reusable schemas. Undefined for engines with files. */
  spare?: SpareSchemas;
}

/** Prepares a migrated database, once for all files of this process. */
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
