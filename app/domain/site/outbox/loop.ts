import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "~/app/domain/site";
import { inTrace } from "~/app/log/trace";
import type { Databases } from "~/db/open";
import { fairSemaphore } from "~/db/semaphore";
import { EMPTY, type Look, type OutboxStanding, readLooks, writeLooks } from "./looks";
import { type Effect, sendDue } from "./outbox";
import { deleteDone, glanceAtOutbox } from "./outbox.queries";

export type { OutboxStanding } from "./looks";

export interface RunningOutbox {
  /** Reports that something is due at this tenant at `at` (UTC ms), by default at once. */
  wake(slug: string, at?: number): void;
  /** Returns each tenant's outbox as last read, at most a round ago. */
  depths(): ReadonlyMap<string, OutboxStanding>;
  /** Takes no new jobs. Running jobs get 8 s; after that other processes may take them. */
  stop(): Promise<void>;
}

export interface Parts {
  slugs(): string[];
  siteOf(slug: string): Site | undefined;
  now(): number;
  glance: Databases["glance"];
  stamp: Databases["stamp"];
  effects: readonly Effect[];
  owner: string;
  /** The path of a file in which looks are stored for the next process. */
  file?: string;
  pace?: { round: number };
}

/** The time between two rounds over all tenants, in ms. All times below are in ms, too. */
const ROUND = 60_000;
/** The pause between two tenants on the first round. */
const BRISK = 10;
/**
 * The minimum pause between two tenants on later rounds. On PostgreSQL only jobs of a crashed machine wait for a round.
 */
const LEAST = 300;
/** The number of skipped tenants after which other work gets a turn. */
const PASSED = 500;
const SOONEST = 100;
const LAST_CHANCE = 8_000;
const DONE_KEPT = 7 * 24 * 60 * 60_000;

/**
 * The limit of tenants whose jobs run in parallel, so that a slow tenant delays no other. Each tenant waits at most
 * once.
 */
const LIMIT = { key: "outbox", concurrency: 4, maxQueued: Number.POSITIVE_INFINITY };
const DELETED_AT_ONCE = 500;

/**
 * Runs jobs when woken, when due, and on a round over all tenants each minute, the first at once. Skips databases that
 * no process has written to since the last read, if the engine can tell.
 */
