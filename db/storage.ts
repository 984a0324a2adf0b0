import type { Conn, Db } from "./handle";

/** A tenant's database as its engine opened it. */
export interface OpenedDb extends Omit<Db, "memory" | "readRecent"> {
  /** Reads rows that may be a moment old. Left out if only the database itself can be read. */
  readRecent?: Db["readRecent"];
  /**
   * Returns whether the opened database is still the tenant's, and its file was not replaced. Left out if neither can
   * change.
   */
  isCurrent?(): boolean;
}

export interface Look {
  conn: Conn;
  close(): void;
}

/** Thrown if a tenant's existing database is missing. No empty one replaces it. */
export class DatabaseMissingError extends Error {}

/** The functions that an engine implements, for all tenants' databases. */
export interface Storage {
  /** Returns whether the tenant has a database, in any state. */
  has(slug: string): Promise<boolean>;
  /**
   * Creates the tenant's database if needed, and migrates it. Safe if other processes do the same.
   * @throws DatabaseMissingError if a database existed before
   */
  open(slug: string): Promise<OpenedDb>;
  /**
   * Opens one connection for a single read: no writer, no migration, nothing that stays open. Undefined if there is no
   * database, or if it must be migrated first.
   */
  look(slug: string): Promise<Look | undefined>;
  /**
   * Returns a stamp that changes with each write to the tenant's database, on any machine. Cheap. Undefined if the
   * engine can't tell now, missing if it never can.
   */
  stamp?(slug: string): string | undefined;
  /** Returns the tags of the migrations that the tenant's database lacks. Undefined without a database. */
  pending(slug: string): Promise<string[] | undefined>;
  /**
   * Returns the name of the storage that the tenant shares with some other tenants, and that can fail for all of them.
   * Left out if all tenants share one.
   */
  shelfOf?(slug: string): string;
  /** Looks up the tenant's place again: an open database may no longer be current. Missing: tenants can't move. */
  recheck?(slug: string): Promise<void>;
  /** Closes the engine. Call this after every opened database is closed. */
  close(): Promise<void>;
}
