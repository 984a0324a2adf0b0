import type { Dirent } from "node:fs";
import { opendir, readdir, rm, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "~/app/settings/environment";
import { dropSchema, listSchemas } from "~/db/schemas";
import { FOLDERS, isInstallation } from "./manifest";

/** A file, folder or schema that a finished command or process left behind. */
export interface Leftover {
  name: string;
  /** The time from which the leftover may be removed, UTC ms. */
  until: number;
  remove(): Promise<void>;
}

interface Dependencies {
  dataDir: string;
  tenantsDir: string;
  databaseUrls: readonly string[];
  /** The folder of the backups, unless they are in a bucket. */
  backups: string | undefined;
}

export function leftoversOf({ dataDir, tenantsDir, databaseUrl, cells, backup }: Environment): Dependencies {
  const place = backup?.place;
  const all = cells.length > 0 ? cells.map(({ directUrl }) => directUrl) : [databaseUrl];
  return {
    ...{ dataDir, tenantsDir },
    databaseUrls: all.filter((url) => url !== undefined),
    backups: place && "folder" in place ? place.folder : undefined,
  };
}

const DAY = 24 * 60 * 60_000;

/** How long leftovers stay, in ms: `former` for replaced databases, `unfinished` for files of a killed process. */
const KEPT = { former: 30 * DAY, unfinished: 2 * DAY };

/** Finds files, folders and schemas that no process uses, in an installation's folders and databases. */
export async function* findLeftovers({
  dataDir,
  tenantsDir,
  databaseUrls,
  backups,
}: Dependencies): AsyncGenerator<Leftover> {
  for (const name of [".backup", ".capsule", ".restore"]) yield* unfinished(join(dataDir, name));
  for (const name of [".checking", ".restoring", ".arriving"]) yield* unfinished(join(tenantsDir, name));
  yield* databasesIn(dataDir);
  for await (const slug of entriesIn(dataDir)) {
    if (!slug.isDirectory() || slug.name.startsWith(".")) continue;
    yield* databasesIn(join(dataDir, slug.name));
    for (const shelf of ["media", "held"]) yield* partsIn(join(dataDir, slug.name, shelf));
  }
  if (backups !== undefined) yield* partsInBackups(backups);
  for (const url of databaseUrls) yield* schemasIn(url);
}

/** Removes the leftovers whose time is over, and returns their names. The doctor names those that cannot be removed. */
export async function removeLeftovers(dependencies: Dependencies, now: number): Promise<string[]> {
  const removed: string[] = [];
  for await (const { name, until, remove } of findLeftovers(dependencies)) {
    if (until > now) continue;
    const isGone = await remove().then(
      () => true,
      () => false,
    );
    if (isGone) removed.push(name);
  }
  return removed;
}

/** Yields a process's working file or folder. The time of its newest content shows when the process last worked. */
async function* unfinished(path: string): AsyncGenerator<Leftover> {
  const at = await newestIn(path);
  if (at !== undefined) yield leftoverAt(path, at + KEPT.unfinished);
}

async function newestIn(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  const within = found.isDirectory() ? await readdir(path, { recursive: true }).catch(() => []) : [];
  const times = await Promise.all(
    within.slice(0, 1000).map(async (name) => (await stat(join(path, name)).catch(() => undefined))?.mtimeMs ?? 0),
  );
  return Math.max(found.mtimeMs, ...times);
}

const FORMER = /^(?:members|control)\.sqlite\.former-(\d{14})$/;
const ARRIVING = /^(?:members|control)\.sqlite\.arriving\.[0-9a-f]+$/;
const SIDES = ["", "-wal", "-shm", "-journal"];

async function* databasesIn(folder: string): AsyncGenerator<Leftover> {
  for await (const { name } of entriesIn(folder)) {
    const path = join(folder, name);
    const [, stamp] = FORMER.exec(name) ?? [];
    if (stamp) yield databaseAt(path, timeOf(stamp) + KEPT.former);
    else if (ARRIVING.test(name)) yield databaseAt(path, ((await newestIn(path)) ?? 0) + KEPT.unfinished);
  }
}

function databaseAt(path: string, until: number): Leftover {
  return {
    name: path,
    until,
    async remove() {
      for (const side of SIDES) await rm(path + side, { force: true });
    },
  };
}

async function* partsIn(folder: string): AsyncGenerator<Leftover> {
  for await (const { name } of entriesIn(folder)) if (name.endsWith(".part")) yield* unfinished(join(folder, name));
}

/**
 * Finds unfinished objects in the backups' folder. The folder may contain foreign files, so only the names of an
 * installation's objects count.
 */
async function* partsInBackups(folder: string): AsyncGenerator<Leftover> {
  for (const kind of FOLDERS) {
    for await (const { name } of entriesIn(join(folder, kind))) {
      if (isInstallation(name)) yield* partsBelow(join(folder, kind, name));
    }
  }
}

async function* partsBelow(folder: string): AsyncGenerator<Leftover> {
  let isEmpty = true;
  for await (const entry of entriesIn(folder)) {
    isEmpty = false;
    if (entry.isDirectory()) yield* partsBelow(join(folder, entry.name));
    else if (entry.name.endsWith(".part")) yield* unfinished(join(folder, entry.name));
  }
  const at = isEmpty ? await newestIn(folder) : undefined;
  if (at !== undefined) yield { ...leftoverAt(folder, at + KEPT.unfinished), remove: () => rmdir(folder) };
}

async function* schemasIn(url: string): AsyncGenerator<Leftover> {
  for (const name of await listSchemas(url, "%.former.%")) {
    const [, stamp] = /\.former\.(\d{14})$/.exec(name) ?? [];
    if (stamp) yield { name, until: timeOf(stamp) + KEPT.former, remove: () => dropSchema(url, name) };
  }
}

function leftoverAt(path: string, until: number): Leftover {
  return { name: path, until, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Parses a stamp such as `20261126030000` to UTC ms. */
function timeOf(stamp: string): number {
  const [year, month, day, hour, minute, second] = stamp.match(/^(\d{4})|\d{2}/g)!.map(Number);
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
}

async function* entriesIn(folder: string): AsyncGenerator<Dirent> {
  const opened = await opendir(folder).catch(() => undefined);
  for await (const entry of opened ?? []) yield entry;
}
