import { createHash } from "node:crypto";
import { fairCache } from "~/db/fair-cache";

/** One thing that an attempt is counted by. */
export interface Count extends Counter {
  /** Room within `windowMs`. */
  max: number;
  windowMs: number;
  /**
   * Where given, `max` attempts are not the end: each one beyond has to wait after the one before, `firstMs` at first, then
   * twice as long each time, up to `longestMs`.
   */
  growing?: { firstMs: number; longestMs: number };
  /** Counted by each machine for itself, where there are several: reading, and what is asked for at every turn. */
  local?: boolean;
}

export interface Counter {
  /** Counters of one list can push out each other, and none of another list. A fixed name, never something a client sent. */
  list: string;
  /** The tenant's slug. Where a list is full, the tenant with the most counters loses its oldest. */
  owner: string;
  /** Whose attempts. */
  id: string;
}

/** An attempt is counted by all of these or, where there is no room in one of them, by none. */
export type Attempt = Count[];

/** What counts for the processes that share it. */
export interface AttemptCounter {
  /** 0 where this one was counted; otherwise the ms until there is room for another. */
  attempt(attempt: Attempt): number | Promise<number>;
  forget(counter: Counter): void | Promise<void>;
  /** Takes a counted attempt back: the last one of each of these counters. */
  takeBack(counters: readonly Counter[]): void | Promise<void>;
}

/**
 * Counts attempts in this process's memory. `now` is in ms and must never go back: by the wall clock, attempts made before
 * it was set back would count for hours.
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
    /** Counts an attempt for which another counter had room. */
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

/** Enough for every visitor of a busy hour; an evicted one starts from zero. */
const KEPT = 20_000;

/** In characters. A client chose how long the id is. */
const LONGEST_KEY = 64;

function keyOf(id: string): string {
  return id.length > LONGEST_KEY ? createHash("sha256").update(id).digest("base64url") : id;
}

const newList = () => fairCache<string, number[]>({ maxSize: KEPT, sizeOf: () => 1 });

/** When there is room after these attempts. */
function freeFrom({ max, windowMs, growing }: Omit<Count, keyof Counter>, recent: number[]): number {
  if (recent.length < max) return 0;
  if (!growing) return recent[0]! + windowMs;
  const pause = Math.min(growing.longestMs, growing.firstMs * 2 ** (recent.length - max));
  return recent.at(-1)! + pause;
}
