import { driver } from "../postgres-driver";
import { catchConnectionErrors } from "../postgres-pool";
import { CONTROL } from "./name";

/** Something that an attempt is counted by: at most `max` within `window`, or `growing` pauses past them. Times in ms. */
export interface CountedKey {
  key: string;
  max: number;
  window: number;
  /** The first of the pauses, and the longest; both or neither. */
  first?: number;
  longest?: number;
}

export interface SharedAttempts {
  /** 0 where it was counted by all keys; otherwise it was by none, and these are the ms until it would be. */
  attempt(keys: CountedKey[]): Promise<number>;
  forget(key: string): Promise<void>;
  /** Takes the last attempt of each back. */
  takeBack(keys: string[]): Promise<void>;
  /** Deletes what counts no more, but for what is in use just now. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const POOL = {
  max: 4,
  connectionTimeoutMillis: 2_000,
  /** A statement that the server never answers frees its connection. */
  query_timeout: 5_000,
  allowExitOnIdle: true,
};

/**
 * The attempts of a whole installation, in its `control` schema. A transaction pooler may stand between. For a process that has no
 * other use for a database, and so without what those are opened with.
 */
export function openSharedAttempts(url: string, schema: string = CONTROL): SharedAttempts {
  const pool = new (driver().Pool)({ connectionString: url, ...POOL });
  catchConnectionErrors(pool);
  const own = driver().escapeIdentifier(schema);
  const counted = `select ${own}.attempt($1) as wait`;
  const forgotten = `delete from ${own}.attempt where key = $1`;
  // In the order in which an attempt locks them.
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
