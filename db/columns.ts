import { type SQL, sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";
import * as sqlite from "drizzle-orm/sqlite-core";
import { engine } from "./engine";

/** The schema name in declarations for PostgreSQL. Each statement gets its tenant's own schema when it is sent. */
export const ANY_TENANT = "tenant";

/** A text column that sorts by bytes like SQLite, whatever the language of the server. */
const bytewiseText = pg.customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * A text column with a maximum length. If all of a row's texts together have at most 2,032 bytes, at four bytes a
 * character, PostgreSQL makes no second table for long values. These second tables would be a third of an empty tenant.
 * SQLite checks no length.
 */
const shortText = pg.customType<{ data: string; config: { most: number }; configRequired: true }>({
  dataType: ({ most }) => `varchar(${most}) collate "C"`,
});

const LONGEST_ID = 48;
const LONGEST_WORD = 32;

/**
 * The column kit, with which each table is declared once for both engines. Types are PostgreSQL's, which are narrower
 * than SQLite's. Times are UTC milliseconds, calendar dates are `YYYY-MM-DD` text, ids are text.
 */
const pgKit = {
  table: pg.pgSchema(ANY_TENANT).table,
  index: pg.index,
  unique: pg.uniqueIndex,
  check: pg.check,
  primaryKey: pg.primaryKey,
  /**
   * Sorts an index newest first. PostgreSQL ignores an index whose order of nulls is not that of the query. Raw SQL,
   * because a second index on a column loses drizzle's `desc()`.
   */
  desc: (column: pg.AnyPgColumn): SQL => sql`${sql.identifier(column.name)} desc nulls first`,
  id: (name: string) => bytewiseText(name),
  int: (name: string) => pg.integer(name),
  ms: (name: string) => pg.bigint(name, { mode: "number" }),
  text: (name: string) => bytewiseText(name),
  /**
   * An id in a table with short texts only. Never use short texts for what people write: one visible letter may have 20
   * characters.
   */
  shortId: (name: string) => shortText(name, { most: LONGEST_ID }),
  /** The id of a row of another table. */
  foreignId: (name: string, of: () => pg.AnyPgColumn) => bytewiseText(name).notNull().references(of),
  /** The id of a row of another table. This row is deleted with that row. */
  ownerId: (name: string, owner: () => pg.AnyPgColumn) =>
    bytewiseText(name).notNull().references(owner, { onDelete: "cascade" }),
  shortOwnerId: (name: string, owner: () => pg.AnyPgColumn) =>
    shortText(name, { most: LONGEST_ID }).notNull().references(owner, { onDelete: "cascade" }),
  /** A name from a closed list, or a code. */
  word: (name: string) => shortText(name, { most: LONGEST_WORD }),
  short: (name: string, most: number) => shortText(name, { most }),
  bool: (name: string) => pg.boolean(name),
  /**
   * A JSON column that keeps the text as written, like SQLite. `jsonb` would sort keys and refuse half a surrogate
   * pair.
   */
  json: <T>(name: string) => pg.json(name).$type<T>(),
};

const sqliteKit = {
  table: sqlite.sqliteTable,
  index: sqlite.index,
  unique: sqlite.uniqueIndex,
  check: sqlite.check,
  primaryKey: sqlite.primaryKey,
  desc: (column: sqlite.AnySQLiteColumn): SQL => sql`${column} desc`,
  id: (name: string) => sqlite.text(name),
  int: (name: string) => sqlite.integer(name),
  ms: (name: string) => sqlite.integer(name),
  text: (name: string) => sqlite.text(name),
  shortId: (name: string) => sqlite.text(name),
  foreignId: (name: string, of: () => sqlite.AnySQLiteColumn) => sqlite.text(name).notNull().references(of),
  ownerId: (name: string, owner: () => sqlite.AnySQLiteColumn) =>
    sqlite.text(name).notNull().references(owner, { onDelete: "cascade" }),
  shortOwnerId: (name: string, owner: () => sqlite.AnySQLiteColumn) =>
    sqlite.text(name).notNull().references(owner, { onDelete: "cascade" }),
  word: (name: string) => sqlite.text(name),
  short: (name: string, _most: number) => sqlite.text(name),
  bool: (name: string) => sqlite.integer(name, { mode: "boolean" }),
  json: <T>(name: string) => sqlite.text(name, { mode: "json" }).$type<T>(),
};

export const k = engine === "postgres" ? pgKit : (sqliteKit as unknown as typeof pgKit);
