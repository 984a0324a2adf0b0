import type pg from "pg";
import { inPatience, leftOf } from "./patience";
import { driver } from "./postgres-driver";
import { fairSemaphore } from "./semaphore";

/** Longest wait for a free connection, in ms. */
const MAX_WAIT = 10_000;

/** The limit of a process's connections. One tenant leaves some of them for the others. */
const LIMIT = {
  key: "connection",
  concurrency: 10,
  concurrencyEach: 8,
  maxQueued: Number.POSITIVE_INFINITY,
  maxWait: MAX_WAIT,
};

/** Maximum number of tenants before a connection is replaced. The server's process caches up to 1.7 MB per tenant. */
const MOST_TENANTS = 50;

/** Runs work on a connection, which the work releases. */
export type Connected = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

/** Returns a process's connections to a server. Tenants take turns. */
export function sharedPool(url: string) {
  const pool = new (driver().Pool)({
    connectionString: url,
    max: LIMIT.concurrency,
    connectionTimeoutMillis: MAX_WAIT,
  });
  catchConnectionErrors(pool);
  const semaphore = fairSemaphore();
  const served = new WeakMap<pg.PoolClient, Set<string>>();

  async function connect(slug: string): Promise<pg.PoolClient> {
    const client = await inPatience(pool.connect(), (late) => late.release());
    const tenants = served.get(client) ?? new Set();
    served.set(client, tenants.add(slug));
    return client;
  }

  return {
    pool,
    connectionsOf(slug: string): Connected {
      const limit = { ...LIMIT, owner: slug };
      return (work) => {
        const maxWait = leftOf(MAX_WAIT);
        return semaphore.run({ ...limit, maxWait }, async () => work(await connect(slug)), noConnection);
      };
    },
    /** Whether the connection has served its maximum of tenants and is closed at its release. */
    isWorn: (client: pg.PoolClient) => (served.get(client)?.size ?? 0) >= MOST_TENANTS,
  };
}

/**
 * Handles errors of connections in use. Node throws an `error` event without a listener, and the pool listens to idle
 * connections only.
 */
export function catchConnectionErrors(pool: pg.Pool): void {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}

const noConnection = () => new Error("no connection to PostgreSQL was free in time");
