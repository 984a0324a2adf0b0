import type { Shape } from "./shape";

/** Whole numbers are decimal texts, because they may exceed exact numbers. JSON is the text as written. */
export type Value = string | boolean | null;

/** The values of a row, in the order of the shape's columns. */
export type Row = Value[];

/** A place with tenants' databases, on either engine, as a copy sees it: rows by table without their meaning. */
export interface Place {
  /** The place's address for operators, without a password. */
  readonly name: string;
  /** Returns the tenant's database there, migrated. Undefined without one. Throws CopyRefused. */
  find(slug: string): Promise<Contents | undefined>;
  /**
   * Prepares a new database under a name that no tenant has until it is published, locked from the beginning. Removes
   * what dead copies left. Only `replace` accepts a tenant that lost its file.
   */
  prepare(slug: string, term: () => HoldTerm, to?: "publish" | "replace"): Promise<Arrival>;
  /** Returns a value as this engine can store it. */
  storable(value: Value): Value;
  close(): Promise<void>;
}

/** In ms. A lock this close to its end is not prolonged: another process may have seen it end. */
export const MARGIN = 1000;

export interface HoldTerm {
  token: string;
  /** How long the lock lasts, in ms. Null: until it is released. */
  ms: number | null;
}

/** The rows of one database. */
export interface Rows {
  count(table: Shape): Promise<number>;
  /** Returns the next rows in the order of the key, after this one. Keys sort the same on both engines. */
  rowsAfter(table: Shape, row: Row | undefined, limit: number): Promise<Row[]>;
  insert(table: Shape, rows: Row[]): Promise<void>;
}

export interface Contents extends Rows {
  /** Afterwards nobody writes there through handles, and earlier writes are in. False if locked already. */
  hold(term: HoldTerm): Promise<boolean>;
  /** Prolongs one's lock. False if it is no longer in force: others may have written since. */
  prolong(term: HoldTerm): Promise<boolean>;
  /** Releases that lock, or any without a token. False if there was none. */
  release(token?: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface Arrival extends Contents {
  /** The name of its schema or the path of its file, until it is published. */
  own: string;
  /**
   * Makes the copy the tenant in one step: takes the tenant's name, or fills the tenant's empty database. Throws
   * `Unsettled` if the outcome is unknown. After any other error nothing has changed.
   */
  publish(tables: Shape[]): Promise<void>;
  /** Returns rows that violate constraints which the engine does not check on insert. */
  problems(): Promise<string[]>;
  /** Like `publish`, in place of the present tenant, whose new name it returns: `former` is part of it. */
  replace(former: string): Promise<string | undefined>;
  discard(): Promise<void>;
}

/** The copy is impossible or failed. The message is for the operator. */
export class CopyRefused extends Error {}

/** The connection broke at the last step, so it is unknown whether the copy arrived. */
export class Unsettled extends CopyRefused {}

/** Rows per read. */
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

/** Columns and keys as both engines write them. */
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
