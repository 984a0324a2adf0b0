import {
  type Column,
  type GetColumnData,
  getTableName,
  type Placeholder,
  type SQL,
  sql,
  type Table,
} from "drizzle-orm";
import { engine } from "./engine";

/**
 * `from(withIndex(profiles, "profile_gender_ix"))`: SQLite must use that index, or the statement fails to prepare.
 * PostgreSQL knows no such order; it keeps statistics, and chooses by them.
 */
export function withIndex<T extends Table>(table: T, index: string): T {
  return engine === "sqlite" ? (sql`${table} indexed by ${sql.identifier(index)}` as unknown as T) : table;
}

/** Pinned to the index of the primary key, which has to be the first of the table's unique ones. */
export function withKeyIndex<T extends Table>(table: T): T {
  return withIndex(table, `sqlite_autoindex_${getTableName(table)}_1`);
}

/** By what a row is found soonest: SQLite's own number of it, which each of its indexes ends with. PostgreSQL has the id alone. */
export function rowKey(id: Column): SQL<string> {
  return engine === "sqlite" ? sql`${id.table}.rowid` : sql`${id}`;
}

/** Drizzle refuses bare columns beside a pinned table: the same columns, as SQL that decodes alike. */
export function fields<F extends Record<string, Column>>(columns: F): { [K in keyof F]: SQL<GetColumnData<F[K]>> } {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql`${column}`.mapWith(column).as(name)]),
  ) as unknown as { [K in keyof F]: SQL<GetColumnData<F[K]>> };
}

/**
 * `limit(stableLimit(p("limit")))`: a limit that SQLite does not look at while it plans. A bare one, once bound, has it plan
 * the statement again at every call, which costs more than most statements do.
 */
export function stableLimit(limit: number | Placeholder): number {
  return sql`${limit} + 0` as unknown as number;
}
