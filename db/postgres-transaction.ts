import type pg from "pg";

/**
 * Runs `work` in a transaction on a connection of its own: all of it or nothing. `commitFailed` makes the error of a commit
 * that was not answered: whether it came through is then unknown.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  commitFailed: (error: Error) => Error = (error) => error,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
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
