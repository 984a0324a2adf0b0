import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { readClock } from "~/db/clock";
import type { Db } from "~/db/handle";

/** The time that all machines of an installation go by. */
export interface Clock {
  /** UTC ms. */
  now(): number;
  /** By how many ms this machine's own clock is ahead. */
  ahead(): number;
  /** Asks the database what time it is. Rejects where it does not answer. */
  measure(): Promise<void>;
  stop(): void;
}

interface Parts {
  /** Of the operators' own database, on the server that all machines share. */
  control: Pick<Db, "read">;
  log: Pick<Logger, "warn">;
  /** This machine's, in ms. */
  wall?: () => number;
  /** In ms, never goes back, and knows nothing of a clock that is set. */
  steady?: () => number;
}

/** In ms: how often the database is asked, how long an answer may take to say something, and from when on a difference is logged. */
const EACH = 10_000;
const PROMPT = 1_000;
const LOGGED = 1_000;

/** The clock of a machine that shares its databases with none. */
export function ownClock(): Clock {
  return { now: Date.now, ahead: () => 0, measure: async () => {}, stop() {} };
}

/**
 * The database's clock. Leases and expiries go by it: one machine takes what another one leased as soon as its own clock says that the
 * lease is over. It runs on by a steady count from the last answer, so setting the machine's clock does not move it.
 */
export function sharedClock({ control, log, wall = Date.now, steady = () => performance.now() }: Parts): Clock {
  const stopped = new AbortController();
  /** The database's time minus the steady count. */
  let base: number | undefined;
  let isOff = false;

  const now = () => (base === undefined ? wall() : Math.round(base + steady()));
  const ahead = () => (base === undefined ? 0 : wall() - now());

  async function measure(): Promise<void> {
    const asked = steady();
    const said = await control.read(readClock);
    const took = steady() - asked;
    // It was that time at some moment in between.
    if (base === undefined || took < PROMPT) base = said - (asked + took / 2);
    const off = Math.abs(ahead()) > LOGGED;
    if (off && !isOff)
      log.warn({ seconds: ahead() / 1000 }, "this machine's clock is not the database's: the database's counts");
    isOff = off;
  }

  async function measureEach(): Promise<void> {
    while (!stopped.signal.aborted) {
      await wait(EACH, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
      if (!stopped.signal.aborted) await measure().catch(() => {}); // the readiness of the machine says that it is away
    }
  }
  void measureEach();

  return { now, ahead, measure, stop: () => stopped.abort() };
}
