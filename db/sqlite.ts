import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type BetterSqlite3 from "better-sqlite3";
import { type Column, getTableColumns, getTableName, type Table } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { attemptOn } from "./attempt";
import { groups } from "./groups";
import type { Conn, Tx, Writing } from "./handle";
import { TenantReadOnlyError } from "./hold";
import { type Migration, pendingOf } from "./migrate";
import { asTransactionOf, refuseNested } from "./nesting";
import { fairSemaphore } from "./semaphore";
import { slices, type WriteTurn } from "./slices";
import { retryWhileBusy } from "./sqlite-busy";
import { Database } from "./sqlite-driver";
import { type FlushTurn, openLog } from "./sqlite-log";
import { appliedTo, migrateSqlite } from "./sqlite-migrate";
import { type FilePlace, markFolder, refuseMissing } from "./sqlite-missing";
import { drizzleOn } from "./sqlite-session";
import { DatabaseMissingError, type OpenedDb, type Storage } from "./storage";

const dialect = new SQLiteSyncDialect();

/** Returns the place of a database file by the database's name. */
export type Files = (dataDir: string, name: string) => FilePlace;

interface Place {
  dataDir: string;
  files?: Files | undefined;
  migrations: Migration[];
  turn?: WriteTurn | undefined;
}

/** Returns the storage in SQLite files: one folder per tenant below `dataDir`, unless `files` names other places. */
export function sqliteStorage({ dataDir, files = tenantFiles, migrations, turn }: Place): Storage {
  const opened = new Set<string>();
  const flushes = fairSemaphore();
  return {
    has: async (slug) => existsSync(files(dataDir, slug).file),
    async open(slug) {
      const place = files(dataDir, slug);
      const { file } = place;
      refuseMissing(place, opened.has(slug));
      mkdirSync(dirname(file), { recursive: true });
      const connection = await connectedTo(file);
      try {
        await migrateSqlite(connection, migrations);
      } finally {
        connection.close();
      }
      markFolder(place);
      opened.add(slug);
      return openFile(file, slices(slug, turn), (work) => flushes.run({ ...FLUSHES, owner: slug }, work));
    },
    async look(slug) {
      const { file } = files(dataDir, slug);
      if (!existsSync(file)) return undefined;
      const connection = new Database(file, { timeout: 50 });
      connection.pragma("query_only = ON");
      const close = () => void connection.close();
      try {
        const applied = await retryWhileBusy(() => appliedTo(connection));
        if (pendingOf(migrations, applied).length === 0) return { conn: connOf(connection), close };
      } catch (error) {
        close();
        throw error;
      }
      return void close();
    },
    stamp(slug) {
      const { file } = files(dataDir, slug);
      // A commit changes the log. A checkpoint moves the log into the file, and the log restarts with its old size.
      const stamps = [file, `${file}-wal`].map(stampOf);
      return stamps.includes(undefined) ? undefined : stamps.join(" ");
    },
    async pending(slug) {
      const { file } = files(dataDir, slug);
      if (!existsSync(file)) return undefined;
      const connection = new Database(file, { timeout: 50, fileMustExist: true });
      try {
        return pendingOf(migrations, await retryWhileBusy(() => appliedTo(connection))).map(({ tag }) => tag);
      } finally {
        connection.close();
      }
    },
    async close() {},
  };
}

export const tenantFiles: Files = (dataDir, slug) => {
  return { file: fileOf(dataDir, slug), marker: ".has-database", traces: ["media", "held", "exports"] };
};

export function fileOf(dataDir: string, slug: string): string {
  return join(dataDir, slug, "members.sqlite");
}

/**
 * Returns a file's stamp. Undefined right after a write, because a second write within the clock's resolution would
 * have the same stamp.
 */
function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return "none";
  const grain = found.mtimeMs % 1000 === 0 ? 2_000 : 50;
  return Math.abs(Date.now() - found.mtimeMs) < grain ? undefined : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/**
 * The limit of flushes. Node has four threads for file operations, and flushes use two of them, however many databases
 * are written.
 */
const FLUSHES = { key: "flush", concurrency: 2, maxQueued: 1_000 };

/** How long a check that the file is in place stays valid, in ms. */
const LOOK = 1_000;

