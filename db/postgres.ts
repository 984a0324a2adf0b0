import { setTimeout as wait } from "node:timers/promises";
import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { attemptOn } from "./attempt";
import { ANY_TENANT } from "./columns";
import type { Conn, Tx, Writing } from "./handle";
import { TenantReadOnlyError } from "./hold";
import { type Migration, pendingOf } from "./migrate";
import { asTransactionOf, refuseNested } from "./nesting";
import { migratePostgres, tagsIn } from "./postgres-migrate";
import { type Connected, sharedPool } from "./postgres-pool";
import { type InSchema, NOW, schemaOf } from "./postgres-schema";
import { LONGEST, NO_NAMES, type StatementNames, statementNames } from "./postgres-statements";
import { fairSemaphore } from "./semaphore";
import type { OpenedDb, Storage } from "./storage";

/** Transactions of one tenant at once, in one process: the other tenants keep connections of their own. */
const WRITERS = { key: "write", owner: "this tenant", concurrency: 4, maxQueued: Number.POSITIVE_INFINITY };

/** Rows that one statement inserts: it takes 65,535 values at most. */
const AT_ONCE = 500;

const TRIES = 12;
/** From this try on a transaction has the tenant to itself, on every node, and so nothing to come into conflict with. */
const ALONE = 3;
/** The wait before another try is random, and at most this many ms for each that was made. */
const PAUSE = 5;

const dialect = new PgDialect();

interface Options {
  url: string;
  /** Whether each connection is to one session of the server. Else no setting and no named statement is kept on it. */
  direct: boolean;
  migrations: Migration[];
}

/** Schemas on a server: one a tenant, in the database that `url` names. A transaction pooler may stand between. */
export function postgresStorage({ url, direct, migrations }: Options): Storage {
  const { pool, connectionsOf } = sharedPool(url);
  const names = direct ? statementNames() : NO_NAMES;
  return {
    async has(slug) {
      const found = await pool.query("select from pg_namespace where nspname = $1", [slug]);
      return found.rowCount !== 0;
    },
    async open(slug) {
      const inSchema = schemaOf(slug);
      await migratePostgres(pool, { slug, inSchema, migrations });
      return openSchema({ connected: connectionsOf(slug), names, inSchema });
    },
    async look(slug) {
      const inSchema = schemaOf(slug);
      const applied = await tagsIn(pool, inSchema);
      if (!applied || pendingOf(migrations, applied).length > 0) return undefined;
      return { conn: connOf(readingFrom(connectionsOf(slug), NO_NAMES), inSchema), close() {} };
    },
    close: () => pool.end(),
  };
}

interface Schema {
  connected: Connected;
  names: StatementNames;
  inSchema: InSchema;
}

/** One tenant's schema. */
function openSchema(schema: Schema): OpenedDb {
  const { connected, names, inSchema } = schema;
  const reader = connOf(readingFrom(connected, names), inSchema);
  const semaphore = fairSemaphore();
  const idle: Writer[] = [];
  const self = {};

  async function once<T>(fn: (tx: Tx) => Promise<T>, alone: boolean): Promise<T> {
    // The one used last comes first, so that a tenant's statements are prepared as often as needed and no more.
    const writer = idle.pop() ?? writerOf(schema);
    try {
      return await connected((client) => writer.run(client, { fn, alone, database: self }));
    } finally {
      idle.push(writer);
    }
  }

  return {
    read: (fn) => unwrapped(fn(reader)),
    async transact(fn) {
      refuseNested(self);
      return semaphore.run(WRITERS, async () => {
        for (let attempt = 1; ; attempt++) {
          try {
            return await unwrapped(once(fn, attempt >= ALONE));
          } catch (error) {
            if (attempt === TRIES || !isWorthAnotherTry(error, attempt)) throw error;
          }
          await wait(Math.random() * PAUSE * attempt);
        }
      });
    },
    async purge() {},
    async close() {},
  };
}

interface Writer {
  run<T>(client: pg.PoolClient, work: Work<T>): Promise<T>;
}

