import { LRUCache } from "lru-cache";
import { type ChangeMark, currentMark } from "./changes";
import type { Conn } from "./handle";
import { remembered } from "./memory";

interface Options<T> {
  /** Maximum size of the cache of each connection, in the unit of `sizeOf`. */
  maxSize: number;
  sizeOf(result: T): number;
}

/** Maximum length of a cached key, in characters. Only clients make longer keys, which rarely repeat. */
const LONGEST_KEY = 2_000;

interface Kept<T extends object> {
  mark: ChangeMark;
  results: LRUCache<string, T>;
}

/**
 * Caches results until any profile changes. A result may depend only on its key and on what triggers of profiles
 * maintain.
 */
export function keptReads<T extends object>({ maxSize, sizeOf }: Options<T>) {
  const keptBy = remembered((): Kept<T> => {
    return { mark: 0, results: new LRUCache<string, T>({ maxSize, sizeCalculation: sizeOf }) };
  });

  return async (conn: Conn, key: string, read: () => Promise<T>): Promise<T> => {
    const { memory } = conn;
    if (!memory || key.length > LONGEST_KEY) return read();
    const kept = keptBy({ memory });
    // The mark is read before the rows, so the next mark discards a result that a change in between made outdated.
    const mark = await currentMark(conn);
    if (kept.mark !== mark) {
      kept.results.clear();
      kept.mark = mark;
    }
    const known = kept.results.get(key);
    if (known) return known;
    const result = await read();
    if (kept.mark === mark) kept.results.set(key, result);
    return result;
  };
}
