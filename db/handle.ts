import type { SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Memory } from "./memory";

/** Queries without drizzle's own `transaction`, because `db.transact` is the only way to write. */
export type Queries = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "with" | "$with"
>;

declare const writable: unique symbol;

export interface Conn {
  readonly drizzle: Queries;
  /**
   * Caches rows that were read on this connection, as long as the connection lives. Missing inside a transaction, whose
   * rows may be rolled back.
   */
  readonly memory?: Memory;
  rows<Row>(query: SQL): Promise<Row[]>;
}

export interface Writing extends Conn {
  /** Inserts thousands of rows much faster than the builder. Columns that a row lacks become null. */
  insertMany<T extends PgTable>(table: T, rows: readonly T["$inferInsert"][]): Promise<void>;
}

/** A connection inside a transaction, for writes. A write outside a transaction does not compile. */
export interface Tx extends Writing {
  readonly [writable]: true;
  /** Calls `work` after the commit, and never after a rollback. `work` sends notifications and must not throw. */
  afterCommit(work: () => void): void;
}

export interface Db {
  /** The cache of the tenant, which outlives config changes and connections. */
  readonly memory: Memory;
  read<T>(fn: (conn: Conn) => Promise<T>): Promise<T>;
  /**
   * Reads rows that may be a moment old: from a replica, if the replica has this request's own writes. Never base a
   * decision on it that another member's latest change must prevent.
   */
  readRecent<T>(fn: (conn: Conn) => Promise<T>): Promise<T>;
  /**
   * Runs `fn` in one serializable transaction, all or nothing. `fn` may run more than once, so it does no network, file
   * or image work. Throws inside another `transact`.
   */
  transact<T>(fn: (tx: Tx) => Promise<T>): Promise<T>;
  /** Removes deleted data from the files. Rejects while a reader is active. On PostgreSQL autovacuum does this. */
  purge(): Promise<void>;
  /**
   * Updates PostgreSQL's statistics. Call this after inserting many rows, because the planner would use the previous
   * statistics.
   */
  analyze(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes a set of prepared statements, each prepared once per connection: `const q = prepared((d) => ({ byId:
 * d.select()...prepare("noun.by_id") }))`.
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
