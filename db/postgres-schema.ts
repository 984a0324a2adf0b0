import type pg from "pg";
import { ANY_TENANT } from "./columns";
import { driver } from "./postgres-driver";

/** Puts a tenant's schema into a statement. */
export type InSchema = (statement: string) => string;

/**
 * A tenant's schema has the name of its slug. It is written into each statement as it is sent, and never set on the
 * session: behind a transaction pooler the next statement may go to a session that another tenant has set.
 */
export function schemaOf(slug: string): InSchema {
  const own = `${quoted(slug)}.`;
  return (statement) => statement.replaceAll(PLACE, () => own);
}

export function quoted(name: string): string {
  return driver().escapeIdentifier(name);
}

/** So that statements are planned by what arrived. Until the server does so by itself, a search may take ten times as long. */
export async function analyzeSchema(pool: pg.Pool, schema: string): Promise<void> {
  const { rows } = await pool.query<{ tables: string }>(
    "select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables where schemaname = $1",
    [schema],
  );
  await pool.query(`analyze ${rows[0]!.tables}`);
}

/** UTC ms by the server's clock, which is the same for all nodes. */
export const NOW = "extract(epoch from clock_timestamp()) * 1000";

/** Quoted here, since the driver is not loaded yet. */
const PLACE = `"${ANY_TENANT}".`;
