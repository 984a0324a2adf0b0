import type { Db, Tx } from "~/db/handle";
import { skipWhileReadOnly } from "./read-only";
import type { Site } from "./site";

/** A kind of note, collected by key. Notes may be lost in a crash. */
interface Kind<V> {
  /** How long notes wait for further notes before they are written in one transaction, in ms. */
  wait: number;
  /** Maximum number of notes per transaction; no limit if left out. */
  atOnce?: number;
  write(site: Site, tx: Tx, notes: [key: string, note: V][]): Promise<void>;
  failure: string;
}

interface Batch<V> {
  site: Site;
  notes: Map<string, V>;
}

const flushes: (() => Promise<void>)[] = [];

/**
 * Collects notes by key. A verb changes the returned map, which cannot fail. The notes are written soon, or by
 * `flushBatches`.
 */
export function batch<V>({ wait, atOnce, write, failure }: Kind<V>): (site: Site) => Map<string, V> {
  const pending = new Map<Db, Batch<V>>();
  const writing = new Set<Promise<void>>();

  function flush({ site }: Pick<Batch<V>, "site">): void {
    const notes = pending.get(site.db)?.notes;
    pending.delete(site.db);
    if (!notes) return;
    const written = writeAll(site, notes).finally(() => writing.delete(written));
    writing.add(written);
  }

  async function writeAll(site: Site, notes: Map<string, V>): Promise<void> {
    try {
      const waiting = [...notes];
      while (waiting.length > 0) {
        const some = waiting.splice(0, atOnce ?? waiting.length);
        await skipWhileReadOnly(site.db.transact((tx) => write(site, tx, some)));
      }
    } catch (error) {
      site.log.warn({ err: error, notes: notes.size }, failure);
    }
  }

  flushes.push(async () => {
    for (const each of [...pending.values()]) flush(each);
    await Promise.all(writing);
  });

  return (site) => {
    const known = pending.get(site.db);
    if (known) return known.notes;
    const begun: Batch<V> = { site, notes: new Map() };
    pending.set(site.db, begun);
    setTimeout(() => flush(begun), wait).unref();
    return begun.notes;
  };
}

/** Writes all waiting notes, and waits for running writes. Call this before the server stops. Never fails. */
export async function flushBatches(): Promise<void> {
  await Promise.all(flushes.map((flush) => flush()));
}
