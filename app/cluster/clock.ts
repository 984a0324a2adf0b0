import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { readClock } from "~/db/clock";
import type { Db } from "~/db/handle";

export interface Clock {
  now(): number;
  /** Returns how far this machine's clock is ahead of the database's, in ms. */
  ahead(): number;
  measure(): Promise<void>;
  stop(): void;
}

interface Parts {
  control: Pick<Db, "read">;
  log: Pick<Logger, "warn">;
  /** This machine's clock, in ms. */
  wall?: () => number;
  /** A clock in ms that never goes back and ignores changes of this machine's clock. */
  steady?: () => number;
}

/**
 * In ms: between two measurements, the longest answer time of a useful measurement, and the difference from which to
 * log.
 */
const EACH = 10_000;
const PROMPT = 1_000;
const LOGGED = 1_000;

/** Returns the clock of a machine that shares no database. */
export function ownClock(): Clock {
  return { now: Date.now, ahead: () => 0, measure: async () => {}, stop() {} };
}

/**
 * Returns the database's clock, which all nodes share. Between measurements the clock continues steadily, whatever this
 * machine's clock does.
 */
export function sharedClock({ control, log, wall = Date.now, steady = () => performance.now() }: Parts): Clock {
  const stopped = new AbortController();
  let base: number | undefined;
  let isOff = false;

  const now = () => (base === undefined ? wall() : Math.round(base + steady()));
  const ahead = () => (base === undefined ? 0 : wall() - now());

  async function measure(): Promise<void> {
    const asked = steady();
    const said = await control.read(readClock);
    const took = steady() - asked;
    // The database read its clock at some moment between the question and the answer, so half the time is added.
    if (base === undefined || took < PROMPT) base = said - (asked + took / 2);
    const off = Math.abs(ahead()) > LOGGED;
    if (off && !isOff)
      log.warn({ seconds: ahead() / 1000 }, "this machine's clock differs from the database's, which applies");
    isOff = off;
  }

  async function measureEach(): Promise<void> {
    while (!stopped.signal.aborted) {
      await wait(EACH, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
      if (!stopped.signal.aborted) await measure().catch(() => {}); // the machine's readiness reports it
    }
  }
  void measureEach();

  return { now, ahead, measure, stop: () => stopped.abort() };
}
