import { LRUCache } from "lru-cache";
import { type ChangeMark, currentMark } from "./changes";
import type { Conn } from "./handle";
import { remembered } from "./memory";

interface Options<T> {
  /** Total of all results that a connection caches, in the unit of `sizeOf`. */
  maxSize: number;
  sizeOf(result: T): number;
}

/** Maximum length of a cached key, in characters. A client made a longer key, and such a key rarely repeats. */
const LONGEST_KEY = 2_000;

interface Kept<T extends object> {
  mark: ChangeMark;
  results: LRUCache<string, T>;
}

/**
 * Caches the result of a read until any profile changes. The result may depend only on its key and on what the triggers
 * of profiles maintain. Connections without a memory read each time.
 */
export function keptReads<T extends object>({ maxSize, sizeOf }: Options<T>) {
  const keptBy = remembered((): Kept<T> => {
    return { mark: 0, results: new LRUCache<string, T>({ maxSize, sizeCalculation: sizeOf }) };
  });

  return async (conn: Conn, key: string, read: () => Promise<T>): Promise<T> => {
    const { memory } = conn;
    if (!memory || key.length > LONGEST_KEY) return read();
    const kept = keptBy({ memory });
    // The mark is read before the rows: a change in between is in the result, and the next mark discards it anyway.
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
