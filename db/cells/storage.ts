import { isConnectionFailure } from "../postgres-connection";
import { DatabaseMissingError, type OpenedDb, type Storage } from "../storage";
import type { Cell } from "./cell";
import { type Cells, cellIn, locate, locateOrPlace } from "./locate";
import type { Placement } from "./placements";

/** How long requests to an unreachable cell fail immediately, in ms. Open databases are not affected. */
const REST = 1_000;

/** Returns a storage that sends each tenant to the cell of its placement. */
export function cellStorage(cells: Cells, storageAt: (cell: Cell) => Storage): Storage {
  const { placements } = cells;
  const storages = new Map<string, Storage>();
  const away = new Map<string, { until: number; error: unknown }>();

  /**
   * Asks a tenant's cell. Fails immediately if the cell did not answer shortly before, because a loop over all tenants
   * would wait for each of them.
   */
  async function ask<T>(placement: Placement, work: (storage: Storage) => Promise<T>): Promise<T> {
    const cell = cellIn(cells, placement);
    const known = away.get(cell.name);
    if (known && performance.now() < known.until) throw known.error;
    const storage = storages.get(cell.name) ?? storageAt(cell);
    storages.set(cell.name, storage);
    try {
      return await work(storage);
    } catch (error) {
      const isAway = isConnectionFailure(error) || /connection timeout/.test((error as Error).message);
      if (isAway) away.set(cell.name, { until: performance.now() + REST, error });
      throw error;
    }
  }

  async function open(slug: string): Promise<OpenedDb> {
    const placement = await locateOrPlace(cells, slug);
    return ask(placement, async (storage) => {
      if (placement.since !== null && !(await storage.has(slug))) {
        throw missing(placement);
      }
      const db = await storage.open(slug);
      if (placement.since === null) await placements.made(placement, Date.now());
      return { ...db, isCurrent: () => placements.known(slug)?.cell === placement.cell };
    });
  }

  async function askWhereItIs<T>(
    slug: string,
    work: (storage: Storage, placement: Placement) => Promise<T>,
  ): Promise<T | undefined> {
    const placement = await locate(cells, slug);
    return placement && ask(placement, (storage) => work(storage, placement));
  }

  return {
    open,
    has: async (slug) => (await askWhereItIs(slug, (storage) => storage.has(slug))) ?? false,
    look: (slug) => askWhereItIs(slug, (storage) => storage.look(slug)),
    pending: (slug) =>
      askWhereItIs(slug, async (storage, placement) => {
        const pending = await storage.pending(slug);
        if (!pending && placement.since !== null) throw missing(placement);
        return pending;
      }),
    shelfOf: (slug) => placements.known(slug)?.cell ?? "",
    recheck: (slug) => placements.read([slug]),
    async close() {
      await Promise.all([...storages.values()].map((storage) => storage.close()));
    },
  };
}

function missing({ slug, cell }: Placement): DatabaseMissingError {
  return new DatabaseMissingError(`${slug} is missing in the cell ${cell}, its last known place`);
}
