import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** A part of a list. */
export interface Page<Row> {
  rows: Row[];
  /** The cursor to read on with as `after`; null where nothing follows. */
  next: string | null;
}

/** Which part of a list. */
export interface Asked {
  /** `next` of the page before; the first one if left out. */
  after?: string | undefined;
  /** Rows at most: a hundred if left out. */
  limit?: number | undefined;
}

/** The parts of a statement that make it read one page of a list. */
interface Part {
  /** For `where`: the rows after the page before. */
  after: SQL | undefined;
  /** For `orderBy`. */
  order: SQL[];
  limit: number;
}

/** Thrown for an `after` that is no `next` of this list. */
export class UnknownCursorError extends Error {
  constructor(cursor: string) {
    super(`"${cursor}" is no place in this list: --after takes what "next" of the page before says`);
  }
}

interface SortKey<Row> {
  column: AnyPgColumn;
  of(row: Row): string | number;
  descending?: true;
}

/**
 * The order of a list that is read in pages: columns that together are one row's alone. A page begins after the last row of
 * the one before, wherever that row is by now, so what comes or goes meanwhile moves nothing to another page.
 */
export function sortedBy<Row>(...keys: SortKey<Row>[]) {
  return {
    /** A page of what `read` reads; it is asked for one row more. Throws `UnknownCursorError`. */
    async page({ after, limit = USUAL }: Asked, read: (part: Part) => PromiseLike<Row[]>): Promise<Page<Row>> {
      const order = keys.map(({ column, descending }) => (descending ? desc(column) : asc(column)));
      const rows = await read({ after: behind(keys, after), order, limit: limit + 1 });
      return cut(
        rows,
        limit,
        keys.map(({ of }) => of),
      );
    },
  };
}

/** Merges pages of several lists, read with the same question and in the same order, into one. `of` gives a row's place in it. */
export function merged<Row>(
  { limit = USUAL }: Asked,
  pages: Page<Row>[],
  of: ((row: Row) => string | number)[],
): Page<Row> {
  const rows = pages.flatMap((page) => page.rows);
  rows.sort((one, other) => {
    const differing = of.find((value) => value(one) !== value(other));
    return differing === undefined ? 0 : differing(one) < differing(other) ? -1 : 1;
  });
  const { rows: shown, next } = cut(rows, limit, of);
  const last = shown.at(-1);
  const isLonger = last && pages.some((page) => page.next !== null);
  return { rows: shown, next: next ?? (isLonger ? cursorOf(last, of) : null) };
}

const USUAL = 100;

/** The condition for rows behind the place that a cursor names. */
function behind<Row>(keys: SortKey<Row>[], cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const values = valuesIn(cursor);
  const fits = keys.every(
    ({ column }, at) => typeof values[at] === (column.dataType === "number" ? "number" : "string"),
  );
  if (!fits || values.length !== keys.length) throw new UnknownCursorError(cursor);
  const [first] = keys;
  // Says nothing that the rest does not, but in words in which an index on the first column is entered at that place.
  const fromThere = first && (first.descending ? lte : gte)(first.column, values[0]);
  const past = keys.map(({ column, descending }, at) => {
    const before = keys.slice(0, at).map((key, nth) => eq(key.column, values[nth]));
    return and(...before, (descending ? lt : gt)(column, values[at]));
  });
  return and(fromThere, or(...past));
}

function cut<Row>(rows: Row[], limit: number, of: ((row: Row) => string | number)[]): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: last && rows.length > limit ? cursorOf(last, of) : null };
}

function cursorOf<Row>(row: Row, of: ((row: Row) => string | number)[]): string {
  return Buffer.from(JSON.stringify(of.map((value) => value(row)))).toString("base64url");
}

function valuesIn(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
