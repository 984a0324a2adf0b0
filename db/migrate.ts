import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Engine, engine } from "./engine";

export interface Migration {
  tag: string;
  statements: string[];
}

/** Thrown for a database that this release can't bring up to date. It is left as it is. */
export class DatabaseOutdatedError extends Error {
  constructor() {
    super(
      "the database was made by a development version before the first release: remove it, and seed or import its data anew",
    );
  }
}

/** Those that a database lacks that has the tags of `applied`. Throws `DatabaseOutdatedError`. */
export function pendingOf(migrations: Migration[], applied: Set<string>): Migration[] {
  // The steps that were joined into the initial migration are gone, so a database that took some of them can't go on.
  if (applied.size > 0 && !applied.has(migrations[0]!.tag)) throw new DatabaseOutdatedError();
  return migrations.filter(({ tag }) => !applied.has(tag));
}

/** The checked-in migrations for an engine, the one in use if none is named, in their order. `folder` is db/migrations. */
export function readMigrations(folder: string, of: Engine = engine): Migration[] {
  const own = join(folder, of);
  const journal = JSON.parse(readFileSync(join(own, "meta/_journal.json"), "utf8")) as { entries: { tag: string }[] };
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(join(own, `${tag}.sql`), "utf8").split("--> statement-breakpoint"),
  }));
}
