import type pg from "pg";
import { inPatience, leftOf } from "./patience";
import { driver } from "./postgres-driver";
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

/**
 * Tenants that a connection serves before another one takes its place. The server keeps in its process what it has learned of each
 * tenant's tables, up to 1.7 MB, for as long as the connection lasts.
 */
const MOST_TENANTS = 50;

/** Does the work on a connection, which the work releases. */
export type Connected = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

/** A process's connections to a server. Tenants take turns. */
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
    /** Whether it has served as many tenants as it may, and is closed once it is released. */
    isWorn: (client: pg.PoolClient) => (served.get(client)?.size ?? 0) >= MOST_TENANTS,
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
