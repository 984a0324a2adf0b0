import { setTimeout as pause } from "node:timers/promises";
import type { AnsweringChannel } from "./channel";
import type { WorkerProcess } from "./worker-process";

/** The statuses of front pages, by slug. 0 means that no answer came. */
export type Statuses = Record<string, number>;

/** Maximum number of sites to look at, and the longest wait in ms. */
const SITES = 20;
const PATIENCE = 30_000;

/**
 * Returns a function that makes a worker request its own front pages. The function returns undefined if the worker
 * ended or did not answer in time.
 */
export function looksOf(channel: AnsweringChannel) {
  const waiting = new Map<number, (statuses: Statuses) => void>();
  let rounds = 0;

  channel.answer("looked", ({ round, statuses }) => {
    waiting.get(round)?.(statuses);
  });

  return async ({ line, ended }: Pick<WorkerProcess, "line" | "ended">): Promise<Statuses | undefined> => {
    const round = ++rounds;
    const looked = new Promise<Statuses>((done) => waiting.set(round, done));
    const patience = new AbortController();
    const late = pause(PATIENCE, undefined, { signal: patience.signal }).catch(() => {});
    line.send({ type: "tell", kind: "look", news: { round, sites: SITES } });
    try {
      return (await Promise.race([looked, ended.then(() => undefined), late])) || undefined;
    } finally {
      waiting.delete(round);
      patience.abort();
    }
  };
}

export function isServed(status: number | undefined): boolean {
  return status !== undefined && status > 0 && status < 500;
}

/** Names the sites that fail on this build and not on the other one. Undefined if this build is no worse. */
export function worseThan(before: Statuses | undefined, now: Statuses | undefined): string | undefined {
  if (!now) return "it did not answer for the front pages of sites";
  const all = Object.entries(now);
  const broken = all.filter(([slug, status]) => !isServed(status) && (!before || isServed(before[slug])));
  // Without a comparison, only a failure of all sites counts against the build.
  if (broken.length === 0 || (!before && broken.length < all.length)) return undefined;
  const said = broken.filter((_, index) => index < 3).map(([slug, status]) => `${slug} ${status || "none"}`);
  return `its answers for front pages are: ${said.join(", ")}. The build that serves now answers them`;
}
