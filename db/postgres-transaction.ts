import type pg from "pg";

/**
 * Resets settings, because behind a transaction pooler another client may have changed them. `default` means the
 * server's configuration.
 */
const OWN_SETTINGS = ["synchronous_commit", "search_path", "row_security", "transform_null_equals"]
  .map((name) => `set local ${name} to default`)
  .join("; ");

export const BEGIN_WRITING = `begin isolation level serializable read write not deferrable; ${OWN_SETTINGS}`;

export function limitsOf(ms: number): string {
  return `set local statement_timeout = ${ms}; set local lock_timeout = ${ms}`;
}

/**
 * Runs work in a transaction on a connection of its own. `commitFailed` makes the error for a commit that the server
 * did not answer.
 */
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
