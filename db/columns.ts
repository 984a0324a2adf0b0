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
 * The same with at most so many characters. Where no row of a table can exceed 2,032 bytes, at four a character, PostgreSQL makes no
 * second table with an index for long values, which is a third of what an empty tenant consists of. SQLite checks no length.
 */
const shortText = pg.customType<{ data: string; config: { most: number }; configRequired: true }>({
  dataType: ({ most }) => `varchar(${most}) collate "C"`,
});

/** In characters. Ids have 36. */
const LONGEST_ID = 48;
const LONGEST_WORD = 32;

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
  /** For tables in which every text is short. Nothing that a person writes is: what looks like one letter may be twenty. */
  shortId: (name: string) => shortText(name, { most: LONGEST_ID }),
  /** A name of a closed list, or a code. */
  word: (name: string) => shortText(name, { most: LONGEST_WORD }),
  short: (name: string, most: number) => shortText(name, { most }),
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
  shortId: (name: string) => sqlite.text(name),
  word: (name: string) => sqlite.text(name),
  short: (name: string, _most: number) => sqlite.text(name),
  bool: (name: string) => sqlite.integer(name, { mode: "boolean" }),
  json: <T>(name: string) => sqlite.text(name, { mode: "json" }).$type<T>(),
};

export const k = engine === "postgres" ? pgKit : (sqliteKit as unknown as typeof pgKit);
