import { onEach } from "~/app/console/frame/each-site";
import type { DeskArgs } from "~/app/console/frame/guards";
import { ageInWords } from "~/app/console/frame/times";
import { allows, type Grant } from "~/app/domain/desk/permissions/permissions";
import { goalsIn, settingsOf } from "~/app/domain/desk/settings/settings";
import { type Queue, type Scope, type Standing, standingIn, together } from "~/app/domain/safety/queues/queues";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";

const HOUR = 60 * 60_000;

/** Returns the queues of a brand that these grants permit. */
export function scopeOf(grants: readonly Grant[], slug: string): Scope {
  return {
    cases: allows(grants, "cases.see", slug),
    service: allows(grants, "service.see", slug),
    photos: allows(grants, "photos.decide", slug),
    payments: allows(grants, "payments.settle", slug),
  };
}

export interface Standings {
  /** The state of each site's queues. Undefined if the site's database cannot be read at present. */
  brands: { site: Site; scope: Scope; standing: Standing[] | undefined }[];
  /** The state of each queue for all brands together. */
  all: Standing[];
}

/** Returns the state of these sites' queues, as far as this operator may see them. */
export async function readStandings({ who, context }: DeskArgs, sites: Site[]): Promise<Standings> {
  const goals = goalsIn(await settingsOf(context.desk));
  const read = await onEach(sites, (site) => standingIn(site, scopeOf(who.grants, site.tenant.slug), goals));
  return {
    brands: read.map(({ site, value }) => ({ site, scope: scopeOf(who.grants, site.tenant.slug), standing: value })),
    all: together(read.flatMap(({ value }) => value ?? [])),
  };
}

export function openIn(standing: Standing[], queue: Queue): number {
  return standing.find((each) => each.queue === queue)?.open ?? 0;
}

/** Returns the time since which the oldest item is open (UTC ms). Undefined without open items. */
export function oldestIn(standing: Standing[]): number | undefined {
  return standing.length > 0 ? Math.min(...standing.map(({ oldest }) => oldest)) : undefined;
}

/** Returns the number of open cases and the time of the oldest. */
export function openCasesIn(standing: Standing[]): { open: number; oldest: number | undefined } {
  const own = standing.filter(({ queue }) => queue !== "photos" && queue !== "payments");
  return { open: own.reduce((sum, { open }) => sum + open, 0), oldest: oldestIn(own) };
}

/** A queue's state, as text. */
export interface ShownStanding {
  queue: Queue;
  name: string;
  to: string;
  open: number;
  oldest: string;
  goal: string;
  /** The number of items that have waited for longer than the goal. */
  late: number;
}

/** `brand` is a slug, or "" for all brands. */
export function shownStanding(
  standing: Standing[],
  words: Words,
  { brand, now }: { brand: string; now: number },
): ShownStanding[] {
  const hours = new Intl.NumberFormat(words.locale, { style: "unit", unit: "hour", unitDisplay: "short" });
  return standing.map(({ queue, open, oldest, late, goal }) => ({
    ...{ queue, open, late },
    name: words.t(`goals.queue_${queue}`),
    to: placeOf(queue, brand),
    oldest: ageInWords(Math.max(0, now - oldest), words),
    goal: hours.format(goal / HOUR),
  }));
}

function placeOf(queue: Queue, brand: string): string {
  if (queue === "photos" || queue === "payments") return withBrand(`/${queue}`, { brand });
  return withBrand("/queue", { brand, kind: queue });
}

function withBrand(path: string, query: Record<string, string>): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return given.size > 0 ? `${path}?${given}` : path;
}
