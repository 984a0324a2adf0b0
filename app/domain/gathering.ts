import type { Db, Tx } from "~/db/handle";
import { skipWhileReadOnly } from "./read-only";
import type { Site } from "./site";

/** Something that is noted in passing, by a key of its own, and may be lost in a crash. */
interface Kind<V> {
  /** How long, in ms, notes wait for others, so that many make one commit. */
  wait: number;
  /** Notes in one commit: all where left out. */
  atOnce?: number;
  write(site: Site, tx: Tx, notes: [key: string, note: V][]): Promise<void>;
  /** What the log says where they could not be written. */
  failure: string;
}

interface Gathered<V> {
  site: Site;
  notes: Map<string, V>;
}

/** Each kind's way to write what it holds. */
const settling: (() => Promise<void>)[] = [];

/**
 * What has been noted at a site and is not written yet, by key: a verb changes it in place, at once and without failing.
 * It is written within moments of the first note, or by `settleGathered`.
 */
export function gather<V>({ wait, atOnce, write, failure }: Kind<V>): (site: Site) => Map<string, V> {
  const gathering = new Map<Db, Gathered<V>>();

  async function settle({ site }: Pick<Gathered<V>, "site">): Promise<void> {
    const notes = gathering.get(site.db)?.notes;
    gathering.delete(site.db);
    if (!notes) return;
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

  settling.push(async () => void (await Promise.all([...gathering.values()].map(settle))));

  return (site) => {
    const known = gathering.get(site.db);
    if (known) return known.notes;
    const begun: Gathered<V> = { site, notes: new Map() };
    gathering.set(site.db, begun);
    setTimeout(() => void settle(begun), wait).unref();
    return begun.notes;
  };
}

/** Writes what is still waiting, of every kind and tenant: before the server stops. Never fails. */
export async function settleGathered(): Promise<void> {
  await Promise.all(settling.map((settle) => settle()));
}
