import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { attemptOn } from "./attempt";
import type { Conn, Db, Tx } from "./handle";
import type { Migration } from "./migrate";
import { asTransactionOf, refuseNested } from "./nesting";
import { slices, type WriteTurn } from "./slices";
import { migrateSqlite } from "./sqlite-migrate";
import type { Storage } from "./storage";

/** Longest that a write waits for another process to let go of the file, in ms. */
const PATIENCE = 10_000;

const dialect = new SQLiteSyncDialect();

/** Files: one folder a tenant below `dataDir`. */
export function sqliteStorage(dataDir: string, migrations: Migration[], turn?: WriteTurn): Storage {
  const fileOf = (slug: string) => join(dataDir, slug, "members.sqlite");
  return {
    has: async (slug) => existsSync(fileOf(slug)),
    async open(slug) {
      mkdirSync(join(dataDir, slug), { recursive: true });
      const file = fileOf(slug);
      const connection = connect(file);
      try {
        await migrateSqlite(connection, migrations);
      } finally {
        connection.close();
      }
      return openFile(file, slices(slug, turn));
    },
    async close() {},
  };
}

/** One tenant's file: a writer behind a queue, and a reader that cannot write. */
function openFile(file: string, writes: ReturnType<typeof slices>): Db {
  const writer = connect(file);
  const reader = connect(file);
  reader.pragma("query_only = ON");
  const conn = connOf(reader);
  const writing = connOf(writer);
  const begin = writer.prepare("BEGIN IMMEDIATE");
  const commit = writer.prepare("COMMIT");
  const rollback = writer.prepare("ROLLBACK");

  async function run<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    const { tx, committed } = attemptOn(writing);
    await patiently(() => begin.run());
    try {
      const value = await asTransactionOf(writer, () => fn(tx));
      commit.run();
      committed();
      return value;
    } catch (error) {
      if (writer.inTransaction) rollback.run();
      throw error;
    }
  }

  return {
    read: (fn) => fn(conn),
    async transact(fn) {
      refuseNested(writer);
      return writes.take(() => run(fn));
    },
    async close() {
      await writes.idle();
      reader.close();
      writer.close();
    },
  };
}

/** A connection with the pragmas that every open file has. */
function connect(file: string): Database.Database {
  const connection = new Database(file, { timeout: 50 });
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  connection.pragma("secure_delete = ON");
  connection.pragma("cache_size = -16000");
  return connection;
}

/** Tries again, without blocking the process, while another one holds the write lock. */
export async function patiently<T>(attempt: () => T): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  for (let pause = 2; ; pause = Math.min(pause * 2, 100)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await wait(pause + Math.random() * pause);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

function connOf(connection: Database.Database): Conn {
  return {
    drizzle: drizzle(connection) as unknown as Conn["drizzle"],
    rows: async <Row>(query: Parameters<Conn["rows"]>[0]) => {
      const { sql, params } = dialect.sqlToQuery(query);
      return connection.prepare(sql).all(...params) as Row[];
    },
  };
}
