import { type SQL, sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";
import * as sqlite from "drizzle-orm/sqlite-core";
import { engine } from "./engine";

/**
 * The schema name in which PostgreSQL's tables are declared. No schema has this name: each statement gets its tenant's
 * own in its place as it is sent.
 */
export const ANY_TENANT = "tenant";

/** Sorted by bytes, as SQLite does it, and not by the rules of the language that a server was set up with. */
const bytewiseText = pg.customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * The column kit: tables are declared once, with what both engines can hold. Types are PostgreSQL's, because the
 * handle offers only what both engines have and those builders' types are the narrower ones.
 * Times are UTC milliseconds, calendar dates are `YYYY-MM-DD` text, ids are text.
 */
const pgKit = {
  table: pg.pgSchema(ANY_TENANT).table,
  index: pg.index,
  unique: pg.uniqueIndex,
  check: pg.check,
  primaryKey: pg.primaryKey,
  /**
   * Newest first. PostgreSQL sorts nulls first on a descending key; an index that says otherwise is not used. As SQL,
   * because a column's own `desc()` is forgotten by the second index that it is given to.
   */
  desc: (column: pg.AnyPgColumn): SQL => sql`${sql.identifier(column.name)} desc nulls first`,
  id: (name: string) => bytewiseText(name),
  int: (name: string) => pg.integer(name),
  ms: (name: string) => pg.bigint(name, { mode: "number" }),
  text: (name: string) => bytewiseText(name),
  bool: (name: string) => pg.boolean(name),
  /** As it was written, like SQLite's: jsonb would sort its keys, and refuse half a character that somebody typed. */
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
  bool: (name: string) => sqlite.integer(name, { mode: "boolean" }),
  json: <T>(name: string) => sqlite.text(name, { mode: "json" }).$type<T>(),
};

export const k = engine === "postgres" ? pgKit : (sqliteKit as unknown as typeof pgKit);
