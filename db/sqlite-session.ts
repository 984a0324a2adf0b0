import type BetterSqlite3 from "better-sqlite3";
import {
  Column,
  type DriverValueDecoder,
  type DriverValueEncoder,
  is,
  noopDecoder,
  Param,
  Placeholder,
  type Query,
  SQL,
} from "drizzle-orm";
import { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { BetterSQLiteSession, PreparedQuery } from "drizzle-orm/better-sqlite3/session";
import { NoopCache } from "drizzle-orm/cache/core";
import { NoopLogger } from "drizzle-orm/logger";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";

type Prepare = BetterSQLiteSession<Record<string, never>, Record<string, never>>["prepareQuery"];
type OrderedFields = NonNullable<Parameters<Prepare>[1]>;
type Values = Record<string, unknown>;
type Bind = (values: Values) => unknown[];
type ReadRow = (row: unknown[]) => Record<string, unknown>;

const logger = new NoopLogger();
const cache = new NoopCache();

/**
 * Drizzle on a connection, with what its prepared queries do at every call done once: which values they bind and how, and
 * what becomes of a row. Drizzle works both out anew for every value of every row, which costs more than SQLite's own part
 * of most statements.
 */
export function drizzleOn(connection: BetterSqlite3.Database) {
  const dialect = new SQLiteSyncDialect();
  return new BetterSQLite3Database("sync", dialect, new Session(connection, dialect), undefined);
}

class Session extends BetterSQLiteSession<Record<string, never>, Record<string, never>> {
  readonly #connection: BetterSqlite3.Database;

  constructor(connection: BetterSqlite3.Database, dialect: SQLiteSyncDialect) {
    super(connection, dialect, undefined);
    this.#connection = connection;
  }

  override prepareQuery(...[query, fields, method, inArrays, mapper, about, caching]: Parameters<Prepare>) {
    const statement = this.#connection.prepare(query.sql);
    return new ReadyQuery(statement, query, logger, cache, about, caching, fields, method, inArrays, mapper) as never;
  }
}

class ReadyQuery extends PreparedQuery {
  readonly #statement: BetterSqlite3.Statement;
  readonly #query: Query;
  readonly #method: "run" | "all" | "get" | "values";
  /** Undefined where drizzle reads the rows: they are nested, or the query returns none. */
  readonly #readRow: ReadRow | undefined;
  #bind: Bind | undefined;

  constructor(...given: ConstructorParameters<typeof PreparedQuery>) {
    super(...given);
    const [statement, query, , , , , fields, method, , mapper] = given;
    this.#statement = statement;
    this.#query = query;
    this.#method = method;
    this.#readRow = fields && !mapper ? rowReader(fields) : undefined;
    if (this.#readRow) statement.raw();
  }

  override execute(values?: Values): never {
    return this.#promised(values) as never;
  }

  async #promised(values?: Values): Promise<unknown> {
    return this[this.#method](values);
  }

  override run(values: Values = {}): BetterSqlite3.RunResult {
    return this.#statement.run(this.#bound(values));
  }

  override all(values: Values = {}): never {
    if (!this.#readRow) return super.all(values) as never;
    const rows = this.#statement.all(this.#bound(values)) as unknown[][];
    return rows.map(this.#readRow) as never;
  }

  override get(values: Values = {}): never {
    if (!this.#readRow) return super.get(values) as never;
    const row = this.#statement.get(this.#bound(values)) as unknown[] | undefined;
    return (row && this.#readRow(row)) as never;
  }

  #bound(values: Values): unknown[] {
    this.#bind ??= binder(this.#query.params);
    return this.#bind(values);
  }
}

/** Binds each place of a statement: a value as it is, or the one of that name, as its column stores it. */
function binder(params: readonly unknown[]): Bind {
  const places = params.map((param) => {
    if (is(param, Placeholder)) return { name: String(param.name), encoder: undefined };
    if (is(param, Param) && is(param.value, Placeholder)) {
      return { name: String(param.value.name), encoder: param.encoder as DriverValueEncoder<unknown, unknown> };
    }
    return param;
  });
  const isOpen = (place: unknown): place is Open => typeof place === "object" && place !== null && "encoder" in place;
  if (!places.some(isOpen)) return () => places;
  return (values) => places.map((place) => (isOpen(place) ? valueFor(place, values) : place));
}

interface Open {
  name: string;
  encoder: DriverValueEncoder<unknown, unknown> | undefined;
}

function valueFor({ name, encoder }: Open, values: Values): unknown {
  if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`);
  return encoder ? encoder.mapToDriverValue(values[name]) : values[name];
}

/** Undefined where a field lies deeper than in the row itself, as a joined table's do. */
function rowReader(fields: OrderedFields): ReadRow | undefined {
  if (fields.some(({ path }) => path.length !== 1)) return undefined;
  const columns = fields.map(({ path, field }) => ({ key: path[0]!, decoder: decoderOf(field) }));
  if (columns.some(({ decoder }) => decoder === undefined)) return undefined;
  const plan = columns.map(({ key, decoder }) => ({ key, decoder: isPlain(decoder!) ? undefined : decoder }));
  return (row) => {
    const result: Record<string, unknown> = {};
    for (let at = 0; at < plan.length; at++) {
      const { key, decoder } = plan[at]!;
      const value = row[at];
      result[key] = value === null || decoder === undefined ? value : decoder.mapFromDriverValue(value);
    }
    return result;
  };
}

type Decoder = DriverValueDecoder<unknown, unknown>;

function decoderOf(field: OrderedFields[number]["field"]): Decoder | undefined {
  if (is(field, Column)) return field;
  const statement = is(field, SQL) ? field : is(field, SQL.Aliased) ? field.sql : undefined;
  return (statement as { decoder?: Decoder } | undefined)?.decoder;
}

/** Whether it gives back what it is given. */
function isPlain(decoder: Decoder): boolean {
  return [noopDecoder.mapFromDriverValue, Column.prototype.mapFromDriverValue].includes(decoder.mapFromDriverValue);
}
