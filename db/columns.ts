import { type SQL, sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";
import * as sqlite from "drizzle-orm/sqlite-core";

/**
 * The column kit: tables are declared once, with what both engines can hold. Types are PostgreSQL's, because the
 * handle offers only what both engines have and those builders' types are the narrower ones.
 * Times are UTC milliseconds, calendar dates are `YYYY-MM-DD` text, ids are text.
 */
const pgKit = {
  table: pg.pgSchema("tenant").table,
  index: pg.index,
  unique: pg.uniqueIndex,
  check: pg.check,
  primaryKey: pg.primaryKey,
  /** Newest first. PostgreSQL sorts nulls first on a descending key; an index that says otherwise is not used. */
  desc: (column: pg.AnyPgColumn): SQL => sql`${column} desc nulls first`,
  id: (name: string) => pg.text(name),
  int: (name: string) => pg.integer(name),
  ms: (name: string) => pg.bigint(name, { mode: "number" }),
  text: (name: string) => pg.text(name),
  bool: (name: string) => pg.boolean(name),
  json: <T>(name: string) => pg.jsonb(name).$type<T>(),
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

export const k = sqliteKit as unknown as typeof pgKit;
