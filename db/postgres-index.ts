import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { driver } from "./postgres-driver";
import type { InSchema } from "./postgres-schema";

/** The only statements that a migration outside a transaction consists of: both may be broken off and made again. */
const STATEMENT =
  /^(?:create (?:unique )?index|drop index) concurrently (?:if (?:not )?exists )?(?:"tenant"\.)?"([^"]+)"/i;

/** How long another process that makes the same index is left alone between two looks, in ms. */
const LOOK = 250;
const TRIES = 20;

interface Target {
  slug: string;
  inSchema: InSchema;
}

/** The name of the index, as a statement of such a migration has it. Undefined where it is no such statement. */
export function indexIn(statement: string): string | undefined {
  return STATEMENT.exec(bare(statement))?.[1];
}

/** The same statements where a transaction is under way, which is soon over. */
export function inTransactionToo(statements: string): string {
  return statements.replace(/\bconcurrently\b/gi, "");
}

/**
 * Makes or drops an index while its table is written. An index that was broken off is left behind invalid, costs writers as any other,
 * and `if not exists` takes it for one: it is dropped, and made again. No lock is held, since a transaction that waited for one would be
 * waited for by the index.
 */
export async function changeIndex(pool: pg.Pool, { slug, inSchema }: Target, statement: string): Promise<void> {
  const text = bare(statement);
  if (text === "") return;
  const name = indexIn(text);
  if (name === undefined) throw new Error(`a migration outside a transaction makes and drops indexes alone: ${text}`);
  const drops = /^drop/i.test(text);
  let before: Awaited<ReturnType<typeof stateOf>> | undefined;
  for (let made = 0; ; ) {
    const state = await stateOf(pool, slug, name);
    if (state === (drops ? "none" : "valid")) return;
    // The server ends its report of a build before the commit that makes the index valid: one that is invalid twice was broken off.
    const isNew = state === "invalid" && before !== "invalid";
    before = state;
    if (state === "building" || isNew) await wait(LOOK);
    else if (state === "none" && ++made > TRIES) throw new Error(`the index ${name} can't be made: its name is taken`);
    else if (state !== "none")
      await attempt(pool, inSchema(`drop index concurrently if exists "tenant".${driver().escapeIdentifier(name)}`));
    else await attempt(pool, inSchema(text));
  }
}

/**
 * Another process may have begun the same index a moment ago. Then each may wait for the other: for the table, and for the end of older
 * snapshots. The server ends one of them, and what it left is seen by the next look.
 */
async function attempt(pool: pg.Pool, statement: string): Promise<void> {
  try {
    await pool.query(statement);
  } catch (error) {
    if (
      !(
        error instanceof driver().DatabaseError &&
        [DUPLICATE_TABLE, UNIQUE_VIOLATION, DEADLOCK].includes(error.code ?? "")
      )
    )
      throw error;
    if (error.code === UNIQUE_VIOLATION && error.schema !== "pg_catalog") throw error;
  }
}

async function stateOf(pool: pg.Pool, slug: string, name: string): Promise<"none" | "valid" | "invalid" | "building"> {
  const { rows } = await pool.query<{ valid: boolean; building: boolean }>(STATE, [slug, name]);
  const [index] = rows;
  if (!index) return "none";
  if (index.valid) return "valid";
  return index.building ? "building" : "invalid";
}

const STATE = `select indisvalid as valid,
  exists (select from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as building
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relname = $2`;

const DUPLICATE_TABLE = "42P07";
const UNIQUE_VIOLATION = "23505";
const DEADLOCK = "40P01";

/** Without the comment above it and the semicolon behind it. */
function bare(statement: string): string {
  return statement
    .replace(/^\s*--.*$/gm, "")
    .trim()
    .replace(/;$/, "");
}
