import { driver } from "../postgres-driver";
import { catchConnectionErrors } from "../postgres-pool";
import { CONTROL } from "./name";

/**
 * A counter of attempts with its rule: at most `max` attempts within `window`, or beyond `max` growing pauses. Times in
 * ms.
 */
export interface CountedKey {
  key: string;
  max: number;
  window: number;
  /** The first and the longest pause, in ms. Either both or neither. */
  first?: number;
  longest?: number;
}

export interface SharedAttempts {
  /** Counts an attempt for all keys and returns 0. If a counter is full, counts none and returns the wait in ms. */
  attempt(keys: CountedKey[]): Promise<number>;
  forget(key: string): Promise<void>;
  /** Withdraws the last attempt of each key. */
  takeBack(keys: string[]): Promise<void>;
  /** Deletes expired counters, except those in use. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const POOL = {
  max: 4,
  connectionTimeoutMillis: 2_000,
  /** Frees the connection of a statement that the server does not answer. */
  query_timeout: 5_000,
  allowExitOnIdle: true,
};

/**
 * Opens the shared counters on connections of their own, because a process may need no other database. A pooler may be
 * in between.
 */
export function openSharedAttempts(url: string, schema: string = CONTROL): SharedAttempts {
  const pool = new (driver().Pool)({ connectionString: url, ...POOL });
  catchConnectionErrors(pool);
  const own = driver().escapeIdentifier(schema);
  const counted = `select ${own}.attempt($1) as wait`;
  const forgotten = `delete from ${own}.attempt where key = $1`;
  // The statement that withdraws attempts. It locks rows in the same order as an attempt.
  const takenBack = `with counted as (select key from ${own}.attempt where key = any($1) order by key for update)
    update ${own}.attempt as a set made = regexp_replace(made, ' ?[^ ]+$', '') from counted where a.key = counted.key`;
  const cleared = `delete from ${own}.attempt where key in (
    select key from ${own}.attempt where until < extract(epoch from clock_timestamp()) * 1000 for update skip locked)`;
  return {
    async attempt(keys) {
      const { rows } = await pool.query<{ wait: string }>(counted, [JSON.stringify(keys)]);
      return Number(rows[0]!.wait);
    },
    async forget(key) {
      await pool.query(forgotten, [key]);
    },
    async takeBack(keys) {
      await pool.query(takenBack, [keys]);
    },
    async clear() {
      await pool.query(cleared);
    },
    close: () => pool.end(),
  };
}
