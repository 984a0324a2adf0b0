import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { engine } from "./engine";

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
    /** Merges pages of several lists, read with the same question and in this order, into one. */
    merged<Wider extends Row>(asked: Asked, pages: Page<Wider>[]): Page<Wider> {
      return mergedBy(keys, asked, pages);
    },
  };
}

/** The order of a list of rows that say when they came about: the newest first. `id` is one row's alone. */
export function newestBy(at: AnyPgColumn, id: AnyPgColumn) {
  return <Row extends Dated>(asked: Asked, read: (part: Part) => PromiseLike<Row[]>): Promise<Page<Row>> =>
    sortedBy<Row>(
      { column: at, of: (row) => row.at, descending: true },
      { column: id, of: (row) => row.id, descending: true },
    ).page(asked, read);
}

/** A page of a few rows that are in memory, in the order of `newestBy`. */
export function pageOfFew<Row extends Dated>({ after, limit = USUAL }: Asked, rows: Row[]): Page<Row> {
  const [at, id] = after === undefined ? [] : valuesIn(after);
  const isBehind = (row: Row) =>
    typeof at !== "number" || row.at < at || (row.at === at && typeof id === "string" && row.id < id);
  const sorted = rows.filter(isBehind).sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
  return cut(sorted, limit, [(row) => row.at, (row) => row.id]);
}

/** Merges pages of several lists, read with the same question and in the same order, into one. `of` gives a row's place in it. */
export function merged<Row>(asked: Asked, pages: Page<Row>[], of: ((row: Row) => string | number)[]): Page<Row> {
  return mergedBy(
    of.map((value) => ({ of: value })),
    asked,
    pages,
  );
}

const USUAL = 100;

function mergedBy<Row>(
  keys: { of: (row: Row) => string | number; descending?: true }[],
  { limit = USUAL }: Asked,
  pages: Page<Row>[],
): Page<Row> {
  const rows = pages.flatMap((page) => page.rows);
  rows.sort((one, other) => {
    const differing = keys.find(({ of }) => of(one) !== of(other));
    if (!differing) return 0;
    const isFirst = differing.of(one) < differing.of(other) !== (differing.descending ?? false);
    return isFirst ? -1 : 1;
  });
  const of = keys.map((key) => key.of);
  const { rows: shown, next } = cut(rows, limit, of);
  const last = shown.at(-1);
  const isLonger = last && pages.some((page) => page.next !== null);
  return { rows: shown, next: next ?? (isLonger ? cursorOf(last, of) : null) };
}

/** Reads a page of one list. */
type Read<Row> = (asked: Asked) => Promise<Page<Row>>;

/** Lists one behind the other as one list: the next begins once the one before is read to its end. Throws `UnknownCursorError`. */
export async function concatenated<Row>({ after, limit = USUAL }: Asked, lists: Read<Row>[]): Promise<Page<Row>> {
  const [first, within] = after === undefined ? [0, ""] : valuesIn(after);
  if (typeof first !== "number" || typeof within !== "string") throw new UnknownCursorError(after!);
  const rows: Row[] = [];
  for (const [index, list] of lists.entries()) {
    if (index < first) continue;
    const began = index === first && within !== "" ? { after: within } : {};
    if (rows.length === limit) {
      // This one begins on the next page, unless there is nothing in it.
      if ((await list({ limit: 1 })).rows.length > 0) return { rows, next: cursorFrom([index, ""]) };
      continue;
    }
    const page = await list({ ...began, limit: limit - rows.length });
    rows.push(...page.rows);
    if (page.next !== null) return { rows, next: cursorFrom([index, page.next]) };
  }
  return { rows, next: null };
}

/** A row that says when it came about. */
export interface Dated {
  /** UTC ms. */
  at: number;
  /** Its row's alone within its list. */
  id: string;
}

/**
 * Lists that each have the newest first, then the greatest id, merged into one of that order. Of rows of the same moment those
 * of an earlier list come first, so that ids need to be unique within a list alone. Throws `UnknownCursorError`.
 */
export async function interleaved<Row extends Dated>(asked: Asked, lists: Read<Row>[]): Promise<Page<Row>> {
  const { after, limit = USUAL } = asked;
  const from = after === undefined ? undefined : placeIn(after, lists.length);
  const pages: Page<{ row: Row; index: number }>[] = [];
  for (const [index, list] of lists.entries()) {
    const page = await list({ limit, after: from && cursorFrom([from.at, idBehind(from, index)]) });
    pages.push({ ...page, rows: page.rows.map((row) => ({ row, index })) });
  }
  // Rows of one list and moment stay in the order in which they came: sorting is stable.
  const { rows, next } = merged({ limit }, pages, [({ row }) => -row.at, ({ index }) => index]);
  const last = rows.at(-1);
  return {
    rows: rows.map(({ row }) => row),
    next: next && last ? cursorFrom([last.row.at, last.index, last.row.id]) : null,
  };
}

interface Place extends Dated {
  index: number;
}

function placeIn(cursor: string, lists: number): Place {
  const [at, index, id] = valuesIn(cursor);
  const fits =
    Number.isSafeInteger(at) &&
    typeof at === "number" &&
    typeof index === "number" &&
    index < lists &&
    typeof id === "string";
  if (!fits) throw new UnknownCursorError(cursor);
  return { at, index, id };
}

/** Behind which id a list goes on within the moment of a place: an earlier one is through with it, a later one has yet to begin. */
function idBehind({ index, id }: Place, list: number): string {
  if (list === index) return id;
  return list < index ? "" : LAST_ID;
}

/** Sorts behind any id. */
const LAST_ID = "\u{10ffff}";

/** Whether a column of numbers can hold it: PostgreSQL refuses to compare it with what it can't. */
function isStored(column: AnyPgColumn, value: unknown): boolean {
  const most = column.getSQLType() === "integer" && engine === "postgres" ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER;
  return Number.isSafeInteger(value) && Math.abs(value as number) <= most;
}

/** The condition for rows behind the place that a cursor names. */
function behind<Row>(keys: SortKey<Row>[], cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const values = valuesIn(cursor);
  const fits = keys.every(({ column }, at) =>
    column.dataType === "number" ? isStored(column, values[at]) : typeof values[at] === "string",
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
  return cursorFrom(of.map((value) => value(row)));
}

function cursorFrom(values: (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

function valuesIn(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
