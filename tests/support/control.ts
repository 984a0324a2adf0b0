/** The operators' database of a test file, at its own place. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { openControl } from "~/db/control/open";
import type { Db } from "~/db/handle";
import { afterFile } from "./after-file";
import { freshPlace, type Place } from "./place";

const migrationsDir = join(projectRoot, "db/control/migrations");

/** Opens another handle, as another process does; closed after the test file. */
export function controlAt(place: Place): Db {
  const db = openControl({ ...place, direct: true, migrationsDir });
  afterFile(() => db.close());
  return db;
}

/** Creates a new operators' database that no process has opened. */
export async function testControl(): Promise<{ db: Db; place: Place }> {
  const place = await freshPlace();
  const db = controlAt(place);
  afterFile(() => rmSync(place.dataDir, { recursive: true, force: true }));
  return { db, place };
}
