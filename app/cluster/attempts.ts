import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { type Attempt, type AttemptCounter, attemptCounter, type Counter } from "~/app/domain/site/limits/limits";
import type { CountedKey, SharedAttempts } from "~/db/control/attempts";

interface Parts {
  shared: SharedAttempts;
  log: Pick<Logger, "warn">;
  /** A clock in ms that never goes back. */
  now?: () => number;
  patience?: number;
}

export interface ClusterCounter extends AttemptCounter {
  close(): Promise<void>;
}

/**
 * In ms: the wait for the database's answer, the pause after a missing answer, and the pause between log lines about
 * missing answers.
 */
const PATIENCE = 250;
const REST = 1_000;
const SILENCE = 60_000;
/** How often expired attempts are deleted, in ms. */
const CLEARING = 5 * 60_000;
/** Maximum attempts of one site that wait for an answer. Further attempts are counted in this process. */
const MOST_WAITING = 100;

/**
 * Counts attempts in the database that the nodes share. Refuses a flood without asking the database: above thirty
 * attempts, and above twice a counter's maximum, in a minute. Uses this machine's own count if no answer comes within a
 * quarter of a second.
 */
export function clusterCounter({
  shared,
  log,
  now = () => performance.now(),
  patience = PATIENCE,
}: Parts): ClusterCounter {
  const own = attemptCounter(now);
  const asked = attemptCounter(now);
  const stopped = new AbortController();
  const waiting = new Map<string, number>();
  let restUntil = Number.NEGATIVE_INFINITY;
  let saidAt = Number.NEGATIVE_INFINITY;

  /** Waits for the database's answer about the site or desk `owner`. Returns undefined if no answer comes in time. */
  async function within<T>(owner: string, answer: () => Promise<T>): Promise<T | undefined> {
    const others = waiting.get(owner) ?? 0;
    if (now() < restUntil || others >= MOST_WAITING) return undefined;
    const late = new AbortController();
    waiting.set(owner, others + 1);
    try {
      const none = wait(patience, undefined, { signal: late.signal, ref: false });
      const given = await Promise.race([answer(), none.catch(() => undefined)]);
      if (given === undefined) failed(new Error(`no answer within ${patience} ms`));
      return given;
    } catch (error) {
      failed(error);
      return undefined;
    } finally {
      const left = waiting.get(owner)! - 1;
      if (left > 0) waiting.set(owner, left);
      else waiting.delete(owner);
      late.abort();
    }
  }

  function failed(error: unknown): void {
    restUntil = now() + REST;
    if (now() - saidAt < SILENCE) return;
    saidAt = now();
    log.warn({ err: error }, "attempts can't be counted with the other nodes: this machine counts alone");
  }

  async function clear(): Promise<void> {
    while (!stopped.signal.aborted) {
      await wait(CLEARING, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
      if (!stopped.signal.aborted) await within("", () => shared.clear().then(() => true));
    }
  }
  void clear();

  return {
    async attempt(attempt) {
      if (attempt.some(({ local }) => local)) return own.attempt(attempt);
      const flood = asked.attempt(attempt.map(({ max, growing: _, ...count }) => ({ ...count, ...floodOf(max) })));
      if (flood > 0) return flood;
      const counted = await within(attempt[0]?.owner ?? "", () => shared.attempt(attempt.map(keyedOf)));
      if (counted === undefined) return own.attempt(attempt);
      if (counted === 0) own.add(attempt);
      return counted;
    },
    async forget(counter) {
      own.forget(counter);
      asked.forget(counter);
      await within(counter.owner, () => shared.forget(keyOf(counter)).then(() => true));
    },
    async takeBack(counters) {
      own.takeBack(counters);
      asked.takeBack(counters);
      await within(counters[0]?.owner ?? "", () => shared.takeBack(counters.map(keyOf)).then(() => true));
    },
    async close() {
      stopped.abort();
      await shared.close();
    },
  };
}

const floodOf = (max: number) => ({ max: Math.max(30, 2 * max), windowMs: 60_000 });

function keyedOf({ max, windowMs, growing, ...counter }: Attempt[number]): CountedKey {
  return {
    ...{ key: keyOf(counter), max, window: windowMs },
    ...(growing && { first: growing.firstMs, longest: growing.longestMs }),
  };
}

function keyOf({ list, owner, id }: Counter): string {
  return createHash("sha256")
    .update(JSON.stringify([list, owner, id]))
    .digest("base64url")
    .slice(0, 24);
}
