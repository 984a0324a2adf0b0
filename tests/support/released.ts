import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { engine } from "~/db/engine";
import { openDatabases } from "~/db/open";
import { placeOf, unusedName } from "./test-databases";

/** Returns a database in the schema of the release whose last migration was `tag`. */
export async function databaseOf(tag: string): Promise<string> {
  const name = unusedName("released");
  const migrationsDir = migrationsUpTo(tag);
  const databases = openDatabases({ ...placeOf(), migrationsDir, limit: 1 });
  await databases.of(name).read(async () => {});
  await databases.close();
  rmSync(migrationsDir, { recursive: true, force: true });
  return name;
}

/** Returns the migrations of a release whose last one was `tag`. */
function migrationsUpTo(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), "bouquet-migrations-"));
  cpSync(join(projectRoot, "db/migrations"), folder, { recursive: true });
  const file = join(folder, engine, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}