/** Opens one tenant's file: a writer behind a queue, and a read-only connection. */
async function openFile(file: string, writes: ReturnType<typeof slices>, flushTurn: FlushTurn): Promise<OpenedDb> {
  const { ino, dev } = statSync(file);
  let current = true;
  let lookedAt = performance.now();
  const writer = await connectedTo(file);
  writer.pragma("synchronous = NORMAL"); // our own flush runs off the main thread
  const reader = await connectedTo(file).catch((error) => {
    writer.close();
    throw error;
  });
  reader.pragma("query_only = ON");
  const conn: Conn = { ...connOf(reader), memory: new Map() };
  const writing = connOf(writer);
  const begin = writer.prepare("BEGIN IMMEDIATE");
  const commit = writer.prepare("COMMIT");
  const rollback = writer.prepare("ROLLBACK");
  const savepoint = writer.prepare("SAVEPOINT work");
  const backToSavepoint = writer.prepare("ROLLBACK TO work");
  const release = writer.prepare("RELEASE work");
  const hold = writer.prepare("SELECT 1 FROM hold WHERE until IS NULL OR until > ?");
  const log = openLog(file, flushTurn);

  /**
   * Checks that the file is still in place. SQLite keeps using a file that was removed or replaced, and loses its
   * writes with the connection.
   */
  function look(): boolean {
    const found = statSync(file, { throwIfNoEntry: false });
    current &&= found?.ino === ino && found.dev === dev;
    lookedAt = performance.now();
    return current;
  }

  function refuseAbsent(): void {
    if (!look()) throw new DatabaseMissingError(`${file} was removed or replaced while it was open`);
  }

  const group = groups(
    {
      async begin() {
        refuseAbsent();
        // A disk that failed at a commit may have failed at the rollback, too.
        if (writer.inTransaction) rollback.run();
        if (log.isTorn) {
          await cutLog(writer);
          log.mended();
        }
        await retryWhileBusy(() => begin.run());
        // The write lock is held, so no process can take the read-only lock before the commit.
        if (hold.get(Date.now())) throw new TenantReadOnlyError();
      },
      mark: () => void savepoint.run(),
      backToMark() {
        backToSavepoint.run();
        release.run();
      },
      commit: () => void commit.run(),
      async persisted() {
        await log.persisted();
        refuseAbsent(); // if the file was replaced meanwhile, the commit is in a file that no site shows
      },
      undo: () => void (writer.inTransaction && rollback.run()),
    },
    (write) => writes.take(write),
  );

  return {
    read: (fn) => fn(conn),
    async transact<T>(fn: (tx: Tx) => Promise<T>) {
      refuseNested(writer);
      const work = () => {
        const { tx, committed } = attemptOn(writing);
        return { value: asTransactionOf(writer, () => fn(tx)), committed };
      };
      return group.take(work);
    },
    // `secure_delete` has overwritten the pages, but the log still contains them: truncates the log.
    purge: () => writes.take(() => cutLog(writer)),
    // SQLite needs no analysis, because the statements name their indexes.
    async analyze() {},
    isCurrent: () => (performance.now() - lookedAt < LOOK ? current : look()),
    async close() {
      await group.idle();
      try {
        reader.close();
        writer.close();
      } finally {
        log.close();
      }
    },
  };
}

async function cutLog(connection: BetterSqlite3.Database): Promise<void> {
  await retryWhileBusy(() => {
    const [{ busy }] = connection.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }];
    if (busy) throw new Database.SqliteError("the log is being read", "SQLITE_BUSY");
  });
}

/**
 * Connects to a file. Retries while another process has the file locked, such as a command that closes the file as its
 * last user.
 */
const connectedTo = (file: string) => retryWhileBusy(() => connect(file));

/** Opens a connection with the pragmas of every file. */
export function connect(file: string): BetterSqlite3.Database {
  const connection = new Database(file, { timeout: 50 });
  try {
    connection.pragma("journal_mode = WAL");
    connection.pragma("synchronous = FULL");
    connection.pragma("foreign_keys = ON");
    connection.pragma("secure_delete = ON");
    connection.pragma("cache_size = -16000");
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function connOf(connection: BetterSqlite3.Database): Writing {
  return {
    drizzle: drizzleOn(connection) as unknown as Conn["drizzle"],
    rows: async <Row>(query: Parameters<Conn["rows"]>[0]) => {
      const { sql, params } = dialect.sqlToQuery(query);
      return connection.prepare(sql).all(...params) as Row[];
    },
    async insertMany(table, rows) {
      if (rows.length === 0) return;
      const columns = columnsGiven(table, rows);
      const names = columns.map(({ column }) => `"${column.name}"`);
      const marks = columns.map(() => "?");
      const insert = connection.prepare(`INSERT INTO "${getTableName(table)}" (${names}) VALUES (${marks})`);
      for (const row of rows)
        insert.run(columns.map(({ key, column }) => stored(column, (row as Record<string, unknown>)[key])));
    },
  };
}

function columnsGiven(table: Table, rows: readonly object[]): { key: string; column: Column }[] {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({ key, column }));
  return columns.filter(({ key }) => rows.some((row) => key in row));
}

function stored(column: Column, value: unknown): unknown {
  return value === null || value === undefined ? null : column.mapToDriverValue(value);
}
