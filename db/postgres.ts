import { setTimeout as wait } from "node:timers/promises";
import { DrizzleQueryError } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import { attemptOn } from "./attempt";
import { ANY_TENANT } from "./columns";
import type { Conn, Tx, Writing } from "./handle";
import { TenantReadOnlyError } from "./hold";
import { type Migration, pendingOf } from "./migrate";
import { asTransactionOf, refuseNested } from "./nesting";
import { leftOf } from "./patience";
import { ask, isConnectionsFault, isWorthAnotherTry, PATIENCE, RECONNECTS, renewed, undo } from "./postgres-connection";
import { driver } from "./postgres-driver";
import { migratePostgres, tagsIn } from "./postgres-migrate";
import { sharedPool } from "./postgres-pool";
import { type Near, readingFrom, readingNear, type Source } from "./postgres-reads";
import { openReplica } from "./postgres-replica";
import { analyzeSchema, type InSchema, NOW, schemaOf } from "./postgres-schema";
import { drizzleOn, type Send } from "./postgres-session";
import { LONGEST, NO_NAMES, statementNames } from "./postgres-statements";
import { BEGIN_WRITING, limitsOf } from "./postgres-transaction";
import { storable } from "./postgres-values";
import { currentReading, positionOf, type Reading } from "./reading";
import { fairSemaphore } from "./semaphore";
import type { OpenedDb, Storage } from "./storage";
import { isTextTooLong, TextTooLongError } from "./text-too-long";

/** The limit of concurrent transactions of one tenant in one process, so that other tenants keep connections. */
const WRITERS = { key: "write", owner: "this tenant", concurrency: 4, maxQueued: Number.POSITIVE_INFINITY };

/** Rows per insert statement. A statement has at most 65,535 values. */
const AT_ONCE = 500;

const TRIES = 12;
/** From this try on, a transaction locks the tenant on every node, so that no other transaction conflicts with it. */
const ALONE = 3;
/** The pause before another try, in ms. The pause is random, and its maximum grows by this value with each try. */
const PAUSE = 5;

const dialect = new PgDialect();

export interface PostgresOptions {
  url: string;
  /** Whether each connection is one session of the server. If not, no setting and no prepared statement stays on it. */
  direct: boolean;
  /** The address of a replica, or undefined. */
  replica: string | undefined;
  migrations: Migration[];
}

/** Returns the storage on a PostgreSQL server, with one schema per tenant. A transaction pooler may be in between. */
export function postgresStorage({ url, direct, replica: replicaUrl, migrations }: PostgresOptions): Storage {
  const { pool, connectionsOf, isWorn } = sharedPool(url);
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, pool);
  const names = direct ? statementNames() : NO_NAMES;
  const isSpent = (client: pg.PoolClient) => names.isFull(client) || isWorn(client);
  /**
   * Schemas that had all migrations at an earlier look. Migrations are never reverted, so a glance need not check
   * again.
   */
  const migrated = new Set<string>();

  async function isMigrated(slug: string, inSchema: InSchema): Promise<boolean> {
    if (migrated.has(slug)) return true;
    const applied = await tagsIn(pool, inSchema);
    if (!applied || pendingOf(migrations, applied).length > 0) return false;
    migrated.add(slug);
    return true;
  }

  return {
    async has(slug) {
      const found = await pool.query("select from pg_namespace where nspname = $1", [slug]);
      return found.rowCount !== 0;
    },
    async open(slug) {
      const inSchema = schemaOf(slug);
      await migratePostgres(pool, { slug, inSchema, migrations });
      const schema = openSchema({
        ...{ connected: connectionsOf(slug), names, isSpent, inSchema },
        near: replica && { replica, connected: replica.connectionsOf(slug) },
      });
      return { ...schema, analyze: () => analyzeSchema(pool, slug) };
    },
    async look(slug) {
      const inSchema = schemaOf(slug);
      if (!(await isMigrated(slug, inSchema))) return undefined;
      const send = readingFrom({ connected: connectionsOf(slug), names: NO_NAMES, isSpent });
      // The schema may have been dropped or replaced. Forgetting it makes the next glance check again.
      const sendOrDoubt: Send = (statement) =>
        send(statement).catch((error) => {
          migrated.delete(slug);
          throw error;
        });
      return { conn: connOf(sendOrDoubt, inSchema), close() {} };
    },
    async pending(slug) {
      const applied = await tagsIn(pool, schemaOf(slug));
      return applied && pendingOf(migrations, applied).map(({ tag }) => tag);
    },
    async close() {
      await Promise.all([pool.end(), replica?.close()]);
    },
  };
}

interface Schema extends Source {
  inSchema: InSchema;
  near?: Near | undefined;
}

