import { type Elsewhere, withoutElsewhere } from "./cells/elsewhere";
import type { Cells } from "./cells/locate";
import { cellStorage } from "./cells/storage";
import { engine, isPostgres } from "./engine";
import type { Conn, Db } from "./handle";
import { TenantReadOnlyError } from "./hold";
import { readMigrations } from "./migrate";
import { inPatience, waiting, withoutPatience } from "./patience";
import type { PostgresOptions } from "./postgres";
import { currentReading } from "./reading";
import { fairSemaphore } from "./semaphore";
import type { WriteTurn } from "./slices";
import { type Files, sqliteStorage } from "./sqlite";
import { DatabaseMissingError, type OpenedDb, type Storage } from "./storage";

export interface Databases {
  /**
   * That tenant's database, the same handle each time. Opened and migrated when first used, closed when long unused. Costs
   * nothing to ask for.
   */
  of(slug: string): Db;
  /** That tenant is served no longer: its database is closed, and its handle goes with all that is kept by it. */
  forget(slug: string): void;
  /**
   * A read in passing, for loops over every tenant: nothing that was closed stays open, none of those in use has to make
   * room, and four at most are looked at at once. Undefined where the tenant has no database yet.
   */
  glance<T>(slug: string, read: (conn: Conn) => Promise<T>): Promise<T | undefined>;
  /**
   * Differs from what it was before once anybody has written to that tenant's database. Costs next to nothing. Undefined where that
   * can't be said.
   */
  stamp(slug: string): string | undefined;
  /** Brings that tenant's database up to date. Gives the tags of what it lacked, undefined where there is no database. */
  migrate(slug: string): Promise<string[] | undefined>;
  open(): number;
  /** The tenants that this process has written to since this was last asked, by slug. */
  written(): string[];
  /** Closes all of them for good: what comes later is refused, as of work that nobody waits for. */
  close(): Promise<void>;
}

export interface Options {
  /** A PostgreSQL server's, which then holds a schema a tenant. Undefined: files below `dataDir`. */
  url: string | undefined;
  /** Whether that leads to the server itself, where the connections are worth keeping statements on. Else it may be a pooler. */
  direct?: boolean;
  /** A server that follows that one, for reads of what may be a moment old. */
  replica?: string | undefined;
  /** Where tenants lie in several databases. Left out: in the one that `url` leads to. */
  cells?: Cells | undefined;
  /** Where they lie in that one: those that nevertheless don't, which are refused. */
  elsewhere?: Elsewhere | undefined;
  /** One folder a tenant below it. */
  dataDir: string;
  /** Where else below it. */
  files?: Files;
  migrationsDir: string;
  /** Tenants kept open at once. Those in use are never closed, so there may be more for a moment. */
  limit: number;
  /** Where other processes of this machine write too, and the engine lets one write at a time: whose turn it is. */
  turn?: WriteTurn;
}

interface Opened {
  db: Promise<OpenedDb>;
  inUse: number;
  /** Known once it is open: a read then waits for nothing but its statement. */
  ready?: OpenedDb;
  isCurrent?: (() => boolean) | undefined;
  /** The last user closes it. */
  retired: boolean;
}

/** How many closed databases are read at once, for all callers together: each takes a connection. */
const GLANCES = { key: "glance", concurrency: 4, maxQueued: Number.POSITIVE_INFINITY };

