import type { Conn, Db } from "./handle";

/** A tenant's database as its engine opened it. */
export interface OpenedDb extends Omit<Db, "memory" | "readRecent"> {
  /** Reads rows that may be a moment old. Left out if only the database itself can be read. */
  readRecent?: Db["readRecent"];
  /**
   * Returns whether the database is still the tenant's and its file was not replaced. Left out if neither can change.
   */
  isCurrent?(): boolean;
}

export interface Look {
  conn: Conn;
  close(): void;
}

/** Thrown if a tenant's database existed and is missing. No empty database replaces it. */
export class DatabaseMissingError extends Error {}

/** The functions that an engine implements, for all tenants. */
export interface Storage {
  /** Returns whether the tenant has a database, in any state. */
  has(slug: string): Promise<boolean>;
  /**
   * Opens a tenant's database, which is created and migrated if needed. Safe in several processes. @throws
   * DatabaseMissingError if the database existed before and is missing
   */
  open(slug: string): Promise<OpenedDb>;
  /** Opens one connection for a single read. Undefined if there is no database, or it must be migrated first. */
  look(slug: string): Promise<Look | undefined>;
  /**
   * Returns a text that changes with each write on any machine. Undefined if the engine can't tell at present. Left out
   * if the engine never can.
   */
  stamp?(slug: string): string | undefined;
  /** Returns the tags of the migrations that the tenant's database lacks. Undefined without a database. */
  pending(slug: string): Promise<string[] | undefined>;
  /**
   * Returns the name of the storage that the tenant shares with others, and that can fail for all of them. Left out if
   * all tenants share one.
   */
  shelfOf?(slug: string): string;
  /**
   * Looks up the tenant's place again, because an open database may no longer be current. Left out if tenants can't
   * move.
   */
  recheck?(slug: string): Promise<void>;
  /** Closes the engine. Call this after every opened database is closed. */
  close(): Promise<void>;
}
