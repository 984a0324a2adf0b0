/**
 * Databases for a test, on whichever engine this run is for. Closed after each test file; nothing of them is left after
 * the run.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import { projectRoot } from "~/app/environment";
import { type Databases, openDatabases } from "~/db/open";
import { type Place, sharedPlace } from "./place";

/** Opens what all of a test file share, or once more, as another process would, with `again`. */
export function testDatabases(again = false): Databases {
  if (opened.length === 0 || again) opened.push(openDatabases(placeOf()));
  return opened.at(again ? -1 : 0)!;
}

/** Where they lie, for another process to open. */
export function placeOf(): Parameters<typeof openDatabases>[0] {
  place ??= sharedPlace();
  return { ...place, direct: true, migrationsDir: join(projectRoot, "db/migrations"), limit: 10 };
}

/** A database of this name was never there before, wherever the run keeps them. */
export function unusedName(stem: string): string {
  return `${stem}-${process.pid}-${++named}`;
}

const opened: Databases[] = [];
let place: Place | undefined;
let named = 0;

afterAll(async () => {
  for (const each of opened.splice(0)) await each.close();
  if (place) rmSync(place.dataDir, { recursive: true, force: true });
  place = undefined;
});