export function runOutbox({ slugs, siteOf, now, glance, stamp, effects, owner, file, pace }: Parts): RunningOutbox {
  const round = pace?.round ?? ROUND;
  const kinds = effects.map(({ kind }) => kind);
  const semaphore = fairSemaphore();
  const attended = new Map<string, { again: boolean; done: Promise<void> }>();
  const appointments = new Map<string, { at: number; timer: NodeJS.Timeout }>();
  const looks = file ? readLooks(file, kinds) : new Map<string, Look>();
  const troubled = new Set<string>();
  /** Twice the present round's duration. A job that becomes due within it may be due before the next read. */
  let horizon = 2 * round;
  const stopped = new AbortController();
  const impatient = new AbortController();

  function wake(slug: string, at = 0): void {
    if (stopped.signal.aborted) return;
    if (at > now()) {
      appoint(slug, at);
      return;
    }
    const known = attended.get(slug);
    if (known) {
      known.again = true;
      return;
    }
    const turn = async () => {
      const more = await isolateErrors(slug, attend);
      attended.delete(slug);
      if (more || attending.again) wake(slug);
    };
    // Runs outside the trace of a request that wakes the tenant, because the due jobs may belong to other requests.
    const done = inTrace(undefined, () => semaphore.run({ ...LIMIT, owner: slug }, turn));
    const attending = { again: false, done };
    attended.set(slug, attending);
  }

  /** Wakes the tenant at that time or earlier. A round finds jobs due after the horizon. */
  function appoint(slug: string, at: number): void {
    const known = appointments.get(slug);
    if (at - now() > horizon || (known && known.at <= at)) return;
    clearTimeout(known?.timer);
    const meet = () => {
      appointments.delete(slug);
      wake(slug);
    };
    appointments.set(slug, { at, timer: setTimeout(meet, Math.max(SOONEST, at - now())).unref() });
  }

  async function attend(site: Site, slug: string): Promise<boolean> {
    if ((await sendDue(site, owner, effects, impatient.signal)) > 0) return true;
    await look(site, slug);
    return false;
  }

  async function look(site: Site, slug: string): Promise<void> {
    const before = stamp(slug);
    const known = looks.get(slug);
    if (known) known.stamp = undefined;
    const seen = await glance(slug, (conn) => glanceAtOutbox(conn, kinds));
    if (!seen) return void looks.set(slug, { stamp: before, until: Number.POSITIVE_INFINITY, standing: undefined });
    const { waiting, dead, dueAt: next, doneAt: done } = seen;
    const keptSince = site.now() - DONE_KEPT;
    if (done !== null && done < keptSince) {
      await site.db.transact((tx) => deleteDone(tx, keptSince, DELETED_AT_ONCE));
    }
    const until = Math.min(
      (next ?? Number.POSITIVE_INFINITY) - horizon,
      (done ?? Number.POSITIVE_INFINITY) + DONE_KEPT,
    );
    const standing = waiting > 0 || dead > 0 || next !== null ? { waiting, dead, dueAt: next } : EMPTY;
    looks.set(slug, { stamp: before, until, standing });
    if (next !== null && !stopped.signal.aborted) appoint(slug, next);
  }

  /** Logs a failing tenant once, and isolates its errors from others. */
  async function isolateErrors<T>(
    slug: string,
    work: (site: Site, slug: string) => Promise<T>,
  ): Promise<T | undefined> {
    let site: Site | undefined;
    try {
      site = siteOf(slug);
      if (!site || stopped.signal.aborted) return undefined;
      const value = await work(site, slug);
      troubled.delete(slug);
      return value;
    } catch (error) {
      if (!troubled.has(slug)) site?.log.error({ err: error }, "could not run the outbox");
      troubled.add(slug);
      return undefined;
    }
  }

  /** Whether nothing can have changed since the last read: no writes, and nothing due or expired. */
  function isQuiet(slug: string): boolean {
    const known = looks.get(slug);
    if (known?.stamp === undefined) return false;
    try {
      return now() < known.until && stamp(slug) === known.stamp;
    } catch {
      return false; // the result states the reason
    }
  }

  /** Stores the looks for the next process, which reads again what is written after this. */
  function keep(): void {
    if (!file) return;
    try {
      writeLooks(file, kinds, looks);
    } catch {
      // The next start then reads every tenant once.
    }
  }

  async function goRound(): Promise<void> {
    const rest = (ms: number) => wait(ms, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
    for (let isFirst = true; !stopped.signal.aborted; isFirst = false) {
      const end = performance.now() + round;
      const all = slugs();
      const between = isFirst ? BRISK : Math.max(LEAST, round / Math.max(1, all.length));
      horizon = 2 * Math.max(round, all.length * LEAST);
      for (const [index, slug] of all.entries()) {
        if (stopped.signal.aborted) return;
        if (isQuiet(slug)) {
          if (index % PASSED === 0) await rest(1);
          continue;
        }
        await isolateErrors(slug, look);
        await rest(between);
      }
      const served = new Set(slugs());
      for (const slug of looks.keys()) if (!served.has(slug)) looks.delete(slug);
      if (isFirst) keep();
      if (!isFirst || all.length === 0) await rest(Math.max(0, end - performance.now()));
    }
  }

  const rounds = goRound();
  return {
    wake,
    depths: () => new Map([...looks].flatMap(([slug, { standing }]) => (standing ? [[slug, standing]] : []))),
    async stop() {
      stopped.abort();
      for (const { timer } of appointments.values()) clearTimeout(timer);
      const enough = setTimeout(() => impatient.abort(), LAST_CHANCE);
      await Promise.all([rounds, ...[...attended.values()].map(({ done }) => done)]);
      clearTimeout(enough);
      keep();
    },
  };
}
