import type pg from "pg";
import { ANY_TENANT } from "./columns";
import { driver } from "./postgres-driver";

export type InSchema = (statement: string) => string;

/**
 * Returns a function that writes the tenant's schema into each statement. A search path would serve another tenant
 * behind a pooler.
 */
export function schemaOf(slug: string): InSchema {
  const own = `${quoted(slug)}.`;
  return (statement) => statement.replaceAll(PLACE, () => own);
}

export function quoted(name: string): string {
  return driver().escapeIdentifier(name);
}

/**
 * Updates the statistics of the schema's tables after a bulk insert. Until autovacuum does, a search may take ten times
 * as long.
 */
export async function analyzeSchema(pool: pg.Pool, schema: string): Promise<void> {
  const { rows } = await pool.query<{ tables: string }>(
    "select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables where schemaname = $1",
    [schema],
  );
  await pool.query(`analyze ${rows[0]!.tables}`);
}

/** The present time, UTC ms, by the server's clock, which all nodes share. */
export const NOW = "extract(epoch from clock_timestamp()) * 1000";

/** The placeholder of a schema in statements. Quoted by hand, because the driver may not be loaded yet. */
const PLACE = `"${ANY_TENANT}".`;
