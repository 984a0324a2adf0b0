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

export { MemberIndex } from "./member-index";

/** Profiles read in one go: two or three milliseconds of work, after which others have their turn. */
const SLICE = 400;

/** Slices of all sites that are read at once. Sites take turns, so a small one is not behind a large one. */
const LIMIT = { key: "slice", concurrency: 2, maxQueued: Number.POSITIVE_INFINITY };
const semaphore = fairSemaphore();

/** A site that nobody searches for so long, in ms, gives its memory back. */
const IDLE = 15 * 60_000;

/**
 * Profiles in the indexes of all sites, about 110 bytes each: those of sites longest unsearched go where more are loaded. A
 * site for which there is no room while others are searched is answered by its database.
 */
export const MEMORY = { most: 4_000_000, rest: 60_000 };
export const memory = sharedMemory(MEMORY);

/** From now on indexes have so many profiles at most, in this process. */
export function keepIndexed(most: number): void {
  MEMORY.most = most;
}

/** How long in ms a site that found no room waits before it tries again. */
const RETRY = 5 * 60_000;

interface Kept extends Holder {
  index: MemberIndex;
  place: object;
  /** Changes from here on are not in it yet. */
  mark: ChangeMark;
  /** Where a reading of changes stands that took more than one slice, and the mark for when it is through. */
  partly?: { mark: ChangeMark; last: Changes["last"] };
  loaded: boolean;
  /** Whether there was no room for it. */
  refused: boolean;
  /** Whether it gave its memory back. Who is at it still may go on. */
  released: boolean;
  /** The read that fills the index. */
  reading: Promise<void>;
  expiry: NodeJS.Timeout;
}

/** Another one once the site lies on another server, where marks count other changes. */
const placeOf = remembered(() => ({}));

/** By the database, which stays the same when a site's config is edited, and goes when its tenant does. */
const indexes = new WeakMap<Db, Kept>();

/**
 * The site's members in memory as of now, this process's own. Undefined while it is being loaded, or has more to catch up
 * with than one request should wait for: then the database answers, which is slower and as right.
 */
export async function currentIndex(site: Site): Promise<MemberIndex | undefined> {
  const kept = indexes.get(site.db) ?? begin(site);
  if (kept.refused) return undefined;
  kept.usedAt = Date.now();
  kept.expiry.refresh();
  if (!kept.loaded) return undefined;
  // In turn: a reading that was under way may have begun before what this request has to see.
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

/** Resolves once the site's index has been loaded, or could not be. For tests and measurements. */
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

/** Weakly: the index goes with the handle, which a timer would keep. */
function expiryOf(db: Db, after: number): NodeJS.Timeout {
  const handle = new WeakRef(db);
  const expire = () => {
    const known = handle.deref();
    if (known) indexes.delete(known);
  };
  return setTimeout(expire, after).unref();
}

/** Reads what there is to read besides the requests. Where that fails, the next search begins anew. */
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

/** Takes in what changed, up to `SLICE` profiles. Says whether that was all. */
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
