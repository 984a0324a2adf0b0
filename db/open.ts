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
   * Returns the tenant's only handle, without opening the database. The database opens and migrates on first use, and
   * closes after long disuse.
   */
  of(slug: string): Db;
  /** Drops the handle of a tenant that is no longer served, with its cache. */
  forget(slug: string): void;
  /**
   * Reads without opening the database for long, for loops over every tenant. Evicts no open database, and reads four
   * at a time. Undefined without a database.
   */
  glance<T>(slug: string, read: (conn: Conn) => Promise<T>): Promise<T | undefined>;
  /** Returns a text that changes with each write to the tenant's database. Undefined if the engine can't tell. */
  stamp(slug: string): string | undefined;
  /**
   * Migrates the tenant's database. Returns the tags of the migrations that it lacked, or undefined without a database.
   */
  migrate(slug: string): Promise<string[] | undefined>;
  open(): number;
  /** Returns the slugs of tenants that this process has written to since the last call. */
  written(): string[];
  /** Closes all databases. Later calls are refused. */
  close(): Promise<void>;
}

export interface Options {
  /** The address of the PostgreSQL server. Undefined on SQLite, whose files lie below `dataDir`. */
  url: string | undefined;
  /** Whether `url` leads to the server itself and no pooler, so that prepared statements may stay. */
  direct?: boolean;
  /** The address of a replica, for reads that may be a moment old. */
  replica?: string | undefined;
  /** The cells with tenants. Undefined if all tenants are in the database of `url`. */
  cells?: Cells | undefined;
  /** Tenants that are in another database, which are refused. */
  elsewhere?: Elsewhere | undefined;
  dataDir: string;
  files?: Files;
  migrationsDir: string;
  /** Maximum number of open databases. A database in use is never closed, so there may be more for a moment. */
  limit: number;
  /** The turn at writing, if other processes of this machine write to the same file. */
  turn?: WriteTurn;
}

interface Opened {
  db: Promise<OpenedDb>;
  inUse: number;
  /** The opened database, set once it is open, so that a read waits for nothing but its statement. */
  ready?: OpenedDb;
  isCurrent?: (() => boolean) | undefined;
  retired: boolean;
}

/** The limit of glances, for all callers together, because each glance needs a connection. */
const GLANCES = { key: "glance", concurrency: 4, maxQueued: Number.POSITIVE_INFINITY };

/** Opens tenants' databases on demand, so that `limit` bounds memory and not the number of tenants. */
export function openDatabases({ limit, ...place }: Options): Databases {
  const storage = storageOf(place);
  const opened = new Map<string, Opened>(); // least recently used first
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
    db.catch(() => {}); // each caller that waits for the handle gets the error
    const handle: Opened = { db, inUse: 0, retired: false };
    return handle;
  }

  function refuseEnded(): void {
    if (ended) throw new Error("the databases are closed");
  }

  /** Drops the tenant's cache if the tenant was moved while its database was closed. */
  function comeTo(slug: string): void {
    const shelf = storage.shelfOf?.(slug);
    if (shelf === undefined) return;
    if (shelves.has(slug) && shelves.get(slug) !== shelf) handles.get(slug)?.memory.clear();
    shelves.set(slug, shelf);
  }

  /** Closes the database and drops the tenant's cache, which describes the former database. */
  function replace(slug: string, handle: Opened): void {
    retire(slug, handle);
    handles.get(slug)?.memory.clear();
  }

  function retire(slug: string, handle: Opened): void {
    opened.delete(slug);
    handle.retired = true;
    if (handle.inUse === 0) close(handle);
  }

  function close(handle: Opened): void {
    // A handle that failed to open or to close is useless.
    handle.db.then((db) => db.close()).catch(() => {});
  }

  async function held<T>(slug: string, handleOf: () => Opened, work: (db: OpenedDb) => Promise<T>): Promise<T> {
    const handle = handleOf();
    handle.inUse++;
    try {
      // The database may be migrated first, which has its own time limit.
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
   * Uses a database, and tries again at the tenant's new place. A process that missed the notification learns of the
   * move here.
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

/** Returns whether a write was refused, or the schema or one of its tables is missing. */
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
    throw new Error(`DATABASE_URL has changed since the tables were declared for ${engine}`);
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

/** Loads PostgreSQL's code with the first database: the driver costs a tenth of a second, which SQLite saves. */
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
