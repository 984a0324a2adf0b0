import { LRUCache } from "lru-cache";
import type pg from "pg";

/** Maximum number of prepared statements per connection. The server needs some 20 kB for each. */
const MOST = 400;

const REMEMBERED = 2_000;

/** Maximum length of a named statement, in characters. A longer statement inserts many rows and does not repeat. */
export const LONGEST = 10_000;

export interface StatementNames {
  /** Returns the name of the statement on this connection. Undefined if the statement is planned for this call only. */
  nameOn(client: pg.PoolClient, text: string): string | undefined;
  isFull(client: pg.PoolClient): boolean;
  /** Gives every statement a new name, so that the server prepares it again. */
  renew(): void;
}

/** Names a statement at its second use; the server then plans it once per connection. */
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

/**
 * Names no statement. For a transaction pooler, behind which the next statement may go to a session without the
 * prepared statement.
 */
export const NO_NAMES: StatementNames = { nameOn: () => undefined, isFull: () => false, renew: () => {} };
