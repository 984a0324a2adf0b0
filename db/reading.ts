import { AsyncLocalStorage } from "node:async_hooks";
import { withoutPatience } from "./patience";

/** How much of what was written lately a reader has to see. Of one request; positions are those of PostgreSQL's log. */
export interface Reading {
  /** After what the reader wrote last. Undefined: nothing lately. */
  position: bigint | undefined;
  /** Whether all that is read may be a moment old. Else only what is read by `readRecent` may be. */
  relaxed: boolean;
}

const current = new AsyncLocalStorage<Reading>();

/** Runs `work` for a reader. What it writes puts `reading.position` on. */
export function inReading<T>(reading: Reading, work: () => T): T {
  return current.run(reading, work);
}

/** Runs `work` for all readers of this process, on whichever request's account: it reads the database itself. */
export function forAllReaders<T>(work: () => T): T {
  return withoutPatience(() => current.exit(work));
}

/** Undefined in what no reader asks for. */
export function currentReading(): Reading | undefined {
  return current.getStore();
}

/** "16/B374D848", as PostgreSQL writes it. Undefined for anything else. */
export function positionOf(text: string): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined;
}
