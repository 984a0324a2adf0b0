import type BetterSqlite3 from "better-sqlite3";
import type { Query } from "drizzle-orm";
import { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { BetterSQLiteSession, PreparedQuery } from "drizzle-orm/better-sqlite3/session";
import { NoopCache } from "drizzle-orm/cache/core";
import { NoopLogger } from "drizzle-orm/logger";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { type Bind, binder, type ReadRow, rowReader, type Values } from "./ready-query";

type Prepare = BetterSQLiteSession<Record<string, never>, Record<string, never>>["prepareQuery"];

const logger = new NoopLogger();
const cache = new NoopCache();

/**
 * Returns drizzle on SQLite with functions that are made once per statement: drizzle itself repeats that work for every
 * value of every row.
 */
export function drizzleOn(connection: BetterSqlite3.Database) {
  const dialect = new SQLiteSyncDialect();
  return new BetterSQLite3Database("sync", dialect, new Session(connection, dialect), undefined);
}

class Session extends BetterSQLiteSession<Record<string, never>, Record<string, never>> {
  readonly #connection: BetterSqlite3.Database;

  constructor(connection: BetterSqlite3.Database, dialect: SQLiteSyncDialect) {
    super(connection, dialect, undefined);
    this.#connection = connection;
  }

  override prepareQuery(...[query, fields, method, inArrays, mapper, about, caching]: Parameters<Prepare>) {
    const statement = this.#connection.prepare(query.sql);
    return new ReadyQuery(statement, query, logger, cache, about, caching, fields, method, inArrays, mapper) as never;
  }
}

class ReadyQuery extends PreparedQuery {
  readonly #statement: BetterSqlite3.Statement;
  readonly #query: Query;
  readonly #method: "run" | "all" | "get" | "values";
  /** Reads a row. Undefined if drizzle reads the rows, because rows are nested or the query returns no rows. */
  readonly #readRow: ReadRow | undefined;
  #bind: Bind | undefined;

  constructor(...given: ConstructorParameters<typeof PreparedQuery>) {
    super(...given);
    const [statement, query, , , , , fields, method, , mapper] = given;
    this.#statement = statement;
    this.#query = query;
    this.#method = method;
    this.#readRow = fields && !mapper ? rowReader(fields) : undefined;
    if (this.#readRow) statement.raw();
  }

  override execute(values?: Values): never {
    return new Promise((done) => done(this[this.#method](values))) as never;
  }

  override run(values: Values = {}): BetterSqlite3.RunResult {
    return this.#statement.run(this.#bound(values));
  }

  override all(values: Values = {}): never {
    if (!this.#readRow) return super.all(values) as never;
    const rows = this.#statement.all(this.#bound(values)) as unknown[][];
    return rows.map(this.#readRow) as never;
  }

  override get(values: Values = {}): never {
    if (!this.#readRow) return super.get(values) as never;
    const row = this.#statement.get(this.#bound(values)) as unknown[] | undefined;
    return (row && this.#readRow(row)) as never;
  }

  #bound(values: Values): unknown[] {
    this.#bind ??= binder(this.#query.params);
    return this.#bind(values);
  }
}
