import { LRUCache } from "lru-cache";
import type pg from "pg";

/** Statements that a connection keeps: the server holds some 20 kB for each. */
const MOST = 400;

/** Texts that are remembered as sent once. */
const REMEMBERED = 2_000;

/** In characters. A longer one inserts many rows, and is not the same a second time. */
export const LONGEST = 10_000;

export interface StatementNames {
  /** The name of the prepared statement on that connection; undefined where it is planned for this one time. */
  nameOn(client: pg.PoolClient, text: string): string | undefined;
  /** Whether the connection keeps as many as it may. A new one in its place forgets them all at once. */
  isFull(client: pg.PoolClient): boolean;
  /** Whatever was prepared is used no more: each statement gets another name. */
  renew(): void;
}

/**
 * Names for the statements that come again: the server parses and plans those once a connection instead of each time. A
 * statement gets its name when it is sent a second time, so those that are written for one occasion take no room.
 */
export function statementNames(): StatementNames {
  const sent = new LRUCache<string, true>({ max: REMEMBERED });
  let kept = new WeakMap<pg.PoolClient, Map<string, string>>();
  let generation = 0;
  return {
    nameOn(client, text) {
      if (text.length > LONGEST) return undefined;
      const names = kept.get(client) ?? new Map<string, string>();
      kept.set(client, names);
      const known = names.get(text);
      if (known) return known;
      if (!sent.has(text)) {
        sent.set(text, true);
        return undefined;
      }
      const name = `s${generation}_${names.size}`;
      names.set(text, name);
      return name;
    },
    isFull: (client) => (kept.get(client)?.size ?? 0) >= MOST,
    renew() {
      kept = new WeakMap();
      generation++;
    },
  };
}

/** Where a transaction pooler stands between: the next statement may go to a session that knows no name. */
export const NO_NAMES: StatementNames = { nameOn: () => undefined, isFull: () => false, renew: () => {} };