/** Every tenant's database behind one door, so that memory is bounded by `limit` and not by the number of tenants. */
export function openDatabases({ limit, ...place }: Options): Databases {
  const storage = storageOf(place);
  const opened = new Map<string, Opened>(); // the least recently used first
  const handles = new Map<string, Db>();
  const shelves = new Map<string, string>();
  const glances = fairSemaphore();
  let written = new Set<string>();
  let ended = false;

  function use<T>(slug: string, work: (db: OpenedDb) => Promise<T>): Promise<T> {
    return held(slug, () => takenUp(slug), work);
  }

  function takenUp(slug: string): Opened {
    const known = opened.get(slug);
    if (known?.isCurrent?.() === false) replace(slug, known);
    const handle = opened.get(slug) ?? openHandle(slug);
    opened.delete(slug);
    opened.set(slug, handle);
    return handle;
  }

  function openHandle(slug: string): Opened {
    refuseEnded();
    const db = withoutPatience(() => storage.open(slug)).then((db) => {
      handle.ready = db;
      handle.isCurrent = db.isCurrent;
      comeTo(slug);
      return db;
    });
    db.catch(() => {}); // the error reaches everybody who waits for the handle
    const handle: Opened = { db, inUse: 0, retired: false };
    return handle;
  }

  function refuseEnded(): void {
    if (ended) throw new Error("the databases are closed");
  }

  /** One that was closed may have been moved before it was opened again. */
  function comeTo(slug: string): void {
    const shelf = storage.shelfOf?.(slug);
    if (shelf === undefined) return;
    if (shelves.has(slug) && shelves.get(slug) !== shelf) handles.get(slug)?.memory.clear();
    shelves.set(slug, shelf);
  }

  /** It is another database from now on: what was learned of the former one, e.g. how far its changes were read, is none of it. */
  function replace(slug: string, handle: Opened): void {
    retire(slug, handle);
    handles.get(slug)?.memory.clear();
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

  async function held<T>(slug: string, handleOf: () => Opened, work: (db: OpenedDb) => Promise<T>): Promise<T> {
    const handle = handleOf();
    handle.inUse++;
    try {
      // It may be migrated first, which takes its own time.
      return await work(handle.ready ?? (await inPatience(handle.db.catch((error) => forget(slug, handle, error)))));
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

  async function glanceAt<T>(slug: string, read: (conn: Conn) => Promise<T>): Promise<T | undefined> {
    refuseEnded();
    const look = await storage.look(slug);
    if (look) return read(look.conn).finally(look.close);
    if (!(await storage.has(slug))) return undefined;
    const db = await storage.open(slug);
    return db.read(read).finally(() => db.close());
  }

  /**
   * At the place that a tenant was moved from a write is refused for good, and once that is cleared all is missing: who was not told of
   * the new one learns it so.
   */
  async function findAndUse<T>(
    recheck: NonNullable<Storage["recheck"]>,
    slug: string,
    work: (db: OpenedDb) => Promise<T>,
  ): Promise<T> {
    let used: OpenedDb | undefined;
    const attempt = () =>
      use(slug, (db) => {
        used = db;
        return work(db);
      });
    try {
      return await attempt();
    } catch (error) {
      if (!mayBeElsewhere(error)) throw error;
      await recheck(slug).catch(() => Promise.reject(error));
      const isAnother = used ? used.isCurrent?.() === false : error instanceof DatabaseMissingError;
      if (!isAnother) throw error;
      return attempt();
    }
  }

  function handleOf(slug: string): Db {
    const { recheck } = storage;
    const used = <T>(work: (db: OpenedDb) => Promise<T>) =>
      waiting(() => (recheck ? findAndUse(recheck, slug, work) : use(slug, work)));
    return {
      memory: new Map(),
      read: (fn) => used((db) => (db.readRecent && currentReading()?.relaxed ? db.readRecent(fn) : db.read(fn))),
      readRecent: (fn) => used((db) => (db.readRecent ?? db.read)(fn)),
      transact: (fn) => {
        written.add(slug);
        return used((db) => db.transact(fn));
      },
      purge: () => use(slug, (db) => db.purge()),
      analyze: () => used((db) => db.analyze()),
      close: async () => {
        const handle = opened.get(slug);
        opened.delete(slug);
        await (await handle?.db)?.close();
      },
    };
  }

  return {
    of(slug) {
      const handle = handles.get(slug) ?? handleOf(slug);
      handles.set(slug, handle);
      return handle;
    },
    forget(slug) {
      handles.delete(slug);
      shelves.delete(slug);
      const handle = opened.get(slug);
      if (handle) retire(slug, handle);
    },
    async glance(slug, read) {
      const known = opened.get(slug);
      if (known?.isCurrent?.() === false) replace(slug, known);
      else if (known)
        return held(
          slug,
          () => known,
          (db) => db.read(read),
        );
      const key = `${GLANCES.key} ${storage.shelfOf?.(slug) ?? ""}`;
      return glances.run({ ...GLANCES, key, owner: slug }, () => glanceAt(slug, read));
    },
    stamp: (slug) => storage.stamp?.(slug),
    async migrate(slug) {
      const pending = await storage.pending(slug);
      if (pending && pending.length > 0) await (await storage.open(slug)).close();
      return pending;
    },
    open: () => opened.size,
    written() {
      const slugs = [...written];
      written = new Set();
      return slugs;
    },
    async close() {
      if (ended) return;
      ended = true;
      const handles = [...opened.values()];
      opened.clear();
      await Promise.all(handles.map(async (handle) => (await handle.db).close()));
      await storage.close();
    },
  };
}

/** A write was refused, or the schema or a table of it is not there. */
function mayBeElsewhere(error: unknown): boolean {
  if (error instanceof TenantReadOnlyError || error instanceof DatabaseMissingError) return true;
  const { code } = error as { code?: unknown };
  return code === "42P01" || code === "3F000";
}

function storageOf({
  url,
  direct = false,
  replica,
  cells,
  elsewhere,
  dataDir,
  files,
  migrationsDir,
  turn,
}: Omit<Options, "limit">): Storage {
  if (isPostgres(url) !== (engine === "postgres")) {
    throw new Error(`DATABASE_URL was not the same when the tables were declared for ${engine}`);
  }
  const migrations = readMigrations(migrationsDir);
  if (url === undefined) return sqliteStorage({ dataDir, files, migrations, turn });
  if (!cells) {
    const storage = onPostgres({ url, direct, replica, migrations });
    return elsewhere ? withoutElsewhere(storage, elsewhere) : storage;
  }
  return cellStorage(cells, ({ url, directUrl, replicaUrl }) =>
    onPostgres({ url, direct: url === directUrl, replica: replicaUrl, migrations }),
  );
}

/** Its code comes with the first database: with the driver it takes a process a tenth of a second, which one with files saves. */
function onPostgres(options: PostgresOptions): Storage {
  let storage: Promise<Storage> | undefined;
  const opened = () => {
    storage ??= import("./postgres").then(({ postgresStorage }) => postgresStorage(options));
    return storage;
  };
  return {
    has: async (slug) => (await opened()).has(slug),
    open: async (slug) => (await opened()).open(slug),
    look: async (slug) => (await opened()).look(slug),
    pending: async (slug) => (await opened()).pending(slug),
    close: async () => (await storage)?.close(),
  };
}
