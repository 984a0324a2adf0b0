import type { Conn, Db } from "./handle";

/** A tenant's database as its engine opened it. */
export interface OpenedDb extends Omit<Db, "memory" | "readRecent"> {
  /** Reads rows that may be a moment old. Left out if only the database itself can be read. */
  readRecent?: Db["readRecent"];
  /** Whether it is still the tenant's, and its file was not replaced. Left out if neither can change. */
  isCurrent?(): boolean;
}

export interface Look {
  conn: Conn;
  close(): void;
}

/** Thrown if a tenant's existing database is missing. No empty one replaces it. */
export class DatabaseMissingError extends Error {}

/** What an engine implements, for all tenants. */
export interface Storage {
  /** Returns whether the tenant has a database, in any state. */
  has(slug: string): Promise<boolean>;
  /** Creates and migrates if needed. Safe in several processes. @throws DatabaseMissingError if one existed before */
  open(slug: string): Promise<OpenedDb>;
  /** Opens one connection for a single read. Undefined if there is no database, or it must be migrated first. */
  look(slug: string): Promise<Look | undefined>;
  /** Changes with each write on any machine. Undefined if the engine can't tell now, missing if it never can. */
  stamp?(slug: string): string | undefined;
  /** Returns the tags of the migrations that the tenant's database lacks. Undefined without a database. */
  pending(slug: string): Promise<string[] | undefined>;
  /** The storage that the tenant shares with others and that can fail for all of them. Left out if all share one. */
  shelfOf?(slug: string): string;
  /** Looks up the tenant's place again: an open database may no longer be current. Missing: tenants can't move. */
  recheck?(slug: string): Promise<void>;
  /** Closes the engine. Call this after every opened database is closed. */
  close(): Promise<void>;
}
