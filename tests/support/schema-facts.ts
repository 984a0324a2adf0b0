import pg from "pg";
import { Database } from "~/db/sqlite-driver";
import { fileOf, type Place } from "./place";

/**
 * Returns the facts of a tenant's schema, a line each: columns with types, defaults and collations, constraints,
 * indexes, triggers, functions. Ignores the order of columns, on which nothing depends.
 */
export async function schemaFacts(place: Place, name: string): Promise<string[]> {
  const facts = place.url === undefined ? sqliteFacts(place, name) : await postgresFacts(place.url, name);
  return facts.map((fact) => fact.replace(/\s+/g, " ").trim()).sort();
}

function sqliteFacts(place: Place, name: string): string[] {
  const connection = new Database(fileOf(place.dataDir, name), { readonly: true });
  const rows = (statement: string, ...given: string[]) =>
    connection.prepare(statement).all(...given) as Record<string, string | number | null>[];
  try {
    const made = rows("select type, name, tbl_name, sql from sqlite_schema where name not like 'sqlite_%'");
    const facts = made.filter(({ type }) => type !== "table").map(({ sql }) => unquoted(`${sql}`));
    for (const { name: table, sql } of made.filter(({ type }) => type === "table")) {
      for (const { cid, ...column } of rows("select * from pragma_table_xinfo(?)", `${table}`))
        facts.push(`${table} ${said(column)}`);
      for (const { id, ...key } of rows("select * from pragma_foreign_key_list(?)", `${table}`))
        facts.push(`${table} ${said(key)}`);
      for (const { name: index } of rows("select name from pragma_index_list(?)", `${table}`)) {
        const keys = rows("select seqno, name, desc, coll from pragma_index_xinfo(?) where key", `${index}`);
        facts.push(...keys.map((key) => `${index} ${said(key)}`));
      }
      facts.push(...checksIn(unquoted(`${sql}`)).map((check) => `${table} ${check}`));
      if (/\b(autoincrement|collate|strict|without rowid|generated)\b/i.test(`${sql}`)) facts.push(`${sql}`);
    }
    return facts;
  } finally {
    connection.close();
  }
}

function said(row: Record<string, unknown>): string {
  const values = Object.entries(row).filter(([, value]) => value !== null && value !== 0);
  return values.map(([name, value]) => `${name}=${value}`).join(" ");
}

/** Removes quotes of either kind around names. */
function unquoted(statement: string): string {
  return statement.replace(/["`]/g, "");
}

function checksIn(statement: string): string[] {
  return statement.split(/\bCHECK\b/i).flatMap((after, index, parts) => {
    if (index === 0) return [];
    const constraint = /CONSTRAINT (\w+)\s*$/i.exec(parts[index - 1]!)?.[1] ?? "";
    return [`check ${constraint} ${inParentheses(after)}`];
  });
}

/** Returns the first text in parentheses. */
function inParentheses(text: string): string {
  let depth = 0;
  for (let at = text.indexOf("("); at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return text.slice(text.indexOf("("), at + 1);
  }
  throw new Error(`no end of a parenthesis: ${text}`);
}

async function postgresFacts(url: string, schema: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ fact: string }>(POSTGRES_FACTS, [schema]);
    return rows.map(({ fact }) => fact.replaceAll(`"${schema}".`, "").replaceAll(`${schema}.`, ""));
  } finally {
    await client.end();
  }
}

const POSTGRES_FACTS = `
  with own as (select oid from pg_namespace where nspname = $1),
    tables as (select oid, relname, relkind, relpersistence, reloptions from pg_class
      where relnamespace in (select oid from own) and relkind not in ('i', 'I'))
  select concat_ws(' ', relkind, relname, relpersistence, reloptions::text) as fact from tables
  union all select concat_ws(' ', relname, 'column', attname, format_type(atttypid, atttypmod), collname,
      case when attnotnull then 'not null' end, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = tables.oid and adnum = attnum
    left join pg_collation on pg_collation.oid = attcollation
  union all select concat_ws(' ', relname, 'constraint', conname, pg_get_constraintdef(pg_constraint.oid))
    from tables join pg_constraint on conrelid = tables.oid where contype <> 'n'
  union all select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
  union all select concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from tables join pg_trigger on tgrelid = tables.oid where not tgisinternal
  union all select pg_get_functiondef(pg_proc.oid) from pg_proc where pronamespace in (select oid from own)
  union all select concat_ws(' ', 'type', typname) from pg_type
    where typnamespace in (select oid from own) and typtype in ('e', 'd')`;
