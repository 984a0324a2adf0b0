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
 * Pins an index: `from(withIndex(profiles, "profile_gender_ix"))`. SQLite fails if the index is missing. PostgreSQL has
 * no such hint.
 */
export function withIndex<T extends Table>(table: T, index: string): T {
  return engine === "sqlite" ? (sql`${table} indexed by ${sql.identifier(index)}` as unknown as T) : table;
}

/** Pins the index of the primary key, which must be the first unique index of the table. */
export function withKeyIndex<T extends Table>(table: T): T {
  return withIndex(table, `sqlite_autoindex_${getTableName(table)}_1`);
}

/** Returns the fastest key of a row: SQLite's rowid, which ends each of its indexes, or the id on PostgreSQL. */
export function rowKey(id: Column): SQL<string> {
  return engine === "sqlite" ? sql`${id.table}.rowid` : sql`${id}`;
}

/** Returns the columns as SQL that decodes alike, because drizzle refuses bare columns beside a pinned table. */
export function fields<F extends Record<string, Column>>(columns: F): { [K in keyof F]: SQL<GetColumnData<F[K]>> } {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql`${column}`.mapWith(column).as(name)]),
  ) as unknown as { [K in keyof F]: SQL<GetColumnData<F[K]>> };
}

/**
 * Returns a limit for a prepared statement: `limit(stableLimit(p("limit")))`. SQLite plans a statement with a bare
 * limit anew at every call.
 */
export function stableLimit(limit: number | Placeholder): number {
  return sql`${limit} + 0` as unknown as number;
}
