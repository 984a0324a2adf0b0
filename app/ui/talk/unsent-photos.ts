import type { Stored } from "~/app/stored";
import { underWay } from "./under-way";
import { LEFT_FOR_LOGIN, type Unsent } from "./unsent";

/** An unsent message with a photo. If the browser stores none, the message stays only on the page. Never rejects. */
export interface UnsentPhoto extends Unsent {
  photo: File;
}

/** The prefix of the database's name, before the member's id. Each member has a database of their own. */
const PREFIX = "unsent-photos ";
const STORE = "messages";

export const UNSENT_PHOTOS: Stored = {
  name: "unsent-photos …",
  place: "indexed_db",
  lasts: "sent",
  consent: false,
  purpose: "unsent_photos",
};

export function unsentPhotosOf(member: string): Promise<UnsentPhoto[]> {
  return afterEarlier(async () => {
    if (!(await names()).includes(PREFIX + member)) return [];
    const kept = await within<UnsentPhoto[]>(member, "readonly", (store) => store.getAll());
    return (kept ?? []).filter(({ key }) => !underWay.has(key));
  });
}

export function keepUnsentPhoto(member: string, message: UnsentPhoto): Promise<void> {
  return afterEarlier(async () => void (await within(member, "readwrite", (store) => store.put(message))));
}

export function dropUnsentPhoto(member: string, key: string): Promise<void> {
  return afterEarlier(async () => {
    if (!(await names()).includes(PREFIX + member)) return;
    await within(member, "readwrite", (store) => store.delete(key));
    const left = await within<number>(member, "readonly", (store) => store.count());
    if (left === 0) remove(PREFIX + member);
  });
}

/** Deletes the photos of all other members: no photo stays on the device after a log-out. */
export async function forgetUnsentPhotos(except?: string): Promise<void> {
  for (const name of await names()) if (name.startsWith(PREFIX) && name !== PREFIX + except) remove(name);
}

/** Deletes old photos, as `forgetOldUnsent` does with text. */
export async function forgetOldUnsentPhotos(now: number): Promise<void> {
  for (const name of await names()) {
    if (!name.startsWith(PREFIX)) continue;
    const member = name.slice(PREFIX.length);
    for (const { key, at } of await unsentPhotosOf(member))
      if (now - at >= LEFT_FOR_LOGIN) await dropUnsentPhoto(member, key);
  }
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Runs work after all earlier work, because a photo may arrive before it is stored. Never rejects, because the database
 * functions do not.
 */
function afterEarlier<T>(work: () => Promise<T>): Promise<T> {
  const done = before.then(work);
  before = done.catch(() => {});
  return done;
}

/** Deletes a database. Does nothing if the browser refuses. */
function remove(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // The browser stores nothing for this site.
  }
}

/** Lists all databases. Empty if the browser stores nothing for this site. */
async function names(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).map(({ name = "" }) => name);
  } catch {
    return [];
  }
}

/**
 * Runs work on the database. Undefined if the browser stores nothing for this site: the photo then stays only on the
 * page.
 */
async function within<T>(
  member: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | IDBRequest,
): Promise<T | undefined> {
  try {
    const opening = indexedDB.open(PREFIX + member);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "key" });
    const database = await new Promise<IDBDatabase>((opened, fail) => {
      opening.onsuccess = () => opened(opening.result);
      opening.onerror = () => fail(opening.error);
    });
    try {
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      return await new Promise<T>((done, fail) => {
        transaction.oncomplete = () => done(asked.result);
        transaction.onabort = () => fail(transaction.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
