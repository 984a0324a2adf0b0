import type { Conn, Db } from "./handle";

/** A tenant's database as its engine opened it. */
export interface OpenedDb extends Omit<Db, "memory" | "readRecent"> {
  /** Undefined where nothing but the database itself can be read. */
  readRecent?: Db["readRecent"];
  /** Whether it still is the tenant's: false where its file was taken away or replaced. Undefined: it can't be. */
  isCurrent?(): boolean;
}

export interface Look {
  conn: Conn;
  close(): void;
}

/** Thrown where a tenant that has been one has no database any more. Nothing is made in its place. */
export class DatabaseMissingError extends Error {}

/** Where all tenants' databases lie: what an engine has to offer. */
export interface Storage {
  /** Whether the tenant has a database, in whatever state. */
  has(slug: string): Promise<boolean>;
  /**
   * Makes the tenant's database where there is none and migrates it. Safe where others do the same at once. Throws
   * `DatabaseMissingError` where there has been one.
   */
  open(slug: string): Promise<OpenedDb>;
  /**
   * One connection for a read in passing: no writer, no migration, nothing that outlives it. Undefined where there is no
   * database, and where it has to be migrated before it can be read.
   */
  look(slug: string): Promise<Look | undefined>;
  /**
   * What differs from what it was before once somebody has written to the tenant's database, on whatever machine. Costs next to
   * nothing. Undefined where the engine can't say; left out where it never can.
   */
  stamp?(slug: string): string | undefined;
  /** The tags of the migrations that the tenant's database lacks. Undefined where there is no database. */
  pending(slug: string): Promise<string[] | undefined>;
  /** A name for what the tenant's database shares with some others and can fail with. Left out: with all of them. */
  shelfOf?(slug: string): string;
  /** Looks anew where the tenant lies: what is opened there may not be current any more. Left out: it can't be elsewhere. */
  recheck?(slug: string): Promise<void>;
  /** Once every opened database is closed. */
  close(): Promise<void>;
}
