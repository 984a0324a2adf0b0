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
import { type Turn, workAlone } from "./alone";
import type { Channel } from "./channel";

interface Parts {
  channel: Channel;
  machine: Machine;
  /** The operators' database, whose settings limit how long a queue may wait. */
  control: Db;
  databases: Pick<Databases, "glance" | "written">;
  slugs(): string[];
  siteOf(slug: string): Site | undefined;
  log: Logger;
  pace?: Partial<Pace>;
}

/** The pace of readings. All times in ms. */
interface Pace {
  /** The pause between two reports of written tenants, and between two rounds of readings. */
  written: number;
  /** The pause between two tenants, which spreads out the first round. */
  between: number;
  /** How long a reading is valid while a case is open or a member active. */
  stale: number;
}

const PACE: Pace = { written: 15_000, between: 20, stale: 10 * 60_000 };
const DAY = 24 * 60 * 60_000;

/**
 * Reads the gauges of every tenant once, then those of tenants that were written to. A reading leaves a closed database
 * closed.
 */
export function startGauges(parts: Parts): { stop(): Promise<void> } {
  const { channel, machine, databases, slugs, log } = parts;
  const pace = { ...PACE, ...parts.pace };

  const telling = setInterval(() => {
    const written = databases.written();
    if (written.length > 0) channel.tell("written", written);
  }, pace.written).unref();

  async function run({ signal, paused }: Turn): Promise<void> {
    const changed = new Set<string>();
    const readAt = new Map<string, { at: number; ages: boolean }>();
    const troubled = new Set<string>();
    const unsubscribes = [
      channel.subscribe("written", (written) => void written.forEach((slug) => void changed.add(slug))),
      // Another node wrote to the tenant.
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
          // A tenant without any reading stays due. Another tenant is read again after its next change.
          if (!troubled.has(slug) && !signal.aborted)
            log.warn({ err: error, tenant: slug }, "the gauges of a site can't be read");
          troubled.add(slug);
        }
        await paused(pace.between);
      }
      const served = new Set(slugs());
      for (const slug of readAt.keys()) {
        if (served.has(slug)) continue;
        readAt.delete(slug);
        await channel.ask("gauged", { tenant: slug, gauges: null }).catch(() => {});
      }
      await paused(pace.written);
    }
    for (const unsubscribe of unsubscribes) unsubscribe();
  }

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

  const turns = workAlone(machine, "gauges", run);
  return {
    stop() {
      clearInterval(telling);
      return turns.stop();
    },
  };
}
