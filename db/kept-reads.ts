import { LRUCache } from "lru-cache";
import { type ChangeMark, currentMark } from "./changes";
import type { Conn } from "./handle";
import { remembered } from "./memory";

interface Options<T> {
  /** Of all results that a connection keeps, in the unit of `sizeOf`. */
  maxSize: number;
  sizeOf(result: T): number;
}

/** In characters. A longer key is a client's own, and is hardly asked for twice. */
const LONGEST_KEY = 2_000;

interface Kept<T extends object> {
  mark: ChangeMark;
  results: LRUCache<string, T>;
}

/**
 * Gives what a read gave before, for as long as no profile has changed since, whoever changes it. So it may depend on its
 * key and on what the triggers of profiles keep, and on nothing else. Connections without a memory read each time.
 */
export function keptReads<T extends object>({ maxSize, sizeOf }: Options<T>) {
  const keptBy = remembered((): Kept<T> => {
    return { mark: 0, results: new LRUCache<string, T>({ maxSize, sizeCalculation: sizeOf }) };
  });

  return async (conn: Conn, key: string, read: () => Promise<T>): Promise<T> => {
    const { memory } = conn;
    if (!memory || key.length > LONGEST_KEY) return read();
    const kept = keptBy({ memory });
    // Before the read: what changes in between is in the result, which then goes with the next mark all the same.
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