interface Work<T> {
  fn: (tx: Tx) => Promise<T>;
  alone: boolean;
  database: object;
}

/** Runs the prepared statements of transactions, each on the connection of its transaction. */
function writerOf({ names, inSchema }: Omit<Schema, "connected">): Writer {
  let current: pg.PoolClient | undefined;
  const conn = connOf((statement) => {
    if (!current) throw new Error("the transaction that this Tx was for is over");
    return current.query({ ...statement, name: names.nameOn(current, statement.text) });
  }, inSchema);
  return {
    async run(client, { fn, alone, database }) {
      current = client;
      let broken: Error | undefined;
      const { tx, committed } = attemptOn(conn);
      try {
        const begun = (await client.query(inSchema(begin(alone)))) as unknown as pg.QueryResult[];
        if (begun.at(-1)!.rows.length > 0) throw new TenantReadOnlyError();
        const value = await asTransactionOf(database, () => fn(tx));
        await client.query("commit");
        committed();
        return value;
      } catch (error) {
        // After a refused commit there is nothing left to roll back, which PostgreSQL takes with a warning.
        await client.query("rollback").catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        current = undefined;
        client.release(broken ?? names.isFull(client));
      }
    },
  };
}

/**
 * Sent as one. A lock is no query: what the transaction sees is settled by its first query, after those before it
 * are through. So one that was refused too often waits in PostgreSQL's own queue until no other is under way, rather
 * than be refused again by those who came later. Readers wait for nobody. A hold of the tenant waits in that
 * queue too: each transaction is through before, or finds the hold.
 */
function begin(alone: boolean): string {
  const mode = alone ? "exclusive" : "row share";
  return `begin isolation level serializable; lock table "${ANY_TENANT}"."migration" in ${mode} mode; ${HOLD}`;
}

const HOLD = `select from "${ANY_TENANT}"."hold" where until is null or until > ${NOW}`;

type Send = (statement: pg.QueryConfig) => Promise<pg.QueryResult>;

/** A read takes whichever connection is free. One that failed is closed: it may be the connection that is broken. */
function readingFrom(connected: Connected, names: StatementNames): Send {
  return (statement) =>
    connected(async (client) => {
      let gone = true;
      try {
        const result = await client.query({ ...statement, name: names.nameOn(client, statement.text) });
        gone = names.isFull(client);
        return result;
      } finally {
        client.release(gone);
      }
    });
}

function connOf(send: Send, inSchema: InSchema): Writing {
  const texts = new LRUCache<string, string>({ max: 500 });
  const textOf = (text: string) => {
    if (text.length > LONGEST) return inSchema(text);
    const known = texts.get(text) ?? inSchema(text);
    texts.set(text, known);
    return known;
  };
  const client = {
    query: (config: pg.QueryConfig, values: unknown[]) =>
      send({ ...config, text: textOf(config.text), values: values.map(storable) }),
  };
  const builder = drizzle({ client: client as unknown as pg.Pool }) as Conn["drizzle"];
  return {
    drizzle: builder,
    async insertMany(table, rows) {
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        await builder.insert(table).values(rows.slice(from, from + AT_ONCE));
      }
    },
    rows: async <Row>(query: Parameters<Conn["rows"]>[0]) => {
      const { sql, params } = dialect.sqlToQuery(query);
      const { rows } = await send({ text: textOf(sql), values: params.map(storable), types: WHOLE_NUMBERS });
      return rows as Row[];
    },
  };
}

/** PostgreSQL refuses a text with a NUL in it. With this in its place it is found as little as SQLite would find it. */
export function storable(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
}

/** Counts and sums come as numbers from both engines. */
const WHOLE_NUMBERS = {
  getTypeParser: ((type: number, format: "text") =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};

/** Drizzle puts every parameter of a failed statement into its error: people's words, which belong in no log. */
async function unwrapped<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  }
}

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
/** Two may make the same row at once, each having seen that there is none. One of them wins; the other sees it next time. */
const UNIQUE_VIOLATION = "23505";

function isWorthAnotherTry(error: unknown, attempt: number): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || (code === UNIQUE_VIOLATION && attempt < 3);
}
