import type { Shape } from "./shape";

/**
 * The value of a column. Whole numbers are decimal texts, because they may exceed exact numbers. JSON is the text as
 * written.
 */
export type Value = string | boolean | null;

/** The values of a row, in the order of the shape's columns. */
export type Row = Value[];

/** A place with tenants' databases, on either engine. A copy sees rows by table, without their meaning. */
export interface Place {
  /** The place's address for operators, without a password. */
  readonly name: string;
  /** Returns the tenant's database at this place, migrated. Undefined if the place lacks it. Throws CopyRefused. */
  find(slug: string): Promise<Contents | undefined>;
  /**
   * Prepares a new database, locked from the beginning, under a name of its own until it is published. Removes the
   * remains of dead copies. Only `replace` accepts a tenant that lost its file.
   */
  prepare(slug: string, term: () => HoldTerm, to?: "publish" | "replace"): Promise<Arrival>;
  /** Returns a value as this engine can store it. */
  storable(value: Value): Value;
  close(): Promise<void>;
}

/** In ms. A lock this close to its end is not prolonged, because another process may already have seen it end. */
export const MARGIN = 1000;

export interface HoldTerm {
  token: string;
  /** How long the lock lasts, in ms. Null: until the lock is released. */
  ms: number | null;
}

/** The rows of one database. */
export interface Rows {
  count(table: Shape): Promise<number>;
  /** Returns the next rows after `row`, in the order of the key. Keys sort the same on both engines. */
  rowsAfter(table: Shape, row: Row | undefined, limit: number): Promise<Row[]>;
  insert(table: Shape, rows: Row[]): Promise<void>;
}

export interface Contents extends Rows {
  /**
   * Locks the database. Afterwards no process writes through handles, and earlier writes are visible. False if the
   * database is already locked.
   */
  hold(term: HoldTerm): Promise<boolean>;
  /**
   * Prolongs the lock with this token. False if the lock is no longer in force, because other processes may have
   * written since.
   */
  prolong(term: HoldTerm): Promise<boolean>;
  /** Releases the lock with this token, or any lock if no token is given. False if there was no lock. */
  release(token?: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface Arrival extends Contents {
  /** The name of the copy's schema, or the path of its file, until the copy is published. */
  own: string;
  /**
   * Makes the copy the tenant in one step: takes the tenant's name, or fills the tenant's empty database. Throws
   * `Unsettled` if the outcome is unknown. After any other error nothing has changed.
   */
  publish(tables: Shape[]): Promise<void>;
  /** Returns a description of each row that violates a constraint which the engine does not check on insert. */
  problems(): Promise<string[]>;
  /**
   * Publishes the copy in place of the present tenant. The former database gets a new name, which contains `former` and
   * is returned.
   */
  replace(former: string): Promise<string | undefined>;
  discard(): Promise<void>;
}

/** Thrown if a copy is impossible or failed. The message is for operators. */
export class CopyRefused extends Error {}

/** Thrown if the connection broke at the last step, so it is unknown whether the copy arrived. */
export class Unsettled extends CopyRefused {}

/** The number of rows per read. */
export const AT_ONCE = 1000;

/** Returns all rows of a table in the order of its key. */
export async function* batchesOf(rows: Pick<Rows, "rowsAfter">, table: Shape): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const batch = await rows.rowsAfter(table, last, AT_ONCE);
    if (batch.length > 0) yield batch;
    last = batch.at(AT_ONCE - 1);
  } while (last);
}

/** Returns the input of a checksum, equal on both engines for equal rows. */
export function digestible(rows: Row[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** Returns the quoted names of a table's columns and of its key, as both engines write them. */
export function namesOf({ columns, key }: Shape): { columns: string; key: string } {
  const quoted = columns.map(({ name }) => `"${name}"`);
  return { columns: quoted.join(", "), key: key.map((at) => quoted[at]).join(", ") };
}

export function keyOf({ key }: Shape, row: Row): Row {
  return key.map((at) => row[at]!);
}

export function newerThanThis(place: string, slug: string): CopyRefused {
  return new CopyRefused(`${slug} in ${place} was last used by a later version of Bouquet. Copy it with that version.`);
}

export function notEmpty(place: string, slug: string): CopyRefused {
  return new CopyRefused(
    `${place} has rows of ${slug} already, which a copy never overwrites. Move them away, or copy to another place.`,
  );
}
