import { randomInt } from "node:crypto";
import type pg from "pg";
import { driver } from "../postgres-driver";
import { type Cell, CellProblem } from "./cell";

/** Longest wait in ms, for the connection and for each answer. */
const PATIENCE = 10_000;

/**
 * Finds two cells that are the same database and returns their names. Each cell's connection takes a random advisory
 * lock; a later connection that finds the lock taken is in the same database. Any role may take such a lock, behind a
 * pooler too. Skips a cell that does not answer.
 */
export async function sameDatabase(cells: readonly Cell[]): Promise<[string, string] | undefined> {
  const places = cells.flatMap(({ name, url, directUrl }) =>
    [...new Set([url, directUrl])].map((at) => ({ name, at })),
  );
  const held: { name: string; key: string; client: pg.Client }[] = [];
  try {
    for (const { name, at } of places) {
      const client = await begun(at);
      if (!client) continue;
      const key = `${randomInt(2 ** 47)}`;
      held.push({ name, key, client });
      for (const other of held) {
        if (other.name === name) continue;
        if (!(await isFree(client, other.key))) return [other.name, name];
      }
      await client.query("select pg_advisory_xact_lock($1)", [key]);
    }
    return undefined;
  } finally {
    await Promise.all(held.map(({ client }) => client.end().catch(() => {})));
  }
}

/** @throws CellProblem if two cells are the same database, because a copy would overwrite its source */
export async function refuseSame(cells: readonly Cell[]): Promise<void> {
  const [one, other] = (await sameDatabase(cells)) ?? [];
  if (one) throw new CellProblem(`${one} and ${other} are one database: name each once in DATABASE_CELLS.`);
}

/**
 * Returns whether the lock is free, and releases it again. A third cell of this database would otherwise be compared
 * with the wrong cell.
 */
async function isFree(client: pg.Client, key: string): Promise<boolean> {
  await client.query("savepoint look");
  const { rows } = await client.query<{ free: boolean }>("select pg_try_advisory_xact_lock($1) as free", [key]);
  await client.query("rollback to look");
  return rows[0]!.free;
}

async function begun(url: string): Promise<pg.Client | undefined> {
  const client = new (driver().Client)({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  }).on("error", () => {});
  try {
    await client.connect();
    await client.query("begin");
    return client;
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
}
