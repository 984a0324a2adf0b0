import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Engine, engine } from "./engine";

export interface Migration {
  tag: string;
  statements: string[];
  /**
   * Whether it takes no transaction, because it takes long: on PostgreSQL its indexes are made beside what is written. One that is broken
   * off is resumed. On SQLite it is as any other.
   */
  outside: boolean;
}

/** Thrown for a database that this release can't bring up to date. It is left as it is. */
export class DatabaseOutdatedError extends Error {
  constructor() {
    super(
      "the database was made by a development version before the first release: remove it, and seed or import its data anew",
    );
  }
}

/** Thrown for a database that a later release has taken something out of that this one uses. It is left as it is. */
export class DatabaseNewerError extends Error {
  constructor(tag: string) {
    super(
      `the database has migration ${tag}, after which this build can't read it any more: take the build that it came with, or a later one`,
    );
  }
}

/**
 * Those that a database lacks that has the tags of `applied`. What a later release has added is no reason not to use it. Throws
 * `DatabaseOutdatedError` and `DatabaseNewerError`.
 */
export function pendingOf(migrations: Migration[], applied: Set<string>): Migration[] {
  // The steps that were joined into the initial migration are gone, so a database that took some of them can't go on.
  if (applied.size > 0 && !applied.has(migrations[0]!.tag)) throw new DatabaseOutdatedError();
  const unreadable = unreadableBy(migrations, applied);
  if (unreadable !== undefined) throw new DatabaseNewerError(unreadable);
  return migrations.filter(({ tag }) => !applied.has(tag));
}

/** The tag, among some, of a contraction that a build with these migrations can't live with; undefined where there is none. */
export function unreadableBy(known: readonly Pick<Migration, "tag">[], tags: Iterable<string>): string | undefined {
  const newest = numberOf(known.at(-1)!.tag);
  return [...tags].find((tag) => (leastReaderOf(tag) ?? 0) > newest);
}

/**
 * The number of the migration that a build must know to read a database after this one: a contraction says it in its name,
 * `0031_contract-0028-nicknames`. Undefined for all others, which take nothing away.
 */
export function leastReaderOf(tag: string): number | undefined {
  const least = /^\d{4}_contract-(\d{4})-/.exec(tag)?.[1];
  return least === undefined ? undefined : Number(least);
}

function numberOf(tag: string): number {
  return Number(tag.slice(0, 4));
}

/** The checked-in migrations for an engine, the one in use if none is named, in their order. `folder` is db/migrations. */
export function readMigrations(folder: string, of: Engine = engine): Migration[] {
  const own = join(folder, of);
  const journal = JSON.parse(readFileSync(join(own, "meta/_journal.json"), "utf8")) as { entries: { tag: string }[] };
  return journal.entries.map(({ tag }) => {
    const text = readFileSync(join(own, `${tag}.sql`), "utf8");
    return { tag, statements: text.split("--> statement-breakpoint"), outside: text.startsWith(OUTSIDE) };
  });
}

/** The first line of a migration that takes no transaction. */
export const OUTSIDE = "-- outside a transaction";
