import type { Shape } from "./shape";

/** Whole numbers are decimal texts, for they may be longer than a number is exact; JSON is the text as it was written. */
export type Value = string | boolean | null;

/** In the order of its shape's columns. */
export type Row = Value[];

/** Where tenants' databases lie, on either engine, as a copy sees it: rows by table, and nothing of what they mean. */
export interface Place {
  /** For people to read: without a password. */
  readonly name: string;
  /** The tenant's database there, brought up to date. Undefined where there is none. Throws CopyRefused. */
  find(slug: string): Promise<Contents | undefined>;
  /**
   * A new one, with a name that is no tenant's until it is published, and held from when it is there. Clears away what
   * copies that died have left. Only what is to `replace` may find something that lost its tenant's file.
   */
  prepare(slug: string, term: () => HoldTerm, to?: "publish" | "replace"): Promise<Arrival>;
  /** The value as this engine can hold it. */
  storable(value: Value): Value;
  close(): Promise<void>;
}

/**
 * In ms. A hold so close to its end is not put off any more: by the time that this is written, somebody may have seen
 * the end of it.
 */
export const MARGIN = 1000;

export interface HoldTerm {
  token: string;
  /** Null: until it is released. */
  ms: number | null;
}

/** The rows of one database. */
export interface Rows {
  count(table: Shape): Promise<number>;
  /** The next rows in the order of the key, after this one. Keys sort alike on both engines. */
  rowsAfter(table: Shape, row: Row | undefined, limit: number): Promise<Row[]>;
  insert(table: Shape, rows: Row[]): Promise<void>;
}

export interface Contents extends Rows {
  /** From its return on nobody writes there through the handles, and earlier writes are in. False: held already. */
  hold(term: HoldTerm): Promise<boolean>;
  /** Puts off the end of one's hold. False where it is not in force any more: somebody may have written since. */
  prolong(term: HoldTerm): Promise<boolean>;
  /** Ends that hold; without a token, any. False where there was none. */
  release(token?: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface Arrival extends Contents {
  /** Until it is published: the name of its schema, or the path of its file. */
  own: string;
  /**
   * Makes it the tenant, in one step: takes the tenant's name, or fills the tenant's empty database. Throws `Unsettled`
   * where that may have happened or not; after any other error nothing has.
   */
  publish(tables: Shape[]): Promise<void>;
  /** What is wrong with it, where its engine does not refuse such rows as they are written. */
  problems(): Promise<string[]>;
  /**
   * Makes it the tenant in place of the one that is there, which stays under the name that is returned; undefined where there is
   * none. `former` stands in that name. Throws as `publish` does.
   */
  replace(former: string): Promise<string | undefined>;
  discard(): Promise<void>;
}

/** The copy can't be made, or was not. The message is for the person who asked for it. */
export class CopyRefused extends Error {}

/** Whether the copy has arrived is not known: the connection broke as it did. */
export class Unsettled extends CopyRefused {}

/** Rows that are read at once. */
export const AT_ONCE = 1000;

/** All rows of a table in the order of its key. */
export async function* batchesOf(rows: Pick<Rows, "rowsAfter">, table: Shape): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const batch = await rows.rowsAfter(table, last, AT_ONCE);
    if (batch.length > 0) yield batch;
    last = batch.at(AT_ONCE - 1);
  } while (last);
}

/** What a checksum is taken of: the same for the same rows on either engine. */
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
  return new CopyRefused(`${slug} in ${place} was last used by a later version of Bouquet. Copy it with that one.`);
}

export function notEmpty(place: string, slug: string): CopyRefused {
  return new CopyRefused(
    `There are rows of ${slug} in ${place} already, and nothing is ever overwritten. Move them away, or copy to another place.`,
  );
}
