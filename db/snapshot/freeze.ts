import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { CONTROL } from "../control/name";
import { newerThanThis, type Rows } from "../copy/place";
import { rowsIn as rowsOfSchema, withoutPassword } from "../copy/postgres-place";
import type { Shape } from "../copy/shape";
import { rowsIn as rowsOfFile } from "../copy/sqlite-place";
import { type Migration, readMigrations } from "../migrate";
import { driver } from "../postgres-driver";
import { appliedTo as appliedToSchema, migratePostgres } from "../postgres-migrate";
import { catchConnectionErrors } from "../postgres-pool";
import { schemaOf } from "../postgres-schema";
import { retryWhileBusy } from "../sqlite-busy";
import { Database } from "../sqlite-driver";
import { appliedTo as appliedToFile, migrateSqlite } from "../sqlite-migrate";
import { refuseMissing } from "../sqlite-missing";
import { DatabaseMissingError } from "../storage";
import type { Family } from "./family";

/** The contents of a database at one moment, unaffected by later writes. */
export interface Frozen extends Omit<Rows, "insert"> {
  engine: "sqlite" | "postgres";
  tables: Shape[];
  /** The tags of its migrations, in order. */
  migrations: string[];
  close(): Promise<void>;
}

export interface Freezer {
  /**
   * Freezes a database after its tables were migrated. Undefined if there is no database. Throws CopyRefused, also for
   * a lost database.
   */
  freeze(family: Family, name: string): Promise<Frozen | undefined>;
  close(): Promise<void>;
}

/** The place of a tenant's database. */
export interface FrozenAt {
  url: string;
  /** Whether the database was created. If so, a missing database is lost. */
  wasMade: boolean;
}

interface Dependencies {
  /** The address of a PostgreSQL server. Undefined on SQLite, whose files lie below `dataDir`. */
  url: string | undefined;
  /** Returns the place of a tenant's database, if tenants are in several databases. */
  urlOf?: (name: string) => Promise<FrozenAt | undefined>;
  dataDir: string;
  db: string;
  /** A folder for copies of the files. The folder needs as much space as the files. */
  scratch: string;
}

/**
 * Returns a freezer. Freezing blocks this process while a file is copied, so a server runs the freezer in another
 * process.
 */
export function openFreezer({ url, urlOf, ...dependencies }: Dependencies): Freezer {
  if (url === undefined) return fileFreezer(dependencies);
  const pools = new Map<string, pg.Pool>();
  const poolAt = (at: string) => {
    const pool =
      pools.get(at) ?? new (driver().Pool)({ connectionString: at, max: 2, connectionTimeoutMillis: 10_000 });
    if (!pools.has(at)) catchConnectionErrors(pool);
    pools.set(at, pool);
    return pool;
  };
  return {
    async freeze(family, name) {
      const found = name === CONTROL ? undefined : await urlOf?.(name);
      const at = found?.url ?? url;
      const migrations = readMigrations(family.migrations(dependencies.db), "postgres");
      const frozen = await freezeSchema(poolAt(at), { family, name, migrations, at: withoutPassword(at) });
      if (!frozen && found?.wasMade)
        throw new DatabaseMissingError(`${name} is missing in ${withoutPassword(at)}, its last known place`);
      return frozen;
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}

function fileFreezer({ dataDir, db, scratch }: Omit<Dependencies, "url" | "urlOf">): Freezer {
  return {
    async freeze(family, name) {
      const place = family.files(dataDir, name);
      const { file } = place;
      refuseMissing(place, false);
      if (!existsSync(file)) return undefined;
      const copy = join(scratch, `${randomBytes(8).toString("hex")}.sqlite`);
      try {
        await copyWhole(file, copy);
        const migrations = readMigrations(family.migrations(db), "sqlite");
        return await frozenFile(copy, migrations, { family, name, at: `file:${dataDir}` });
      } catch (error) {
        removeFile(copy);
        throw error;
      }
    },
    async close() {},
  };
}

/**
 * Copies a file in one step. An incremental backup would restart with each write of another connection, and might never
 * end.
 */
async function copyWhole(file: string, copy: string): Promise<void> {
  const connection = new Database(file, { timeout: 50 });
  try {
    await retryWhileBusy(() => connection.prepare("VACUUM INTO ?").run(copy));
  } finally {
    connection.close();
  }
}

interface Named {
  family: Family;
  name: string;
  at: string;
}

async function frozenFile(copy: string, migrations: Migration[], { family, name, at }: Named): Promise<Frozen> {
  const connection = new Database(copy);
  try {
    connection.pragma("journal_mode = MEMORY");
    await migrateSqlite(connection, migrations);
    if (appliedToFile(connection).size > migrations.length) throw newerThanThis(at, name);
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    engine: "sqlite",
    tables: family.tables(),
    migrations: migrations.map(({ tag }) => tag),
    ...rowsOfFile(connection),
    async close() {
      connection.close();
      removeFile(copy);
    },
  };
}

function removeFile(file: string): void {
  for (const end of ["", "-journal"]) rmSync(file + end, { force: true });
}

async function freezeSchema(
  pool: pg.Pool,
  { family, name, migrations, at }: Named & { migrations: Migration[] },
): Promise<Frozen | undefined> {
  const inSchema = schemaOf(name);
  if ((await appliedToSchema(pool, { inSchema })).size === 0) return undefined;
  await migratePostgres(pool, { slug: name, inSchema, migrations });
  const client = await pool.connect();
  const end = () =>
    client.query("rollback").then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    if ((await appliedToSchema(client, { inSchema })).size > migrations.length) throw newerThanThis(at, name);
  } catch (error) {
    await end();
    throw error;
  }
  const tags = migrations.map(({ tag }) => tag);
  return { engine: "postgres", tables: family.tables(), migrations: tags, ...rowsOfSchema(client, name), close: end };
}
