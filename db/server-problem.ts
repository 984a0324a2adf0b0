import { driver } from "./postgres-driver";

/** Longest wait for the server, in ms. */
const PATIENCE = 10_000;

/**
 * Returns why a server accepts no writes, safe to print and without the server's password. Undefined if the server
 * accepts writes.
 */
export async function serverProblem(url: string): Promise<string | undefined> {
  const client = new (driver().Client)({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  }).on("error", () => {}); // a broken connection fails the query, too
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
    return rows[0]?.standby ? "PostgreSQL takes no writes: it is a standby" : undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `PostgreSQL does not answer: ${code ?? message}`;
  } finally {
    await client.end().catch(() => {});
  }
}
