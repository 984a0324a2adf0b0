import { readFileSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { patiently } from "./sqlite";

export interface Migration {
  tag: string;
  statements: string[];
}

/** The checked-in migrations in their order, read once. `folder` is db/migrations. */
export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(join(folder, `${tag}.sql`), "utf8").split("--> statement-breakpoint"),
  }));
}

/** Brings a file up to date, each migration whole or not at all. Safe where several processes open it at once. */
export async function migrate(connection: Database.Database, migrations: Migration[]): Promise<void> {
  if (appliedTo(connection).size === migrations.length) return;
  await patiently(() => connection.exec("BEGIN IMMEDIATE"));
  try {
    connection.exec("CREATE TABLE IF NOT EXISTS migration (tag text PRIMARY KEY, applied_at integer NOT NULL)");
    const applied = appliedTo(connection);
    for (const { tag, statements } of migrations) {
      if (applied.has(tag)) continue;
      for (const statement of statements) connection.exec(statement);
      connection.prepare("INSERT INTO migration VALUES (?, ?)").run(tag, Date.now());
    }
    connection.exec("COMMIT");
  } catch (error) {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}

function appliedTo(connection: Database.Database): Set<string> {
  const known = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migration'").get();
  if (!known) return new Set();
  return new Set((connection.prepare("SELECT tag FROM migration").all() as { tag: string }[]).map((row) => row.tag));
}