function openSchema(schema: Schema): Omit<OpenedDb, "analyze"> {
  const { connected, inSchema, near, names } = schema;
  const reader = connOf(readingFrom(schema), inSchema);
  const recent = near && connOf(readingNear(schema, near), inSchema);
  const semaphore = fairSemaphore();
  const idle: Writer[] = [];
  const self = {};

  async function once<T>(work: Omit<Work<T>, "database">): Promise<T> {
    // Takes the most recently used writer, so that statements are prepared on few connections.
    const writer = idle.pop() ?? writerOf(schema);
    try {
      return await connected((client) => writer.run(client, { ...work, database: self }));
    } finally {
      idle.push(writer);
    }
  }

  return {
    read: (fn) => unwrapped(fn(reader)),
    ...(recent && { readRecent: (fn) => unwrapped(fn(recent)) }),
    async transact(fn) {
      refuseNested(self);
      const reading = near && currentReading();
      return semaphore.run({ ...WRITERS, maxWait: leftOf(PATIENCE) }, async () => {
        let failures = 0;
        for (let attempt = 1; ; attempt++) {
          let committing = false;
          const onCommit = () => {
            committing = true;
          };
          try {
            return await unwrapped(once({ fn, alone: attempt >= ALONE, onCommit, reading }));
          } catch (error) {
            // The outcome of a commit without an answer is unknown.
            if (!committing && isConnectionsFault(error) && failures++ < RECONNECTS) {
              await renewed(failures, error, names);
              continue;
            }
            if (attempt >= TRIES || !isWorthAnotherTry(error, attempt)) throw error;
          }
          await wait(Math.random() * PAUSE * attempt);
          leftOf(PATIENCE); // throws if the request has used up its patience
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
  /** Marks that the commit begins, after which the outcome may be unknown. Called before the commit. */
  onCommit(): void;
  reading: Reading | undefined;
  database: object;
}

/** Runs the prepared statements of transactions, each on its transaction's connection. */
function writerOf({ names, isSpent, inSchema }: Omit<Schema, "connected">): Writer {
  let current: pg.PoolClient | undefined;
  const conn = connOf((statement) => {
    if (!current) throw new Error("the transaction of this Tx has ended");
    const query_timeout = leftOf(PATIENCE) + GRACE;
    return ask(current, { query_timeout, ...statement, name: names.nameOn(current, statement.text) });
  }, inSchema);
  return {
    async run(client, { fn, alone, onCommit, reading, database }) {
      current = client;
      let broken: Error | undefined;
      const { tx, committed } = attemptOn(conn);
      try {
        const ms = leftOf(PATIENCE);
        const text = inSchema(begin(alone, ms));
        const begun = (await ask(client, { text, query_timeout: ms + GRACE })) as unknown as pg.QueryResult[];
        if (begun.at(-1)!.rows.length > 0) throw new TenantReadOnlyError();
        const value = await asTransactionOf(database, () => fn(tx));
        onCommit();
        const done = await ask(client, { text: reading ? COMMIT_AND_POSITION : "commit" });
        if (reading) putOn(reading, done);
        committed();
        return value;
      } catch (error) {
        broken = await undo(client, error);
        throw error;
      } finally {
        current = undefined;
        client.release(broken ?? isSpent(client));
      }
    },
  };
}

/**
 * Returns the beginning of a transaction, in one message. A lock takes no snapshot: the first query after it does. A
 * transaction that conflicted too often waits for an exclusive lock in PostgreSQL's queue, which other writers cannot
 * overtake. Readers never wait. The read-only lock uses the same queue.
 */
function begin(alone: boolean, ms: number): string {
  const mode = alone ? "exclusive" : "row share";
  const settings = `${BEGIN_WRITING}; ${limitsOf(ms)}; ${NO_STANDSTILL}`;
  return `${settings}; lock table "${ANY_TENANT}"."migration" in ${mode} mode; ${HOLD}`;
}

/**
 * How much longer than the server's limit the client waits, in ms. A statement that the server cancels keeps its
 * connection.
 */
const GRACE = 500;

/** The statements of a commit, sent as one message, so asking for the log position costs nothing. */
const COMMIT_AND_POSITION = "commit; select pg_current_wal_insert_lsn()::text as position";

function putOn(reading: Reading, done: pg.QueryResult): void {
  const [row] = (done as unknown as pg.QueryResult<{ position: string }>[]).at(-1)!.rows;
  const position = positionOf(row!.position)!;
  if (position > (reading.position ?? 0n)) reading.position = position;
}

/**
 * Ends a transaction that is idle for ten seconds, such as of a frozen machine, because others wait for its row locks.
 */
const NO_STANDSTILL = "set local idle_in_transaction_session_timeout = '10s'";

const HOLD = `select from "${ANY_TENANT}"."hold" where until is null or until > ${NOW}`;

function connOf(send: Send, inSchema: InSchema): Writing {
  const texts = new LRUCache<string, string>({ max: 500 });
  const textOf = (text: string) => {
    if (text.length > LONGEST) return inSchema(text);
    const known = texts.get(text) ?? inSchema(text);
    texts.set(text, known);
    return known;
  };
  const builder = drizzleOn(({ text, values = [], ...config }) =>
    send({ ...config, text: textOf(text), values: values.map(storable) }),
  ) as Conn["drizzle"];
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

/** Type parsers that return counts and sums as numbers, like SQLite. */
const WHOLE_NUMBERS = {
  getTypeParser: ((type: number, format: "text") =>
    type === driver().types.builtins.INT8
      ? Number
      : driver().types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};

/** Removes a failed statement's parameters from drizzle's error, because personal text must not be logged. */
async function unwrapped<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
    throw isTextTooLong(cause) ? new TextTooLongError(cause as Error) : cause;
  }
}
