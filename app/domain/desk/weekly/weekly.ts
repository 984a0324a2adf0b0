import { dayAfter, dayOf, mondayOf, startOfDay } from "~/app/domain/days";
import type { Desk } from "~/app/domain/desk";
import { isMailed, mailOperator } from "~/app/domain/desk/desk-mail/desk-mail";
import { operatorsOf } from "~/app/domain/desk/operators/operators";
import type { Grant } from "~/app/domain/desk/permissions/permissions";
import { goalsIn, settingsOf } from "~/app/domain/desk/settings/settings";
import { figuresOf, type Item, itemsSince } from "~/app/domain/safety/queues/queues";
import type { Site } from "~/app/domain/site";

/** A week of the desk: UTC ms; `until` is the start of the next week. */
export interface Week {
  from: number;
  until: number;
}

/** Returns the week of a day in the desk's time zone. */
export function weekOf(day: string, timeZone: string): Week {
  const monday = mondayOf(day);
  return { from: startOfDay(monday, timeZone), until: startOfDay(dayAfter(monday, 7), timeZone) };
}

/** The queues of an owner or a manager, who may see all of them. */
export const EVERY_QUEUE = { cases: true, service: true, photos: true, payments: true };

/**
 * On Monday morning, emails last week's figures to every owner and manager, for their own brands. Sends each email
 * once, however many processes call it. Returns the number of recipients.
 */
export async function mailWeek(desk: Desk, sites: Site[]): Promise<number> {
  const { timeZone } = await settingsOf(desk);
  const now = desk.now();
  const today = mondayOf(dayOf(now, timeZone));
  const { from, until } = weekOf(dayAfter(today, -7), timeZone);
  if (now < until + MORNING || now > until + LATEST) return 0;
  const key = `week ${dayAfter(today, -7)}`;
  const readers: { id: string; managed: Site[] }[] = [];
  for (const { id, leftAt, grants } of await operatorsOf(desk)) {
    const managed = leftAt === null ? managedBy(grants, sites) : [];
    if (managed.length > 0 && !(await isMailed(desk, key, id))) readers.push({ id, managed });
  }
  if (readers.length === 0) return 0;
  const goals = goalsIn(await settingsOf(desk));
  const items = await itemsBySite(desk, sites, from);
  await desk.db.transact(async (tx) => {
    for (const { id, managed } of readers) {
      const own = managed.flatMap(({ tenant }) => items.get(tenant.slug) ?? []);
      const unread = managed.flatMap(({ tenant }) => (items.has(tenant.slug) ? [] : tenant.name));
      const week = { from, until, unread, figures: figuresOf(own, goals, { from, until, now }) };
      await mailOperator(desk, tx, id, { kind: "weekly", week }, key);
    }
  });
  return readers.length;
}

const HOUR = 60 * 60_000;
/** When the email is sent, in ms after the week's end at midnight. */
const MORNING = 7 * HOUR;
/** When the figures are too old to send, in ms after the week's end, for example after a long downtime. */
const LATEST = 3 * 24 * HOUR;

function managedBy(grants: readonly Grant[], sites: Site[]): Site[] {
  const managing = grants.filter(({ role }) => role === "owner" || role === "manager");
  return sites.filter(({ tenant }) => managing.some(({ brand }) => brand === null || brand === tenant.slug));
}

/** Reads the items of each site. Skips and logs an unreadable site. */
async function itemsBySite(desk: Desk, sites: Site[], from: number): Promise<Map<string, Item[]>> {
  const items = new Map<string, Item[]>();
  for (const site of sites) {
    try {
      items.set(site.tenant.slug, await itemsSince(site, EVERY_QUEUE, from));
    } catch (error) {
      desk.log.error({ err: error, tenant: site.tenant.slug }, "skipped an unreadable site in the weekly figures");
    }
  }
  return items;
}
