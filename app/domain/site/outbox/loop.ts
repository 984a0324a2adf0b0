import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "~/app/domain/site";
import { inTrace } from "~/app/log/trace";
import type { Databases } from "~/db/open";
import { fairSemaphore } from "~/db/semaphore";
import { type Effect, sendDue } from "./outbox";
import { countEffects, type Depth, deleteDone, firstDone, firstDue } from "./outbox.queries";

export type { Depth } from "./outbox.queries";

export interface RunningOutbox {
  /** Something may be due at this tenant. */
  wake(slug: string): void;
  /** What each tenant has there, as of the last look at it: a minute ago at most. */
  depths(): ReadonlyMap<string, OutboxStanding>;
  /** Takes nothing new. What is being sent has 8 s to get through, and is free for others at once if it does not. */
  stop(): Promise<void>;
}

/** `dueAt` is when the first of what waits is due, UTC ms, or was; null where nothing waits. */
export type OutboxStanding = Depth & { dueAt: number | null };

interface Parts {
  /** Of the tenants that are served at the moment. */
  slugs(): string[];
  siteOf(slug: string): Site | undefined;
  glance: Databases["glance"];
  effects: readonly Effect[];
  /** No two processes anywhere have the same. */
  owner: string;
}

/** All in ms. */
const ROUND = 60_000;
/** Between two tenants on the first round. */
const BRISK = 10;
const SOONEST = 100;
const LAST_CHANCE = 8_000;
const DONE_KEPT = 7 * 24 * 60 * 60_000;

/** Tenants whose effects are sent at the same time, so that a slow one holds up none of the others. Each waits once. */
const LIMIT = { key: "outbox", concurrency: 4, maxQueued: Number.POSITIVE_INFINITY };
const DELETED_AT_ONCE = 500;

/**
 * Sends every tenant's effects: as soon as it is woken, when the next one is due, and otherwise on a round past all
 * tenants, once a minute, one after the other. The first round is at once, for what the process before left.
 */
export function runOutbox({ slugs, siteOf, glance, effects, owner }: Parts): RunningOutbox {
  const kinds = effects.map(({ kind }) => kind);
  const semaphore = fairSemaphore();
  const attended = new Map<string, { again: boolean; done: Promise<void> }>();
  const appointments = new Map<string, NodeJS.Timeout>();
  const depths = new Map<string, OutboxStanding>();
  const troubled = new Set<string>();
  const stopped = new AbortController();
  const impatient = new AbortController();

  function wake(slug: string): void {
    if (stopped.signal.aborted) return;
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

  /** Sends a batch. True where there may be more. */
  async function attend(site: Site, slug: string): Promise<boolean> {
    if ((await sendDue(site, owner, effects, impatient.signal)) > 0) return true;
    await look(site, slug);
    return false;
  }

  async function look(site: Site, slug: string): Promise<void> {
    const seen = await glance(slug, async (conn) => ({
      depth: await countEffects(conn),
      next: await firstDue(conn, kinds),
      done: await firstDone(conn),
    }));
    if (!seen) return;
    const { depth, next, done } = seen;
    depths.set(slug, { ...depth, dueAt: next });
    const keptSince = site.now() - DONE_KEPT;
    if (done !== null && done < keptSince) {
      await site.db.transact((tx) => deleteDone(tx, keptSince, DELETED_AT_ONCE));
    }
    clearTimeout(appointments.get(slug));
    if (next === null || next - site.now() > ROUND || stopped.signal.aborted) return;
    const appointment = setTimeout(() => wake(slug), Math.max(SOONEST, next - site.now()));
    appointments.set(slug, appointment.unref());
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

  async function goRound(): Promise<void> {
    for (let pause = BRISK; !stopped.signal.aborted; pause = ROUND / Math.max(1, slugs().length)) {
      for (const slug of slugs()) {
        await isolateErrors(slug, look);
        await wait(pause, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
      }
      for (const slug of depths.keys()) if (!siteOf(slug)) depths.delete(slug);
      if (slugs().length === 0) await wait(ROUND, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
    }
  }

  const rounds = goRound();
  return {
    wake,
    depths: () => depths,
    async stop() {
      stopped.abort();
      for (const appointment of appointments.values()) clearTimeout(appointment);
      const enough = setTimeout(() => impatient.abort(), LAST_CHANCE);
      await Promise.all([rounds, ...[...attended.values()].map(({ done }) => done)]);
      clearTimeout(enough);
    },
  };
}
