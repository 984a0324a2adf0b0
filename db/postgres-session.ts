import type { Query } from "drizzle-orm";
import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect, PgPreparedQuery } from "drizzle-orm/pg-core";
import type pg from "pg";
import { driver } from "./postgres-driver";
import { type Bind, binder, type ReadRow, rowReader, type Values } from "./ready-query";

export interface Statement extends pg.QueryConfig {
  query_timeout?: number;
  /** Whether our code names the query. A named query is frequent and fast. */
  short?: boolean;
}

export type Send = (statement: Statement) => Promise<{ rows: unknown[] }>;

type Given = Parameters<NodePgSession<Record<string, never>, Record<string, never>>["prepareQuery"]>;

/**
 * Returns drizzle on PostgreSQL. The work that drizzle repeats at each call is done once, as in `sqlite-session.ts`.
 */
export function drizzleOn(send: Send) {
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new Session(send, dialect), undefined);
}

class Session extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #send: Send;

  constructor(send: Send, dialect: PgDialect) {
    const client = { query: (config: pg.QueryConfig, values: unknown[]) => send({ ...config, values }) };
    super(client as unknown as pg.Pool, dialect, undefined);
    this.#send = send;
  }

  override prepareQuery(...given: Given): never {
    const [query, fields, name, , mapper] = given;
    const readRow = fields && !mapper ? rowReader(fields) : undefined;
    return (
      readRow ? new ReadyQuery(this.#send, query, { readRow, short: name !== undefined }) : super.prepareQuery(...given)
    ) as never;
  }
}

export class ReadyQuery extends PgPreparedQuery<{ execute: unknown; all: unknown; values: unknown }> {
  readonly #send: Send;
  readonly #readRow: ReadRow;
  readonly short: boolean;
  #bind: Bind | undefined;

  constructor(send: Send, query: Query, { readRow, short }: { readRow: ReadRow; short: boolean }) {
    super(query, undefined, undefined);
    this.#send = send;
    this.#readRow = readRow;
    this.short = short;
  }

  override async execute(values: Values = {}): Promise<unknown> {
    this.#bind ??= binder(this.query.params);
    const bound = this.#bind(values);
    const { rows } = await this.#send({ text: this.query.sql, values: bound, short: this.short, ...AS_ARRAYS });
    return (rows as unknown[][]).map(this.#readRow);
  }
}

/** The numbers of types whose values stay text, as drizzle expects: times, days, intervals, and lists of these. */
const TEXTS = new Set([1184, 1114, 1082, 1186, 1231, 1115, 1185, 1187, 1182]);
const asText = (text: string) => text;
const typeParser = (type: number, format: "text") =>
  TEXTS.has(type) ? asText : driver().types.getTypeParser(type, format);

const AS_ARRAYS = { rowMode: "array", types: { getTypeParser: typeParser as typeof pg.types.getTypeParser } };
