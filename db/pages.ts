import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { engine } from "./engine";

export interface Page<Row> {
  rows: Row[];
  /** The `after` of the next page. Null on the last page. */
  next: string | null;
}

export interface Asked {
  /** The cursor: `next` of the previous page. Undefined for the first page. */
  after?: string | undefined;
  /** Maximum number of rows; 100 if left out. */
  limit?: number | undefined;
}

interface Part {
  after: SQL | undefined;
  order: SQL[];
  limit: number;
}

/** Thrown if `after` is no cursor of this list. */
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

/** Returns the order of a paged list. Its columns together identify a row; changes shift nothing between pages. */
export function sortedBy<Row>(...keys: SortKey<Row>[]) {
  return {
    /**
     * Returns a page of the rows that `read` returns. `read` gets a limit of one row more, to find whether a next page
     * exists. @throws UnknownCursorError
     */
    async page({ after, limit = USUAL }: Asked, read: (part: Part) => PromiseLike<Row[]>): Promise<Page<Row>> {
      const order = keys.map(({ column, descending }) => (descending ? desc(column) : asc(column)));
      const rows = await read({ after: behind(keys, after), order, limit: limit + 1 });
      return cut(
        rows,
        limit,
        keys.map(({ of }) => of),
      );
    },
    /** Merges pages of several lists, read for the same request and in this order, into one page. */
    merged<Wider extends Row>(asked: Asked, pages: Page<Wider>[]): Page<Wider> {
      return mergedBy(keys, asked, pages);
    },
  };
}

/** Returns the order of rows with a date, newest first. `id` must be unique. */
export function newestBy(at: AnyPgColumn, id: AnyPgColumn) {
  return <Row extends Dated>(asked: Asked, read: (part: Part) => PromiseLike<Row[]>): Promise<Page<Row>> =>
    sortedBy<Row>(
      { column: at, of: (row) => row.at, descending: true },
      { column: id, of: (row) => row.id, descending: true },
    ).page(asked, read);
}

/** Returns a page of a few rows in memory, in the order of `newestBy`. */
export function pageOfFew<Row extends Dated>({ after, limit = USUAL }: Asked, rows: Row[]): Page<Row> {
  const [at, id] = after === undefined ? [] : valuesIn(after);
  const isBehind = (row: Row) =>
    typeof at !== "number" || row.at < at || (row.at === at && typeof id === "string" && row.id < id);
  const sorted = rows.filter(isBehind).sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
  return cut(sorted, limit, [(row) => row.at, (row) => row.id]);
}

/** Merges pages of several lists of the same request and order. `of` returns a row's sort values. */
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

type Read<Row> = (asked: Asked) => Promise<Page<Row>>;

/** Reads lists one after the other as one list. @throws UnknownCursorError */
export async function concatenated<Row>({ after, limit = USUAL }: Asked, lists: Read<Row>[]): Promise<Page<Row>> {
  const [first, within] = after === undefined ? [0, ""] : valuesIn(after);
  if (typeof first !== "number" || typeof within !== "string") throw new UnknownCursorError(after!);
  const rows: Row[] = [];
  for (const [index, list] of lists.entries()) {
    if (index < first) continue;
    const began = index === first && within !== "" ? { after: within } : {};
    if (rows.length === limit) {
      // The list begins on the next page, unless it is empty.
      if ((await list({ limit: 1 })).rows.length > 0) return { rows, next: cursorFrom([index, ""]) };
      continue;
    }
    const page = await list({ ...began, limit: limit - rows.length });
    rows.push(...page.rows);
    if (page.next !== null) return { rows, next: cursorFrom([index, page.next]) };
  }
  return { rows, next: null };
}

export interface Dated {
  at: number;
  /** Unique within its list. */
  id: string;
}

/** Merges lists, each newest first, then by greatest id, unique within a list. Throws `UnknownCursorError`. */
export async function interleaved<Row extends Dated>(asked: Asked, lists: Read<Row>[]): Promise<Page<Row>> {
  const { after, limit = USUAL } = asked;
  const from = after === undefined ? undefined : placeIn(after, lists.length);
  const pages: Page<{ row: Row; index: number }>[] = [];
  for (const [index, list] of lists.entries()) {
    const page = await list({ limit, after: from && cursorFrom([from.at, idBehind(from, index)]) });
    pages.push({ ...page, rows: page.rows.map((row) => ({ row, index })) });
  }
  // Rows of one list and moment keep their order: sorting is stable.
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

/** Returns the id after which a list continues within a cursor's moment. */
function idBehind({ index, id }: Place, list: number): string {
  if (list === index) return id;
  return list < index ? "" : LAST_ID;
}

const LAST_ID = "\u{10ffff}";

/** Returns whether a numeric column can hold the value: PostgreSQL refuses to compare it otherwise. */
function isStored(column: AnyPgColumn, value: unknown): boolean {
  const most = column.getSQLType() === "integer" && engine === "postgres" ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER;
  return Number.isSafeInteger(value) && Math.abs(value as number) <= most;
}

function behind<Row>(keys: SortKey<Row>[], cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const values = valuesIn(cursor);
  const fits = keys.every(({ column }, at) =>
    column.dataType === "number" ? isStored(column, values[at]) : typeof values[at] === "string",
  );
  if (!fits || values.length !== keys.length) throw new UnknownCursorError(cursor);
  const [first] = keys;
  // Redundant, but worded so that an index on the first column can start there.
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
