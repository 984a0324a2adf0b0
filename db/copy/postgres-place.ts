import type pg from "pg";
import type { Migration } from "../migrate";
import { driver } from "../postgres-driver";
import { appliedTo, migratePostgres } from "../postgres-migrate";
import { catchConnectionErrors } from "../postgres-pool";
import { analyzeSchema, NOW, quoted, schemaOf } from "../postgres-schema";
import { inTransaction } from "../postgres-transaction";
import { storable } from "../postgres-values";
import { isTextTooLong } from "../text-too-long";
import {
  type Arrival,
  type Contents,
  type CopyRefused,
  keyOf,
  MARGIN,
  namesOf,
  newerThanThis,
  notEmpty,
  type Place,
  type Rows,
  Unsettled,
  type Value,
} from "./place";
import type { Kind, Shape } from "./shape";

/**
 * Returns the place with a server's schemas. A copy in progress has its own schema until it takes the tenant's name.
 */
export function postgresPlace(url: string, migrations: Migration[]): Place {
  const pool = new (driver().Pool)({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 });
  catchConnectionErrors(pool);
  const name = withoutPassword(url);
  const migrate = (schema: string) => migratePostgres(pool, { slug: schema, inSchema: schemaOf(schema), migrations });
  return {
    name,
    async find(slug) {
      const inSchema = schemaOf(slug);
      if ((await appliedTo(pool, { inSchema })).size === 0) return undefined;
      await migrate(slug);
      if ((await appliedTo(pool, { inSchema })).size > migrations.length) throw newerThanThis(name, slug);
      return contentsOf(pool, slug);
    },
    async prepare(slug, term) {
      await clearLeftovers(pool, slug);
      const own = `${slug}.${ARRIVING}.${term().token}`;
      await migrate(own);
      const contents = contentsOf(pool, own);
      await contents.hold(term());
      return arrivalOf(contents, { pool, own, slug, migrate, notEmpty: () => notEmpty(name, slug) });
    },
    storable: (value) => storable(value) as Value,
    close: () => pool.end(),
  };
}

const ARRIVING = "arriving";

/** Returns the rows of a schema, read on a connection or a pool. */
export function rowsIn(client: Pick<pg.Pool, "query">, schema: string): Rows {
  const own = quoted(schema);
  return {
    async count({ name }) {
      const { rows } = await client.query(`select count(*) from ${own}."${name}"`);
      return Number(rows[0].count);
    },

    async rowsAfter(table, row, limit) {
      const { columns, key } = namesOf(table);
      const last = row ? keyOf(table, row) : [];
      const where = row ? `where (${key}) > (${last.map((_, at) => `$${at + 1}`)})` : "";
      const text = `select ${columns} from ${own}."${table.name}" ${where} order by ${key} limit ${limit}`;
      const { rows } = await client.query<Value[]>({ text, values: last, rowMode: "array", types: AS_WRITTEN });
      return rows;
    },

    async insert(table, rows) {
      const { columns } = namesOf(table);
      const typed = table.columns.map(({ name, kind }) => `"${name}" ${kind === "json" ? "text" : TYPES[kind]}`);
      const cast = table.columns.map(({ name, kind }) => (kind === "json" ? `"${name}"::json` : `"${name}"`));
      const named = rows.map((row) => Object.fromEntries(table.columns.map(({ name }, at) => [name, row[at]])));
      const insert = `insert into ${own}."${table.name}" (${columns}) select ${cast} from json_to_recordset($1) as given(${typed})`;
      const values = [JSON.stringify(named)];
      await client.query(insert, values).catch(async (error: unknown) => {
        if (!isTextTooLong(error)) throw error;
        await lengthenTexts(client, `${own}."${table.name}"`);
        await client.query(insert, values);
      });
    },
  };
}

/**
 * Removes the maximum lengths of texts, because rows may come from a file or an older schema without maximum lengths.
 */
async function lengthenTexts(client: Pick<pg.Pool, "query">, table: string): Promise<void> {
  const { rows } = await client.query<{ text: string }>(LENGTHEN, [table]);
  await client.query(rows[0]!.text);
}

const LENGTHEN = `select format('alter table %s %s', $1::regclass, string_agg(format('alter %I type text collate "C"', attname), ', ')) as text
  from pg_attribute where attrelid = $1::regclass and atttypid = 'varchar'::regtype and attnum > 0`;

