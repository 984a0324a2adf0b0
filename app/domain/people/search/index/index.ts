import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "~/app/domain/site";
import { type ChangeMark, type Changes, changesSince, currentMark } from "~/db/changes";
import type { Db } from "~/db/handle";
import { remembered } from "~/db/memory";
import { forAllReaders } from "~/db/reading";
import { fairSemaphore } from "~/db/semaphore";
import { rowsAfter, rowsOf } from "./index.queries";
import { MemberIndex } from "./member-index";
import { type Holder, sharedMemory } from "./memory";

/** Profiles read at once: two or three milliseconds of work, then other tasks run. */
const SLICE = 400;

/** The limit of parallel slices for all sites. Sites take turns, so a small site does not wait for a large one. */
const LIMIT = { key: "slice", concurrency: 2, maxQueued: Number.POSITIVE_INFINITY };
const semaphore = fairSemaphore();

/** In ms: the index of a site without searches for this long is released. */
const IDLE = 15 * 60_000;

/** Maximum profiles in all indexes, 110 bytes each. Beyond it, the database answers for sites without room. */
export const MEMORY = { most: 4_000_000, rest: 60_000 };
export const memory = sharedMemory(MEMORY);

export function keepIndexed(most: number): void {
  MEMORY.most = most;
}

/** In ms: how long a site without room waits before the next attempt. */
const RETRY = 5 * 60_000;

interface Kept extends Holder {
  index: MemberIndex;
  place: object;
  /** The first change that the index lacks. */
  mark: ChangeMark;
  /** Progress of reading changes over several slices, and the mark to set at the end. */
  partly?: { mark: ChangeMark; last: Changes["last"] };
  loaded: boolean;
  refused: boolean;
  /** Whether the index has released its memory. Running searches may continue. */
  released: boolean;
  reading: Promise<void>;
  expiry: NodeJS.Timeout;
}

/**
 * An object per server of a site. If the site moves to another server, the object is another one, because the new
 * server's marks count other changes.
 */
const placeOf = remembered(() => ({}));

/** The indexes by database, which survives config edits and disappears with its tenant. */
const indexes = new WeakMap<Db, Kept>();

/**
 * Returns the site's index. Undefined while the index loads or has much to catch up with; the database then answers,
 * more slowly.
 */
export async function currentIndex(site: Site): Promise<MemberIndex | undefined> {
  const kept = indexes.get(site.db) ?? begin(site);
  if (kept.refused) return undefined;
  kept.usedAt = Date.now();
  kept.expiry.refresh();
  if (!kept.loaded) return undefined;
  // Waits for a running read, which may have begun before the changes that this request must see.
  const read = kept.reading.then(() => forAllReaders(() => catchUp(site, kept)));
  kept.reading = read.then(
    (current) => {
      if (!current && kept.loaded) follow(site, kept);
    },
    (error: unknown) => drop(site, kept, error),
  );
  return read.then(
    (current) => (current ? kept.index : undefined),
    () => undefined,
  );
}

/** Resolves when the site's index is loaded or failed to load. For tests and benchmarks. */
export async function indexLoaded(site: Site): Promise<void> {
  const kept = indexes.get(site.db) ?? begin(site);
  while (!kept.loaded && !kept.refused && indexes.get(site.db) === kept) await kept.reading;
}

function begin(site: Site): Kept {
  const db = new WeakRef(site.db);
  const kept: Kept = {
    index: new MemberIndex(),
    place: placeOf(site.db),
    mark: 0,
    loaded: false,
    refused: false,
    released: false,
    reading: Promise.resolve(),
    expiry: expiryOf(site.db, IDLE),
    usedAt: Date.now(),
    size: () => (kept.released ? 0 : kept.index.size),
    release() {
      kept.released = true;
      clearTimeout(kept.expiry);
      const known = db.deref();
      if (known) indexes.delete(known);
    },
  };
  indexes.set(site.db, kept);
  follow(site, kept, () => load(site, kept));
  return kept;
}

/**
 * Starts the timer that releases the index. The timer holds the database weakly, so that it does not keep the index
 * alive.
 */
function expiryOf(db: Db, after: number): NodeJS.Timeout {
  const handle = new WeakRef(db);
  const expire = () => {
    const known = handle.deref();
    if (known) indexes.delete(known);
  };
  return setTimeout(expire, after).unref();
}

/** Reads changes outside of requests. After an error, the next search starts anew. */
function follow(site: Site, kept: Kept, first: () => Promise<void> = async () => {}): void {
  kept.loaded = false;
  const { reading } = kept;
  kept.reading = forAllReaders(async () => {
    try {
      await reading;
      await first();
      while (!(await inTurns(site, () => catchUp(site, kept)))) await wait(1);
      kept.loaded = true;
    } catch (error) {
      drop(site, kept, error);
    }
  });
}

function drop(site: Site, kept: Kept, error: unknown): void {
  if (kept.released) return;
  if (error instanceof NoRoom) {
    clearTimeout(kept.expiry);
    Object.assign(kept, { refused: true, index: new MemberIndex(), expiry: expiryOf(site.db, RETRY) });
    site.log.info("the search index has no room: the database answers");
    return;
  }
  if (indexes.get(site.db) === kept) indexes.delete(site.db);
  clearTimeout(kept.expiry);
  site.log.warn({ err: error }, "the search index could not be read");
}

async function load(site: Site, kept: Kept): Promise<void> {
  kept.mark = await site.db.read(currentMark);
  for (let last = ""; ; ) {
    const rows = await inTurns(site, async () => {
      const slice = await site.db.read((conn) => rowsAfter(conn, last, SLICE));
      for (const row of slice) kept.index.put(row);
      return slice;
    });
    if (kept.released || !memory.admits(kept)) throw new NoRoom();
    const end = rows.at(-1);
    if (rows.length < SLICE || !end) break;
    last = end.id;
    await wait(1);
  }
  await inTurns(site, async () => {
    for (const _step of kept.index.settle()) await wait(0);
  });
}

class NoRoom extends Error {}

function inTurns<T>({ tenant }: Site, work: () => Promise<T>): Promise<T> {
  return semaphore.run({ ...LIMIT, owner: tenant.slug }, work);
}

/** Reads up to `SLICE` changed profiles. Returns whether the index is up to date. */
async function catchUp(site: Site, kept: Kept): Promise<boolean> {
  const { mark, partly } = kept;
  const changes = await site.db.read((conn) => changesSince(conn, mark, SLICE, partly?.last));
  if (changes.mark < mark) throw new Error("the database was replaced by an older one");
  if (placeOf(site.db) !== kept.place) throw new Error("the database lies elsewhere now");
  if (changes.ids.length > 0) {
    const rows = await site.db.read((conn) => rowsOf(conn, changes.ids));
    const gone = new Set(changes.ids);
    for (const row of rows) {
      kept.index.put(row);
      gone.delete(row.id);
    }
    for (const id of gone) kept.index.remove(id);
  }
  const next = partly?.mark ?? changes.mark;
  if (changes.more) kept.partly = { mark: next, last: changes.last };
  else Object.assign(kept, { mark: next, partly: undefined });
  return !changes.more;
}
