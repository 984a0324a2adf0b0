import type pg from "pg";
import { type Migration, pendingOf } from "./migrate";
import { type InSchema, quoted } from "./postgres-schema";
import { inTransaction } from "./postgres-transaction";

interface Target {
  slug: string;
  inSchema: InSchema;
  migrations: Migration[];
}

/** Makes a tenant's schema where there is none and brings it up to date, all or nothing. Safe where many do so at once. */
export async function migratePostgres(pool: pg.Pool, target: Target): Promise<void> {
  if (pendingOf(target.migrations, await appliedTo(pool, target)).length === 0) return;
  await inTransaction(pool, async (client) => {
    // Held until the commit. `if not exists` is not safe, not even behind a lock: it believes what the session remembers,
    // and that there was no such schema is remembered from before the wait. A query of the catalogue itself looks anew.
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`migrate ${target.slug}`]);
    const made = await client.query("select from pg_namespace where nspname = $1", [target.slug]);
    if (made.rowCount === 0) await client.query(`create schema ${quoted(target.slug)}`);
    await client.query(
      target.inSchema(
        'create table if not exists "tenant"."migration" (tag text primary key, applied_at bigint not null)',
      ),
    );
    for (const { tag, statements } of pendingOf(target.migrations, await appliedTo(client, target))) {
      await client.query(target.inSchema(statements.join("")));
      await client.query(target.inSchema('insert into "tenant"."migration" values ($1, $2)'), [tag, Date.now()]);
    }
  });
}

/** The tags of the migrations that a schema has; none where there is no such schema. */
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

/** The same in one question. Undefined where there is no such schema, or nothing in it. */
export async function tagsIn(client: Pick<pg.Pool, "query">, inSchema: InSchema): Promise<Set<string> | undefined> {
  try {
    const { rows } = await client.query<{ tag: string }>(inSchema('select tag from "tenant"."migration"'));
    return new Set(rows.map(({ tag }) => tag));
  } catch (error) {
    if ((error as pg.DatabaseError).code === UNDEFINED_TABLE) return undefined;
    throw error;
  }
}

const UNDEFINED_TABLE = "42P01";
