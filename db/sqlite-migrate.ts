import type Database from "better-sqlite3";
import { type Migration, pendingOf } from "./migrate";
import { searchKey } from "./search-key";
import { retryWhileBusy } from "./sqlite-busy";

/** Migrates a file, each migration all or nothing. Safe if several processes open it at once. */
export async function migrateSqlite(connection: Database.Database, migrations: Migration[]): Promise<void> {
  if (pendingOf(migrations, appliedTo(connection)).length === 0) return;
  connection.function("search_key", { deterministic: true }, (name) => searchKey(`${name}`));
  await retryWhileBusy(() => connection.exec("BEGIN IMMEDIATE"));
  try {
    connection.exec("CREATE TABLE IF NOT EXISTS migration (tag text PRIMARY KEY, applied_at integer NOT NULL)");
    for (const { tag, statements } of pendingOf(migrations, appliedTo(connection))) {
      for (const statement of statements) connection.exec(statement);
      connection.prepare("INSERT INTO migration VALUES (?, ?)").run(tag, Date.now());
    }
    connection.exec("COMMIT");
  } catch (error) {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}

/** Returns the tags of the migrations that a file has. */
export function appliedTo(connection: Database.Database): Set<string> {
  const known = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migration'").get();
  if (!known) return new Set();
  return new Set((connection.prepare("SELECT tag FROM migration").all() as { tag: string }[]).map((row) => row.tag));
}
