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
  /** Something is due at this tenant then (UTC ms), at once where that is left out. */
  wake(slug: string, at?: number): void;
  /** What each tenant has there, as of the last look at it: a round ago at most. */
  depths(): ReadonlyMap<string, OutboxStanding>;
  /** Takes nothing new. What is being sent has 8 s to get through, and is free for others at once if it does not. */
  stop(): Promise<void>;
}

export interface Parts {
  /** Of the tenants that are served at the moment. */
  slugs(): string[];
  siteOf(slug: string): Site | undefined;
  now(): number;
  glance: Databases["glance"];
  stamp: Databases["stamp"];
  effects: readonly Effect[];
  /** No two processes anywhere have the same. */
  owner: string;
  /** Keeps the looks, for the process after this one. */
  file?: string;
  pace?: { round: number };
}

/** All in ms. */
const ROUND = 60_000;
/** Between two tenants on the first round. */
const BRISK = 10;
/**
 * Between two tenants at least, on all others: with more than two hundred that have to be looked at, a round takes longer. On
 * PostgreSQL only what a machine that died was sending waits for one.
 */
const LEAST = 300;
/** Tenants that are passed over before others have their turn. */
const PASSED = 500;
const SOONEST = 100;
const LAST_CHANCE = 8_000;
const DONE_KEPT = 7 * 24 * 60 * 60_000;

/** Tenants whose effects are sent at the same time, so that a slow one holds up none of the others. Each waits once. */
const LIMIT = { key: "outbox", concurrency: 4, maxQueued: Number.POSITIVE_INFINITY };
const DELETED_AT_ONCE = 500;

/**
 * Sends every tenant's effects: as soon as it is woken, when the next one is due, and otherwise on a round past all
 * tenants, once a minute, one after the other. The first round is at once, for what the process before left. Each passes over
 * databases that nobody has written to since the last look, by whichever process, as far as the engine can say.
 */
export function runOutbox({ slugs, siteOf, now, glance, stamp, effects, owner, file, pace }: Parts): RunningOutbox {
  const round = pace?.round ?? ROUND;
  const kinds = effects.map(({ kind }) => kind);
  const semaphore = fairSemaphore();
  const attended = new Map<string, { again: boolean; done: Promise<void> }>();
  const appointments = new Map<string, { at: number; timer: NodeJS.Timeout }>();
  const looks = file ? readLooks(file, kinds) : new Map<string, Look>();
  const troubled = new Set<string>();
  /** Twice what the round takes that is under way: what falls due within it may fall due before the next look. */
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
    // Whoever wakes it may be a request, and what is due may be of others.
    const done = inTrace(undefined, () => semaphore.run({ ...LIMIT, owner: slug }, turn));
    const attending = { again: false, done };
    attended.set(slug, attending);
  }

  /** Wakes it then, or before. What is due after the horizon is found on a round. */
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

  /** Sends a batch. True where there may be more. */
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

  /** Logs a failing tenant once, and keeps its errors from the others. */
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
      if (!troubled.has(slug)) site?.log.error({ err: error }, "the outbox can't be worked through");
      troubled.add(slug);
      return undefined;
    }
  }

  /** Whether nothing can have changed since the last look: nobody wrote to it, and nothing has become due or old. */
  function isQuiet(slug: string): boolean {
    const known = looks.get(slug);
    if (known?.stamp === undefined) return false;
    try {
      return now() < known.until && stamp(slug) === known.stamp;
    } catch {
      return false; // the look says why
    }
  }

  /** For the process after this one. What is written to after that is looked at again. */
  function keep(): void {
    if (!file) return;
    try {
      writeLooks(file, kinds, looks);
    } catch {
      // A start then looks at every tenant once.
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
