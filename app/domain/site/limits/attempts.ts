import { createHash } from "node:crypto";
import { fairCache } from "~/db/fair-cache";

export interface Count extends Counter {
  max: number;
  windowMs: number;
  /**
   * Delays attempts beyond `max` instead of refusing them: first by `firstMs`, then twice as long each time, up to
   * `longestMs`.
   */
  growing?: { firstMs: number; longestMs: number };
  /** Whether each machine counts separately. For reads and other frequent requests. */
  local?: boolean;
}

export interface Counter {
  /**
   * The name of the list, a fixed name and never a client's input. Counters can evict only counters of their own list.
   */
  list: string;
  /** The tenant's slug. In a full list, the tenant with the most counters loses its oldest. */
  owner: string;
  id: string;
}

/** The counters of one attempt. All of them count the attempt, or none does if one of them is full. */
export type Attempt = Count[];

export interface AttemptCounter {
  /** Returns 0 if the attempt was counted; otherwise the ms until the next attempt is possible. */
  attempt(attempt: Attempt): number | Promise<number>;
  forget(counter: Counter): void | Promise<void>;
  /** Removes the last counted attempt from each of these counters. */
  takeBack(counters: readonly Counter[]): void | Promise<void>;
}

/**
 * Returns counters in memory. `now` is a monotonic clock in ms, because a wall clock that is set back would count
 * attempts for hours.
 */
export function attemptCounter(now: () => number = () => performance.now()) {
  const lists = new Map<string, ReturnType<typeof newList>>();
  const listOf = (name: string) => {
    const list = lists.get(name) ?? newList();
    lists.set(name, list);
    return list;
  };
  const placeOf = ({ list, owner, id }: Counter) => ({ list: listOf(list), owner, id: keyOf(id) });
  const recentOf = (attempt: Attempt, at: number) =>
    attempt.map((count) => {
      const place = placeOf(count);
      const made = place.list.get(place.owner, place.id) ?? [];
      return { ...count, ...place, recent: made.filter((each) => each > at - count.windowMs) };
    });
  return {
    attempt(attempt: Attempt): number {
      const at = now();
      const counts = recentOf(attempt, at);
      const wait = Math.max(0, ...counts.map(({ recent, ...count }) => freeFrom(count, recent) - at));
      if (wait === 0) for (const { list, owner, id, recent } of counts) list.set(owner, id, [...recent, at]);
      return wait;
    },
    /** Counts an attempt that another counter allowed. */
    add(attempt: Attempt): void {
      const at = now();
      for (const { list, owner, id, recent } of recentOf(attempt, at)) list.set(owner, id, [...recent, at]);
    },
    forget(counter: Counter): void {
      const { list, owner, id } = placeOf(counter);
      list.delete(owner, id);
    },
    takeBack(counters: readonly Counter[]): void {
      for (const { list, owner, id } of counters) {
        const made = listOf(list).get(owner, id);
        if (made && made.length > 0) listOf(list).set(owner, id, made.slice(0, -1));
      }
    },
  };
}

/**
 * Maximum number of counters per list: enough for every visitor of a busy hour. An evicted counter starts from zero.
 */
const KEPT = 20_000;

/** Maximum length of an id in characters, beyond which the id is hashed. A client chooses the length of an id. */
const LONGEST_KEY = 64;

function keyOf(id: string): string {
  return id.length > LONGEST_KEY ? createHash("sha256").update(id).digest("base64url") : id;
}

const newList = () => fairCache<string, number[]>({ maxSize: KEPT, sizeOf: () => 1 });

function freeFrom({ max, windowMs, growing }: Omit<Count, keyof Counter>, recent: number[]): number {
  if (recent.length < max) return 0;
  if (!growing) return recent[0]! + windowMs;
  const pause = Math.min(growing.longestMs, growing.firstMs * 2 ** (recent.length - max));
  return recent.at(-1)! + pause;
}
