import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Engine, engine } from "./engine";

export interface Migration {
  tag: string;
  statements: string[];
  /**
   * Whether the migration runs outside a transaction: PostgreSQL then builds indexes concurrently and resumes after an
   * interruption. On SQLite there is no difference.
   */
  outside: boolean;
}

/** Thrown if this release can't migrate the database. The database is unchanged. */
export class DatabaseOutdatedError extends Error {
  constructor() {
    super(
      "the database was made by a development version before the first release: remove it, and seed or import its data anew",
    );
  }
}

/** Thrown if a later release removed something from the database that this build uses. The database is unchanged. */
export class DatabaseNewerError extends Error {
  constructor(tag: string) {
    super(
      `the database has migration ${tag}, after which this build can't read it any more: take the build that it came with, or a later one`,
    );
  }
}

/**
 * Returns the migrations that the database lacks. Accepts unknown migrations of a later release. @throws
 * DatabaseOutdatedError, DatabaseNewerError
 */
export function pendingOf(migrations: Migration[], applied: Set<string>): Migration[] {
  // The first 39 steps became the initial migration, so a database that has only some of them can't continue.
  if (applied.size > 0 && !applied.has(migrations[0]!.tag)) throw new DatabaseOutdatedError();
  const unreadable = unreadableBy(migrations, applied);
  if (unreadable !== undefined) throw new DatabaseNewerError(unreadable);
  return migrations.filter(({ tag }) => !applied.has(tag));
}

export function unreadableBy(known: readonly Pick<Migration, "tag">[], tags: Iterable<string>): string | undefined {
  const newest = numberOf(known.at(-1)!.tag);
  return [...tags].find((tag) => (leastReaderOf(tag) ?? 0) > newest);
}

/**
 * Returns the number of the last migration that a build must know to read the database after this contraction, e.g. 28
 * for `0031_contract-0028-nicknames`. Undefined if the tag names no contraction.
 */
export function leastReaderOf(tag: string): number | undefined {
  const least = /^\d{4}_contract-(\d{4})-/.exec(tag)?.[1];
  return least === undefined ? undefined : Number(least);
}

function numberOf(tag: string): number {
  return Number(tag.slice(0, 4));
}

/** Reads the checked-in migrations for an engine, in order. `folder` is db/migrations. */
export function readMigrations(folder: string, of: Engine = engine): Migration[] {
  const own = join(folder, of);
  const journal = JSON.parse(readFileSync(join(own, "meta/_journal.json"), "utf8")) as { entries: { tag: string }[] };
  return journal.entries.map(({ tag }) => {
    const text = readFileSync(join(own, `${tag}.sql`), "utf8");
    return { tag, statements: text.split("--> statement-breakpoint"), outside: text.startsWith(OUTSIDE) };
  });
}

export const OUTSIDE = "-- outside a transaction";
