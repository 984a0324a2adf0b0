import { join } from "node:path";
import type { Db } from "../handle";
import { type Options, openDatabases } from "../open";
import { CONTROL } from "./name";

export { CONTROL };

/**
 * Opens the operators' database, which is created and migrated on first use. `migrationsDir` is db/control/migrations.
 */
export function openControl(place: Omit<Options, "limit" | "files">): Db {
  const databases = openDatabases({ ...place, files: controlFile, limit: 1 });
  return { ...databases.of(CONTROL), close: () => databases.close() };
}

export function controlFile(dataDir: string) {
  return { file: join(dataDir, `${CONTROL}.sqlite`), marker: `.has-${CONTROL}`, traces: [] };
}
