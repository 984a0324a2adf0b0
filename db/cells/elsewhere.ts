import { CONTROL } from "../control/name";
import { quoted } from "../postgres-schema";
import type { Storage } from "../storage";
import { MAIN, unknownCell } from "./cell";
import { onServer } from "./locate";

/**
 * The tenants in another database, with the name of their cell. For a process without DATABASE_CELLS, which must not
 * serve them.
 */
export interface Elsewhere {
  known(slug: string): string | undefined;
  /** Returns the cell of a tenant in another database, or undefined. Reads the placements on first use. */
  of(slug: string): Promise<string | undefined>;
  /** Reads the placements again. */
  read(): Promise<void>;
}

/** Reads the placements in the operators' database. Creates nothing there. */
export function openElsewhere(url: string): Elsewhere {
  let known = new Map<string, string>();
  let first: Promise<void> | undefined;
  let latest = 0;

  async function read(): Promise<void> {
    const mine = ++latest;
    const found = await placedElsewhere(url);
    if (mine === latest) known = found;
  }

  return {
    known: (slug) => known.get(slug),
    async of(slug) {
      first ??= read().catch((error) => {
        first = undefined; // the next caller tries again
        throw error;
      });
      await first;
      return known.get(slug);
    },
    read,
  };
}

async function placedElsewhere(url: string): Promise<Map<string, string>> {
  const table = `${quoted(CONTROL)}.placement`;
  return onServer(url, async (client) => {
    const there = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [table]);
    if (!there.rows[0]!.there) return new Map();
    const { rows } = await client.query<{ slug: string; cell: string }>(
      `select slug, cell from ${table} where cell <> $1`,
      [MAIN],
    );
    return new Map(rows.map(({ slug, cell }) => [slug, cell]));
  });
}

/** Returns a storage that refuses the tenants in another database. */
export function withoutElsewhere(storage: Storage, elsewhere: Elsewhere): Storage {
  async function here<T>(slug: string, work: () => Promise<T>): Promise<T> {
    const cell = await elsewhere.of(slug);
    if (cell !== undefined) throw unknownCell(slug, cell);
    return work();
  }
  return {
    ...storage,
    has: (slug) => here(slug, () => storage.has(slug)),
    look: (slug) => here(slug, () => storage.look(slug)),
    pending: (slug) => here(slug, () => storage.pending(slug)),
    open: (slug) =>
      here(slug, async () => ({
        ...(await storage.open(slug)),
        isCurrent: () => elsewhere.known(slug) === undefined,
      })),
    recheck: () => elsewhere.read(),
  };
}
