import { type Column, type GetColumnData, type SQL, sql, type Table } from "drizzle-orm";

/** `from(pinned(profiles, "profile_gender_ix"))`: SQLite must use that index, or the statement fails to prepare. */
export function pinned<T extends Table>(table: T, index: string): T {
  return sql`${table} indexed by ${sql.identifier(index)}` as unknown as T;
}

/** Drizzle refuses bare columns beside a pinned table: the same columns, as SQL that decodes alike. */
export function fields<F extends Record<string, Column>>(columns: F): { [K in keyof F]: SQL<GetColumnData<F[K]>> } {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql`${column}`.mapWith(column).as(name)]),
  ) as unknown as { [K in keyof F]: SQL<GetColumnData<F[K]>> };
}
