import type pg from "pg";

/** Behind a transaction pooler another client had the session before. `default` means the server's configuration. */
const OWN_SETTINGS = ["synchronous_commit", "search_path", "row_security", "transform_null_equals"]
  .map((name) => `set local ${name} to default`)
  .join("; ");

export const BEGIN_WRITING = `begin isolation level serializable read write not deferrable; ${OWN_SETTINGS}`;

export function limitsOf(ms: number): string {
  return `set local statement_timeout = ${ms}; set local lock_timeout = ${ms}`;
}

/** On its own connection. `commitFailed` makes the error for a commit without an answer. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  commitFailed: (error: Error) => Error = (error) => error,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin isolation level read committed read write; ${OWN_SETTINGS}`);
    const result = await work(client);
    await client.query("commit").catch((error: Error) => {
      throw commitFailed(error);
    });
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
