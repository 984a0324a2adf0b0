import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { type Arrival, batchesOf, CopyRefused, type HoldTerm, type Place } from "../copy/place";
import { postgresPlace } from "../copy/postgres-place";
import type { Shape } from "../copy/shape";
import { sqlitePlace } from "../copy/sqlite-place";
import type { Db } from "../handle";
import { readMigrations } from "../migrate";
import { openDatabases } from "../open";
import { driver } from "../postgres-driver";
import { quoted } from "../postgres-schema";
import type { Family } from "./family";
import { type Counted, type Form, type Sink, SnapshotRefused, tallyOf } from "./snapshot";

/** A new database that is made from a snapshot beside the database that it will replace. */
export interface Landing extends Sink {
  /** Reads the tables again. Returns their present and their expected contents, as the engine can store them. */
  compare(): Promise<{ found: Counted[]; expected: Counted[] }>;
  /** Returns the problems of the landed database, as text. */
  problems(): Promise<string[]>;
  /** Runs work on the landed database, once all rows arrived and the tables were migrated. */
  use<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Gives the landed database its final name. The previous database gets the returned name. */
  takePlace(): Promise<string | undefined>;
  discard(): Promise<void>;
}

export interface LandingTarget {
  url: string | undefined;
  dataDir: string;
  db: string;
  family: Family;
  name: string;
  /** Becomes part of the previous database's new name. */
  former: string;
}

/** How long the remains of a killed process stay locked, in ms. */
const LEASE = 30_000;

/**
 * Opens a place for a snapshot, and removes what another process left of such a database. Throws SnapshotRefused for a
 * snapshot of a later release, or if its tables do not match its migrations.
 */
export async function openLanding(target: LandingTarget, form: Form): Promise<Landing> {
  const place = placeFor(target, form);
  const token = randomBytes(8).toString("hex");
  const term = (): HoldTerm => ({ token, ms: LEASE });
  try {
    return landingOn(place, await place.prepare(target.name, term, "replace"), { target, form, term });
  } catch (error) {
    await place.close();
    throw error;
  }
}

/** Checks a snapshot. Throws SnapshotRefused if `openLanding` would. */
export function refuseUnusable({ family, db }: LandingTarget, { migrations: tags, tables }: Form): void {
  const known = readMigrations(family.migrations(db));
  if (tags.length > known.length || tags.some((tag, at) => known[at]!.tag !== tag)) {
    throw new SnapshotRefused("it was made by another or a later version of Bouquet");
  }
  const isCurrent = tags.length === known.length;
  if (isCurrent && textOf(tables) !== textOf(family.tables())) {
    throw new SnapshotRefused("its tables do not match its migrations");
  }
}

/** Describes tables as text, sorted, because the order of declarations depends on the build. */
function textOf(tables: Shape[]): string {
  return JSON.stringify([...tables].sort((one, other) => (one.name < other.name ? -1 : 1)));
}

/** Maximum wait for a server that does not answer, in ms. */
const PATIENCE = 10_000;

/** Returns whether the place already has a database of that name, in any state. */
export async function hasDatabase({
  url,
  dataDir,
  family,
  name,
}: Pick<LandingTarget, "url" | "dataDir" | "family" | "name">): Promise<boolean> {
  if (url === undefined) return existsSync(family.files(dataDir, name).file);
  const { Client } = driver();
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  await client.connect();
  try {
    return (await client.query("select from pg_namespace where nspname = $1", [name])).rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** Removes the landed database, for a caller that only inspected it. */
export async function dropDatabase({ url, dataDir, family, name }: LandingTarget): Promise<void> {
  if (url === undefined) return rmSync(dirname(family.files(dataDir, name).file), { recursive: true, force: true });
  const client = new (driver().Client)(url);
  await client.connect();
  await client.query(`drop schema if exists ${quoted(name)} cascade`).finally(() => client.end());
}

/**
 * Returns a place whose new databases have only the snapshot's migrations, because the snapshot's tables are of that
 * time.
 */
function placeFor(target: LandingTarget, form: Form): Place {
  refuseUnusable(target, form);
  const { url, dataDir, db, family } = target;
  const migrations = readMigrations(family.migrations(db)).slice(0, form.migrations.length);
  if (url === undefined) return sqlitePlace(dataDir, migrations, (...at) => family.files(...at).file);
  return postgresPlace(url, migrations);
}

interface Parts {
  target: LandingTarget;
  form: Form;
  term: () => HoldTerm;
}

function landingOn(place: Place, arrival: Arrival, { target, form, term }: Parts): Landing {
  const expected = new Map(form.tables.map(({ name }) => [name, tallyOf()]));
  let prolongedAt = performance.now();
  // The timer prolongs the lock while pictures are written. While rows are written no timer runs, so `insert` prolongs
  // the lock.
  const heartbeat = setInterval(() => void prolong().catch(() => {}), LEASE / 3);

  async function prolong(): Promise<void> {
    if (performance.now() - prolongedAt < LEASE / 4) return;
    prolongedAt = performance.now();
    if ((await arrival.prolong(term())) || (await arrival.hold(term()))) return;
    throw new CopyRefused("The restore was suspended for too long, and another one replaced it.");
  }

  async function end(): Promise<void> {
    clearInterval(heartbeat);
    await place.close();
  }

  return {
    async insert(table, rows) {
      const stored = rows.map((row) => row.map(place.storable));
      expected.get(table.name)!.add(stored);
      await arrival.insert(table, stored).catch((error: Error) => {
        throw new SnapshotRefused(`${table.name} can't be written: ${error.message}`);
      });
      await prolong();
    },
    async compare() {
      const found: Counted[] = [];
      for (const table of form.tables) {
        found.push(await readBack(arrival, table, prolong));
      }
      return { found, expected: form.tables.map(({ name }) => expected.get(name)!.of(name)) };
    },
    problems: () => arrival.problems(),
    async use(work) {
      prolongedAt = Number.POSITIVE_INFINITY; // the database has no lock while `work` writes to it
      await arrival.release();
      const { url, dataDir, db, family, name } = target;
      const place = { file: arrival.own, marker: family.files(dataDir, name).marker, traces: [] };
      const databases = openDatabases({
        url,
        dataDir,
        files: () => place,
        migrationsDir: family.migrations(db),
        limit: 1,
      });
      try {
        return await work(databases.of(arrival.own));
      } finally {
        await databases.close();
        await arrival.hold(term());
        prolongedAt = performance.now();
      }
    },
    async takePlace() {
      clearInterval(heartbeat);
      const aside = await arrival.replace(target.former);
      await end();
      return aside;
    },
    async discard() {
      await arrival.discard();
      await end();
    },
  };
}

async function readBack(arrival: Arrival, table: Shape, step: () => Promise<void>): Promise<Counted> {
  const tally = tallyOf();
  for await (const rows of batchesOf(arrival, table)) {
    tally.add(rows);
    await step();
  }
  return tally.of(table.name);
}
