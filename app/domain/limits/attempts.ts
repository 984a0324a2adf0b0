import { LRUCache } from "lru-cache";

export interface Attempt {
  /** What is attempted, where and by whom. */
  id: string;
  /** UTC ms. */
  now: number;
  max: number;
  windowMs: number;
}

/**
 * Counts attempts in this process's memory. Gives 0 where this one was counted; otherwise, where there were `max` within
 * the last `windowMs`, the ms until there is room for another. One that was refused does not count.
 */
export function attemptCounter(): (attempt: Attempt) => number {
  // Enough for every visitor of a busy hour; whoever is pushed out starts afresh.
  const attempts = new LRUCache<string, number[]>({ max: 50_000 });
  return ({ id, now, max, windowMs }) => {
    const recent = (attempts.get(id) ?? []).filter((at) => at > now - windowMs);
    const oldest = recent[0];
    if (oldest !== undefined && recent.length >= max) return oldest + windowMs - now;
    attempts.set(id, [...recent, now]);
    return 0;
  };
}
