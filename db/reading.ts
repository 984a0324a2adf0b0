import { AsyncLocalStorage } from "node:async_hooks";
import { withoutPatience } from "./patience";

/** The recent writes that a request's reader must see. Positions are those of PostgreSQL's log. */
export interface Reading {
  /** Log position after the reader's last write. Undefined: no recent write. */
  position: bigint | undefined;
  /** Whether all reads may be a moment old. Otherwise only `readRecent` may. */
  relaxed: boolean;
}

const current = new AsyncLocalStorage<Reading>();

export function inReading<T>(reading: Reading, work: () => T): T {
  return current.run(reading, work);
}

/**
 * Runs work whose result all readers of this process share, so the work reads the primary and uses no request's
 * patience.
 */
export function forAllReaders<T>(work: () => T): T {
  return withoutPatience(() => current.exit(work));
}

/** Returns the reading of the present request. Undefined outside a request. */
export function currentReading(): Reading | undefined {
  return current.getStore();
}

/** Parses a position as PostgreSQL writes it, like "16/B374D848". Undefined for anything else. */
export function positionOf(text: string): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined;
}
