import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Gauges } from "~/app/admin/business";
import { activeWithin } from "~/app/domain/account/sessions/sessions";
import { goalsIn, settingsOf } from "~/app/domain/desk/settings/settings";
import { EVERY_QUEUE } from "~/app/domain/desk/weekly/weekly";
import type { Machine } from "~/app/domain/machine";
import { ordersByState } from "~/app/domain/money/orders/orders";
import { mailsWaiting } from "~/app/domain/reach/mail/mail";
import { type Goals, standingIn } from "~/app/domain/safety/queues/queues";
import type { Site } from "~/app/domain/site";
import type { Db } from "~/db/handle";
import type { Databases } from "~/db/open";
import type { Channel } from "./channel";

interface Parts {
  channel: Channel;
  machine: Machine;
  /** The operators' database, whose settings say how long a queue may wait. */
  control: Db;
  databases: Pick<Databases, "glance" | "written">;
  slugs(): string[];
  siteOf(slug: string): Site | undefined;
  log: Logger;
  pace?: Partial<Pace>;
}

/** All in ms. */
interface Pace {
  /** How often a process says what it has written to, and how often what was written to is read. */
  written: number;
  /** Between two tenants, so that the first round past all of them is spread out. */
  between: number;
  /** How long a reading is good for where something is open or somebody was active: both change as time goes by. */
  stale: number;
}

const PACE: Pace = { written: 15_000, between: 20, stale: 10 * 60_000 };
const DAY = 24 * 60 * 60_000;

/** One process of a machine reads; the others wait for it to end, as many as there are. */
const ALONE = { key: "gauges", owner: "machine", concurrency: 1, maxQueued: 10_000 };

/**
 * Reads how each tenant stands, for the metrics: every tenant once, then those that were written to. A database that is closed
 * is looked at without staying open.
 */
export function startGauges(parts: Parts): { stop(): Promise<void> } {
  const { channel, machine, databases, slugs, log } = parts;
  const pace = { ...PACE, ...parts.pace };
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number) => wait(ms, undefined, { ref: false, signal }).catch(() => {});
  let running = false;

  const telling = setInterval(() => {
    const written = databases.written();
    if (written.length > 0) channel.tell("written", written);
  }, pace.written).unref();

  async function run(): Promise<void> {
    running = true;
    const changed = new Set<string>();
    const readAt = new Map<string, { at: number; ages: boolean }>();
    const troubled = new Set<string>();
    const unsubscribes = [
      channel.subscribe("written", (written) => void written.forEach((slug) => void changed.add(slug))),
      // On another node it was written to.
      channel.subscribe("event", ({ tenant, event }) => void (event.kind === "news" && changed.add(tenant))),
    ];
    while (!signal.aborted) {
      const goals = await settingsOf({ db: parts.control })
        .then(goalsIn)
        .catch(() => undefined);
      const now = performance.now();
      const isDue = (slug: string) => {
        const read = readAt.get(slug);
        return !read || changed.has(slug) || (read.ages && now - read.at > pace.stale);
      };
      for (const slug of goals ? slugs().filter(isDue) : []) {
        if (signal.aborted) break;
        changed.delete(slug);
        try {
          const gauges = await gaugesOf(slug, goals!);
          if (gauges) await channel.ask("gauged", { tenant: slug, gauges });
          troubled.delete(slug);
          const ages = gauges !== undefined && (gauges.active > 0 || gauges.queues.length > 0);
          readAt.set(slug, { at: performance.now(), ages });
        } catch (error) {
          // It is due again the next time.
          if (!troubled.has(slug) && !signal.aborted)
            log.warn({ err: error, tenant: slug }, "the gauges of a site can't be read");
          troubled.add(slug);
        }
        await rest(pace.between);
      }
      const served = new Set(slugs());
      for (const slug of readAt.keys()) {
        if (served.has(slug)) continue;
        readAt.delete(slug);
        await channel.ask("gauged", { tenant: slug, gauges: null }).catch(() => {});
      }
      await rest(pace.written);
    }
    for (const unsubscribe of unsubscribes) unsubscribe();
  }

  /** Undefined where the tenant is gone meanwhile, or nobody was ever there. */
  async function gaugesOf(slug: string, goals: Goals): Promise<Gauges | undefined> {
    const site = parts.siteOf(slug);
    if (!site) return undefined;
    return databases.glance(slug, async (conn) => {
      const seen: Site = { ...site, db: { ...site.db, read: (fn) => fn(conn) } };
      return {
        active: await activeWithin(seen, DAY),
        orders: await ordersByState(seen),
        queues: await standingIn(seen, EVERY_QUEUE, goals),
        mailsWaiting: await mailsWaiting(seen),
      };
    });
  }

  // Where the primary is gone this process is about to end too.
  const turn = machine.semaphore.run(ALONE, run).catch(() => {});
  return {
    async stop() {
      clearInterval(telling);
      stopping.abort();
      if (running) await turn;
    },
  };
}
