/**
 * PostgreSQL schemas of finished test files, emptied for the next: creating one takes five times as long. Tests may
 * change any of their rows. A test that changes tables, triggers or functions must open a database of its own.
 */
import pg from "pg";

export interface SpareSchemas {
  /** Renames a spare schema to this name. Returns false if there is no spare one. */
  take(name: string): Promise<boolean>;
  /** Returns schemas for reuse. This process must be disconnected from the schemas. */
  giveBack(names: string[]): Promise<void>;
}

/** `pristine` names a migrated schema of this server that nobody writes to. */
export function spareSchemas(url: string, pristine: string): SpareSchemas {
  const spare: string[] = [];
  let connected: Promise<pg.Client> | undefined;
  const connection = () => {
    connected ??= connect(url);
    return connected;
  };
  return {
    async take(name) {
      const from = spare.pop();
      if (from === undefined) return false;
      const client = await connection();
      await client.query(`alter schema ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(name)}`);
      return true;
    },
    async giveBack(names) {
      const client = await connection();
      for (const name of names) if (await empty(client, name, pristine)) spare.push(name);
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  // Triggers don't fire, because the rows that they would write are emptied, too.
  await client.query("set session_replication_role = replica; set lock_timeout = '2s'");
  return client;
}

/**
 * Empties a schema for reuse. Returns false if a test deleted the schema, or left a process that still writes to it.
 */
async function empty(client: pg.Client, name: string, pristine: string): Promise<boolean> {
  const { rows } = await client.query("select to_regnamespace($1) is not null as there", [pg.escapeIdentifier(name)]);
  if (!rows[0].there) return false;
  try {
    await client.query(emptied(name, pristine));
    return true;
  } catch (error) {
    if ((error as pg.DatabaseError).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Deletes rows if there are any: truncating twenty tables creates files and takes five times as long. Deletes
 * statistics too: after `analyze`, the planner would take the next test's tables for empty ones.
 */
function emptied(name: string, pristine: string): string {
  const [own, other] = [name, pristine].map((schema) => pg.escapeLiteral(pg.escapeIdentifier(schema)));
  return `
    do $$
    declare
      kept record;
    begin
      for kept in select oid::regclass as name from pg_class
        where relnamespace = ${own}::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      loop
        execute format('delete from %s', kept.name);
      end loop;
      for kept in
        select relname, (select string_agg(quote_ident(attname), ', ') from pg_attribute
            where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
          from pg_class c
          where relnamespace = ${other}::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      loop
        execute format('insert into %1$s.%3$I (%4$s) overriding system value select %4$s from %2$s.%3$I',
          ${own}, ${other}, kept.relname, kept.columns);
      end loop;
      for kept in select relname from pg_class where relnamespace = ${other}::regnamespace and relkind = 'S'
      loop
        execute format('select setval(''%1$s.%3$I'', last_value, is_called) from %2$s.%3$I',
          ${own}, ${other}, kept.relname);
      end loop;
      update pg_class set reltuples = case relkind when 'r' then -1 else 0 end, relpages = 0
        where relnamespace = ${own}::regnamespace and (relkind = 'r' and reltuples >= 0 or relkind = 'i' and (reltuples > 0 or relpages > 1));
      delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = ${own}::regnamespace);
    end $$`;
}