function contentsOf(pool: pg.Pool, schema: string): Contents {
  const own = quoted(schema);
  return {
    ...rowsIn(pool, schema),

    async hold({ token, ms }) {
      return settled(pool, async (client) => {
        await client.query(`lock table ${own}.migration in exclusive mode`);
        const held = await client.query(`select from ${own}.hold where until is null or until > ${NOW}`);
        if (held.rowCount) return false;
        await client.query(`delete from ${own}.hold`);
        await client.query(`insert into ${own}.hold (token, until) values ($1, ${NOW} + $2::bigint)`, [token, ms]);
        return true;
      });
    },

    async prolong({ token, ms }) {
      const prolong = `update ${own}.hold set until = ${NOW} + $2::bigint where token = $1 and until > ${NOW} + ${MARGIN}`;
      return (await pool.query(prolong, [token, ms])).rowCount === 1;
    },

    async release(token) {
      const released = await pool.query(`delete from ${own}.hold where token = coalesce($1, token)`, [token ?? null]);
      return released.rowCount !== 0;
    },

    async close() {},
  };
}

const TYPES: Record<Kind, string> = { text: "text", whole: "bigint", boolean: "boolean", json: "json" };

/** Parses values of the server as texts: numbers and JSON stay as the server sends them. */
const AS_WRITTEN = {
  getTypeParser: (type: number) => (type === driver().types.builtins.BOOL ? (text: string) => text === "t" : String),
} as unknown as pg.CustomTypesConfig;

interface Schemas {
  pool: pg.Pool;
  /** The name of the copy's schema. */
  own: string;
  /** The name of the tenant's schema. */
  slug: string;
  migrate: (schema: string) => Promise<void>;
  notEmpty: () => CopyRefused;
}

function arrivalOf(contents: Contents, { pool, own, slug, migrate, notEmpty }: Schemas): Arrival {
  return {
    ...contents,
    own,
    async publish(tables) {
      const there = await exists(pool, slug);
      if (there) await migrate(slug);
      else await analyzeSchema(pool, own);
      await settled(pool, async (client) => {
        await client.query(`delete from ${quoted(own)}.hold`);
        if (there) await fill(client, { from: quoted(own), to: quoted(slug) }, tables, notEmpty);
        else await client.query(`alter schema ${quoted(own)} rename to ${quoted(slug)}`);
      });
      if (there) await analyzeSchema(pool, slug).catch(() => {}); // the copy has arrived; the server analyzes it soon
    },
    problems: async () => [],
    async replace(former) {
      const aside = `${slug}.former.${former}`;
      await analyzeSchema(pool, own);
      return settled(pool, async (client) => {
        const there = await exists(client, slug);
        // Waits for present writers. Later writers find the new schema.
        if (there && (await hasTables(client, slug)))
          await client.query(`lock table ${quoted(slug)}.migration in exclusive mode`);
        if (there) await client.query(`alter schema ${quoted(slug)} rename to ${quoted(aside)}`);
        await client.query(`delete from ${quoted(own)}.hold`);
        await client.query(`alter schema ${quoted(own)} rename to ${quoted(slug)}`);
        return there ? aside : undefined;
      });
    },
    async discard() {
      await pool.query(`drop schema if exists ${quoted(own)} cascade`);
    },
  };
}

/** Fills the present schema, which may have tables of other programs and which a server may be using. */
async function fill(
  client: pg.PoolClient,
  { from, to }: { from: string; to: string },
  tables: Shape[],
  notEmpty: () => CopyRefused,
): Promise<void> {
  await client.query(`lock table ${to}.migration in exclusive mode`);
  for (const table of tables) {
    const { columns } = namesOf(table);
    if ((await client.query(`select from ${to}."${table.name}" limit 1`)).rowCount) throw notEmpty();
    await client.query(`insert into ${to}."${table.name}" (${columns}) select ${columns} from ${from}."${table.name}"`);
  }
  await client.query(`drop schema ${from} cascade`);
}

async function hasTables(client: Pick<pg.Pool, "query">, schema: string): Promise<boolean> {
  const found = await client.query("select to_regclass($1) as name", [`${quoted(schema)}.migration`]);
  return found.rows[0].name !== null;
}

async function exists(pool: Pick<pg.Pool, "query">, schema: string): Promise<boolean> {
  return (await pool.query("select from pg_namespace where nspname = $1", [schema])).rowCount === 1;
}

/** Removes the schemas of dead copies. A running copy holds a lock on its schema. */
async function clearLeftovers(pool: pg.Pool, slug: string): Promise<void> {
  const prefix = `${slug}.${ARRIVING}.`;
  const left = await pool.query("select nspname as name from pg_namespace where starts_with(nspname, $1)", [prefix]);
  for (const own of left.rows.map(({ name }) => quoted(name))) {
    const holds = await pool.query("select to_regclass($1) as name", [`${own}.hold`]);
    const held = holds.rows[0].name && (await pool.query(`select from ${own}.hold where until > ${NOW}`)).rowCount;
    if (!held) await pool.query(`drop schema if exists ${own} cascade`);
  }
}

function settled<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(pool, work, ({ message }) => new Unsettled(`the connection broke during a commit: ${message}`));
}

/** Removes the password from an address, also one behind the question mark. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = shown.search = "";
  return shown.href;
}
