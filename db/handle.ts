import type { SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Memory } from "./memory";

/**
 * The queries that both engines offer. Drizzle's own `transaction` is left out: `db.transact` is the only way to write.
 */
export type Queries = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "with" | "$with"
>;

declare const writable: unique symbol;

/** One connection. Reads take this. */
export interface Conn {
  readonly drizzle: Queries;
  /** For what is kept of rows that were read here, and goes with the connection. Left out where what is read may be undone. */
  readonly memory?: Memory;
  /** Rows of a query that the builder can't say. */
  rows<Row>(query: SQL): Promise<Row[]>;
}

/** A connection that can write. */
export interface Writing extends Conn {
  /** Thousands of rows at a fraction of the builder's cost. What one row gives and another does not, is null there. */
  insertMany<T extends PgTable>(table: T, rows: readonly T["$inferInsert"][]): Promise<void>;
}

/** One connection inside a transaction. Writes take this, so a write outside a transaction does not compile. */
export interface Tx extends Writing {
  readonly [writable]: true;
  /** Calls `work` once this is committed, and never where it is undone. For telling others: it must not throw. */
  afterCommit(work: () => void): void;
}

/** One tenant's database. */
export interface Db {
  /** Outlives a change of the tenant's config, and the connections. */
  readonly memory: Memory;
  read<T>(fn: (conn: Conn) => Promise<T>): Promise<T>;
  /**
   * The same of what may be a moment old, as others see it: from a replica where there is one that has what this request's sender
   * wrote. Nothing is to be decided by it that another one's change of a moment ago must prevent.
   */
  readRecent<T>(fn: (conn: Conn) => Promise<T>): Promise<T>;
  /**
   * Runs `fn` in one serial transaction: all of it or nothing. It may run more than once, so it holds no network, file
   * or image work. Throws where it is called inside another `transact`.
   */
  transact<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Clears what was deleted out of the files too, as far as the engine is ours: rejects where somebody reads on just then.
   * A PostgreSQL server does it in its own time, by its autovacuum.
   */
  purge(): Promise<void>;
  /** To be called where many rows came at once: a PostgreSQL server plans by what it knew of the tables before. */
  analyze(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Queries prepared once per connection:
 * `const q = prepared((d) => ({ byId: d.select()...prepare("noun.by_id") }))`, then `q(conn).byId.execute({ id })`.
 */
export function prepared<Q extends object>(make: (drizzle: Queries) => Q): (conn: Conn) => Q {
  const made = new WeakMap<Queries, Q>();
  return (conn) => {
    let queries = made.get(conn.drizzle);
    if (!queries) {
      queries = make(conn.drizzle);
      made.set(conn.drizzle, queries);
    }
    return queries;
  };
}
