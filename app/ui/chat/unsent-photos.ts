import type { Stored } from "~/app/stored";
import type { Unsent } from "./unsent";

/** A message whose photo did not get through. It is kept on this device until it is sent, for the member who chose it. */
export interface UnsentPhoto extends Unsent {
  photo: File;
}

/** Before the member's id: each has a database of their own. */
const PREFIX = "unsent-photos ";
const STORE = "messages";

export const UNSENT_PHOTOS: Stored = {
  name: "unsent-photos …",
  place: "indexed_db",
  lasts: "sent",
  consent: false,
  purpose: "unsent_photos",
};

export async function unsentPhotosOf(member: string): Promise<UnsentPhoto[]> {
  if (!(await names()).includes(PREFIX + member)) return [];
  return (await within<UnsentPhoto[]>(member, "readonly", (store) => store.getAll())) ?? [];
}

export async function keepUnsentPhoto(member: string, message: UnsentPhoto): Promise<void> {
  await within(member, "readwrite", (store) => store.put(message));
}

export async function dropUnsentPhoto(member: string, key: string): Promise<void> {
  if (!(await names()).includes(PREFIX + member)) return;
  await within(member, "readwrite", (store) => store.delete(key));
  const left = await within<number>(member, "readonly", (store) => store.count());
  if (left === 0) indexedDB.deleteDatabase(PREFIX + member);
}

/** Removes what everybody else chose: nobody's photos stay on the device after a logout. */
export async function forgetUnsentPhotos(except?: string): Promise<void> {
  for (const name of await names())
    if (name.startsWith(PREFIX) && name !== PREFIX + except) indexedDB.deleteDatabase(name);
}

/** Of all databases that there are; none where the browser keeps nothing for this site. */
async function names(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).map(({ name = "" }) => name);
  } catch {
    return [];
  }
}

/** Undefined where the browser keeps nothing for this site: the photo stays on the page alone. */
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
