import pg from "pg";
import { fairSemaphore } from "./semaphore";

/** Longest wait for a free connection, in ms. */
const MAX_WAIT = 10_000;

/** Connections a process has at most, for all its tenants. One tenant leaves some, so that no other waits for its queries. */
const LIMIT = {
  key: "connection",
  concurrency: 10,
  concurrencyEach: 8,
  maxQueued: Number.POSITIVE_INFINITY,
  maxWait: MAX_WAIT,
};

/** Does the work on a connection, which the work releases. */
export type Connected = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

/** A process's connections to a server. Tenants take turns. */
export function sharedPool(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: LIMIT.concurrency, connectionTimeoutMillis: MAX_WAIT });
  catchConnectionErrors(pool);
  const semaphore = fairSemaphore();
  return {
    pool,
    connectionsOf(slug: string): Connected {
      const limit = { ...LIMIT, owner: slug };
      return (work) => semaphore.run(limit, async () => work(await pool.connect()), noConnection);
    },
  };
}

/**
 * Keeps a connection that breaks from ending the process: an `error` event that nobody listens to is thrown. The pool
 * listens to the idle ones only, so each connection gets a listener of its own for as long as it lives. The statement
 * under way rejects by itself, and the pool replaces the connection when one is next needed.
 */
export function catchConnectionErrors(pool: pg.Pool): void {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}

const noConnection = () => new Error("no connection to PostgreSQL was free in time");
