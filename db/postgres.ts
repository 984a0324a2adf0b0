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

export interface PostgresOptions {
  url: string;
  /** Whether each connection is to one session of the server. Else no setting and no named statement is kept on it. */
  direct: boolean;
  /** Of a server that follows that one. Undefined: there is none. */
  replica: string | undefined;
  migrations: Migration[];
}

/** Schemas on a server: one a tenant, in the database that `url` names. A transaction pooler may stand between. */
export function postgresStorage({ url, direct, replica: replicaUrl, migrations }: PostgresOptions): Storage {
  const { pool, connectionsOf, isWorn } = sharedPool(url);
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, pool);
  const names = direct ? statementNames() : NO_NAMES;
  const isSpent = (client: pg.PoolClient) => names.isFull(client) || isWorn(client);
  /** Schemas that had all migrations at an earlier look. No migration is ever taken back, so a look need not ask again. */
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
      // The schema may have been dropped or replaced meanwhile, which the next look finds out.
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

/** One tenant's schema. */
function openSchema(schema: Schema): Omit<OpenedDb, "analyze"> {
  const { connected, inSchema, near, names } = schema;
  const reader = connOf(readingFrom(schema), inSchema);
  const recent = near && connOf(readingNear(schema, near), inSchema);
  const semaphore = fairSemaphore();
  const idle: Writer[] = [];
  const self = {};

  async function once<T>(work: Omit<Work<T>, "database">): Promise<T> {
    // The one used last comes first, so that a tenant's statements are prepared as often as needed and no more.
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
            // Whether a commit came through that was not answered, nobody can say.
            if (!committing && isConnectionsFault(error) && failures++ < RECONNECTS) {
              await renewed(failures, error, names);
              continue;
            }
            if (attempt >= TRIES || !isWorthAnotherTry(error, attempt)) throw error;
          }
          await wait(Math.random() * PAUSE * attempt);
          leftOf(PATIENCE); // a request that has waited enough gives up
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
  /** Called before it is committed. */
  onCommit(): void;
  /** Whose position it puts on. */
  reading: Reading | undefined;
  database: object;
}

/** Runs the prepared statements of transactions, each on the connection of its transaction. */
function writerOf({ names, isSpent, inSchema }: Omit<Schema, "connected">): Writer {
  let current: pg.PoolClient | undefined;
  const conn = connOf((statement) => {
    if (!current) throw new Error("the transaction that this Tx was for is over");
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
 * Sent as one. A lock is no query: what the transaction sees is settled by its first query, after those before it
 * are through. So one that was refused too often waits in PostgreSQL's own queue until no other is under way, rather
 * than be refused again by those who came later. Readers wait for nobody. A hold of the tenant waits in that
 * queue too: each transaction is through before, or finds the hold.
 */
function begin(alone: boolean, ms: number): string {
  const mode = alone ? "exclusive" : "row share";
  const settings = `${BEGIN_WRITING}; ${limitsOf(ms)}; ${NO_STANDSTILL}`;
  return `${settings}; lock table "${ANY_TENANT}"."migration" in ${mode} mode; ${HOLD}`;
}

/** A statement that the server ends by itself leaves the connection as it was, so the server has this much less time, in ms. */
const GRACE = 500;

/** Sent as one, too: to know where the log has come to costs nothing. */
const COMMIT_AND_POSITION = "commit; select pg_current_wal_insert_lsn()::text as position";

function putOn(reading: Reading, done: pg.QueryResult): void {
  const [row] = (done as unknown as pg.QueryResult<{ position: string }>[]).at(-1)!.rows;
  const position = positionOf(row!.position)!;
  if (position > (reading.position ?? 0n)) reading.position = position;
}

/** A machine that stands still in the middle of a transaction loses it, with the rows that others wait for. */
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

/** Counts and sums come as numbers from both engines. */
const WHOLE_NUMBERS = {
  getTypeParser: ((type: number, format: "text") =>
    type === driver().types.builtins.INT8
      ? Number
      : driver().types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};

/** Drizzle puts every parameter of a failed statement into its error: people's words, which belong in no log. */
async function unwrapped<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
    throw isTextTooLong(cause) ? new TextTooLongError(cause as Error) : cause;
  }
}
