import { engine, isPostgres } from "./engine";
import type { Conn, Db } from "./handle";
import { readMigrations } from "./migrate";
import { postgresStorage } from "./postgres";
import type { WriteTurn } from "./slices";
import { sqliteStorage } from "./sqlite";
import type { OpenedDb, Storage } from "./storage";

export interface Databases {
  /** That tenant's database. Opened and migrated when first used, closed when long unused. Costs nothing to ask for. */
  of(slug: string): Db;
  /**
   * A read in passing, for whoever looks at every tenant in turn: nothing that was closed stays open, and none of those
   * in use has to make room. Undefined where the tenant has no database yet.
   */
  glance<T>(slug: string, read: (conn: Conn) => Promise<T>): Promise<T | undefined>;
  open(): number;
  close(): Promise<void>;
}

interface Options {
  /** A PostgreSQL server's, which then holds a schema a tenant. Undefined: files below `dataDir`. */
  url: string | undefined;
  /** Whether that leads to the server itself, where the connections are worth keeping statements on. Else it may be a pooler. */
  direct?: boolean;
  /** One folder a tenant below it. */
  dataDir: string;
  migrationsDir: string;
  /** Tenants kept open at once. Those in use are never closed, so there may be more for a moment. */
  limit: number;
  /** Where other processes of this machine write too, and the engine lets one write at a time: whose turn it is. */
  turn?: WriteTurn;
}

interface Opened {
  db: Promise<OpenedDb>;
  inUse: number;
  /** Known once it is open. */
  isCurrent?: (() => boolean) | undefined;
  /** To be closed by whoever uses it last. */
  retired: boolean;
}

/** Every tenant's database behind one door, so that memory is bounded by `limit` and not by the number of tenants. */
export function openDatabases({ limit, ...place }: Options): Databases {
  const storage = storageOf(place);
  const opened = new Map<string, Opened>(); // the least recently used first

  function use<T>(slug: string, work: (db: Db) => Promise<T>): Promise<T> {
    const known = opened.get(slug);
    if (known?.isCurrent?.() === false) retire(slug, known);
    const handle = opened.get(slug) ?? openHandle(slug);
    opened.delete(slug);
    opened.set(slug, handle);
    return held(slug, handle, work);
  }

  function openHandle(slug: string): Opened {
    const handle: Opened = { db: storage.open(slug), inUse: 0, retired: false };
    handle.db.then(
      (db) => {
        handle.isCurrent = db.isCurrent;
      },
      () => {}, // whoever waits for the handle is told
    );
    return handle;
  }

  /** The next to ask opens another one. */
  function retire(slug: string, handle: Opened): void {
    opened.delete(slug);
    handle.retired = true;
    if (handle.inUse === 0) close(handle);
  }

  function close(handle: Opened): void {
    // One that failed to open, or fails to close, is of no use to anybody.
    handle.db.then((db) => db.close()).catch(() => {});
  }

  async function held<T>(slug: string, handle: Opened, work: (db: Db) => Promise<T>): Promise<T> {
    handle.inUse++;
    try {
      return await work(await handle.db.catch((error) => forget(slug, handle, error)));
    } finally {
      handle.inUse--;
      if (handle.retired && handle.inUse === 0) close(handle);
      if (opened.size > limit) closeIdle();
    }
  }

  function forget(slug: string, handle: Opened, error: unknown): never {
    if (opened.get(slug) === handle) opened.delete(slug);
    throw error;
  }

  function closeIdle() {
    for (const [slug, handle] of opened) {
      if (opened.size <= limit) return;
      if (handle.inUse > 0) continue;
      retire(slug, handle);
    }
  }

  return {
    of: (slug) => ({
      read: (fn) => use(slug, (db) => db.read(fn)),
      transact: (fn) => use(slug, (db) => db.transact(fn)),
      purge: () => use(slug, (db) => db.purge()),
      close: async () => {
        const handle = opened.get(slug);
        opened.delete(slug);
        await (await handle?.db)?.close();
      },
    }),
    async glance(slug, read) {
      const known = opened.get(slug);
      if (known) return held(slug, known, (db) => db.read(read));
      if (!(await storage.has(slug))) return undefined;
      const db = await storage.open(slug);
      return db.read(read).finally(() => db.close());
    },
    open: () => opened.size,
    async close() {
      const handles = [...opened.values()];
      opened.clear();
      await Promise.all(handles.map(async (handle) => (await handle.db).close()));
      await storage.close();
    },
  };
}

function storageOf({ url, direct = false, dataDir, migrationsDir, turn }: Omit<Options, "limit">): Storage {
  if (isPostgres(url) !== (engine === "postgres")) {
    throw new Error(`DATABASE_URL was not the same when the tables were declared for ${engine}`);
  }
  const migrations = readMigrations(migrationsDir);
  if (url === undefined) return sqliteStorage(dataDir, migrations, turn);
  return postgresStorage({ url, direct, migrations });
}
