import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { type Migration, pendingOf } from "./migrate";
import { driver } from "./postgres-driver";
import { changeIndex, inTransactionToo } from "./postgres-index";
import { type InSchema, quoted } from "./postgres-schema";
import { type ShortTexts, shortTextsIn, withShortTexts } from "./postgres-short-texts";
import { inTransaction } from "./postgres-transaction";

export interface Target {
  slug: string;
  inSchema: InSchema;
  migrations: Migration[];
}

/**
 * The limits of a migration. Requests queue behind a waiting lock, so the migration gives way after two seconds and is
 * tried again.
 */
const LIMITS = "set local lock_timeout = '2s'; set local statement_timeout = '10min'";
/** Limits while another process runs the same migration. */
const OWN_TIME = "set local lock_timeout = 0; set local statement_timeout = '10min'";
const LOCK_TRIES = 6;
/** The pause before the second try, in ms. Each further pause is twice as long. */
const PAUSE = 250;

/** Migrates a schema, all or nothing, except migrations outside a transaction. Safe in many processes at once. */
export async function migratePostgres(pool: pg.Pool, target: Target): Promise<void> {
  const applied = await appliedTo(pool, target);
  const pending = pendingOf(target.migrations, applied);
  if (pending.length === 0) return;
  // The tables of a new schema have no rows, so building indexes in the transaction blocks nobody.
  if (applied.size === 0) return migrateInTransaction(pool, target, pending);
  for (let from = 0; from < pending.length; ) {
    const next = pending.findIndex(({ outside }, index) => index >= from && outside);
    const until = next < 0 ? pending.length : next;
    if (until > from) await migrateInTransaction(pool, target, pending.slice(from, until));
    if (next >= 0) await migrateOutside(pool, target, pending[next]!);
    from = until + 1;
  }
}

async function migrateInTransaction(pool: pg.Pool, target: Target, some: Migration[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(pool, (client) => migrateOn(client, target, some));
    } catch (error) {
      const waited = error instanceof driver().DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!waited || attempt === LOCK_TRIES) throw error;
    }
    await wait(PAUSE * 2 ** (attempt - 1) * (1 + Math.random()));
  }
}

async function migrateOn(client: pg.PoolClient, target: Target, some: Migration[]): Promise<void> {
  await client.query(OWN_TIME);
  // The lock is held until the commit. `create schema if not exists` is not safe even behind a lock: the session may
  // remember the missing schema.
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`migrate ${target.slug}`]);
  await client.query(LIMITS);
  const made = await client.query("select from pg_namespace where nspname = $1", [target.slug]);
  if (made.rowCount === 0) await client.query(`create schema ${quoted(target.slug)}`);
  await client.query(
    target.inSchema(
      'create table if not exists "tenant"."migration" (tag text primary key, applied_at bigint not null)',
    ),
  );
  const applied = await appliedTo(client, target);
  const short: ShortTexts = applied.size === 0 ? shortTextsIn(some.flatMap(({ statements }) => statements)) : new Map();
  const pending = pendingOf(target.migrations, applied);
  for (const { tag, statements, outside } of pending.filter(({ tag }) => some.some((each) => each.tag === tag))) {
    const text = statements.map((each) => withShortTexts(each, short)).join("");
    await client.query(target.inSchema(outside ? inTransactionToo(text) : text));
    await client.query(target.inSchema(RECORDED), [tag, Date.now()]);
  }
}

/** Makes or drops each index while its table is written. Indexes made so far stay. */
async function migrateOutside(pool: pg.Pool, target: Target, { tag, statements }: Migration): Promise<void> {
  for (const statement of statements) await changeIndex(pool, target, statement);
  await pool.query(target.inSchema(`${RECORDED} on conflict do nothing`), [tag, Date.now()]);
}

export async function appliedTo(
  client: Pick<pg.Pool, "query">,
  { inSchema }: Pick<Target, "inSchema">,
): Promise<Set<string>> {
  const table = inSchema('"tenant"."migration"');
  const known = await client.query("select to_regclass($1) as name", [table]);
  if (known.rows[0].name === null) return new Set();
  const { rows } = await client.query<{ tag: string }>(`select tag from ${table}`);
  return new Set(rows.map(({ tag }) => tag));
}

export async function tagsIn(client: Pick<pg.Pool, "query">, inSchema: InSchema): Promise<Set<string> | undefined> {
  try {
    const { rows } = await client.query<{ tag: string }>(inSchema('select tag from "tenant"."migration"'));
    return new Set(rows.map(({ tag }) => tag));
  } catch (error) {
    if ((error as pg.DatabaseError).code === UNDEFINED_TABLE) return undefined;
    throw error;
  }
}

const RECORDED = 'insert into "tenant"."migration" values ($1, $2)';
const UNDEFINED_TABLE = "42P01";
const LOCK_NOT_AVAILABLE = "55P03";
