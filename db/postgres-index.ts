import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { driver } from "./postgres-driver";
import type { InSchema } from "./postgres-schema";

/** The only statements allowed in a migration outside a transaction: both can be interrupted and repeated. */
const STATEMENT =
  /^(?:create (?:unique )?index|drop index) concurrently (?:if (?:not )?exists )?(?:"tenant"\.)?"([^"]+)"/i;

/** Pause between two looks at an index that another process is building, in ms. */
const LOOK = 250;
const TRIES = 20;

interface Target {
  slug: string;
  inSchema: InSchema;
}

export function indexIn(statement: string): string | undefined {
  return STATEMENT.exec(bare(statement))?.[1];
}

export function inTransactionToo(statements: string): string {
  return statements.replace(/\bconcurrently\b/gi, "");
}

/**
 * Makes or drops an index while its table is written. An interrupted build leaves an invalid index, which `if not
 * exists` accepts, so the index is dropped and built again. Takes no lock of its own: the index build waits for all
 * transactions, also for one that waits for such a lock.
 */
export async function changeIndex(pool: pg.Pool, { slug, inSchema }: Target, statement: string): Promise<void> {
  const text = bare(statement);
  if (text === "") return;
  const name = indexIn(text);
  if (name === undefined) throw new Error(`a migration outside a transaction may only make and drop indexes: ${text}`);
  const drops = /^drop/i.test(text);
  let before: Awaited<ReturnType<typeof stateOf>> | undefined;
  for (let made = 0; ; ) {
    const state = await stateOf(pool, slug, name);
    if (state === (drops ? "none" : "valid")) return;
    // The server ends its progress report before the commit that validates the index. An index that is invalid at two
    // looks was interrupted.
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
 * Runs the statement. If another process began the same index, the server ends one of the two, and the next look finds
 * what remains.
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

function bare(statement: string): string {
  return statement
    .replace(/^\s*--.*$/gm, "")
    .trim()
    .replace(/;$/, "");
}
