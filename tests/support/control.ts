/** The operators' own database for a test file, at a place of its own. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { openControl } from "~/db/control/open";
import type { Db } from "~/db/handle";
import { afterFile } from "./after-file";
import { freshPlace, type Place } from "./place";

const migrationsDir = join(projectRoot, "db/control/migrations");

/** A handle on the one at `place`, as each process has its own; closed after the test file. */
export function controlAt(place: Place): Db {
  const db = openControl({ ...place, direct: true, migrationsDir });
  afterFile(() => db.close());
  return db;
}

/** A new one, which nobody has opened yet. */
export async function testControl(): Promise<{ db: Db; place: Place }> {
  const place = await freshPlace();
  const db = controlAt(place);
  afterFile(() => rmSync(place.dataDir, { recursive: true, force: true }));
  return { db, place };
}
