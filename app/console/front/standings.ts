import { onEach } from "~/app/console/frame/each-site";
import type { DeskArgs } from "~/app/console/frame/guards";
import { ageInWords } from "~/app/console/frame/times";
import { allows, type Grant } from "~/app/domain/desk/permissions/permissions";
import { goalsIn, settingsOf } from "~/app/domain/desk/settings/settings";
import { type Queue, type Scope, type Standing, standingIn, together } from "~/app/domain/safety/queues/queues";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";

const HOUR = 60 * 60_000;

/** Which queues of a brand somebody with these grants may see. */
export function scopeOf(grants: readonly Grant[], slug: string): Scope {
  return {
    cases: allows(grants, "cases.see", slug),
    service: allows(grants, "service.see", slug),
    photos: allows(grants, "photos.decide", slug),
    payments: allows(grants, "payments.settle", slug),
  };
}

export interface Standings {
  /** By site; undefined where it can't be read right now. */
  brands: { site: Site; scope: Scope; standing: Standing[] | undefined }[];
  /** Of all of them together. */
  all: Standing[];
}

/** How the queues of these sites stand, as far as this operator may see them. */
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

/** Since when the longest waiting of all waits, UTC ms; undefined where nothing does. */
export function oldestIn(standing: Standing[]): number | undefined {
  return standing.length > 0 ? Math.min(...standing.map(({ oldest }) => oldest)) : undefined;
}

/** The cases among what waits. */
export function openCasesIn(standing: Standing[]): { open: number; oldest: number | undefined } {
  const own = standing.filter(({ queue }) => queue !== "photos" && queue !== "payments");
  return { open: own.reduce((sum, { open }) => sum + open, 0), oldest: oldestIn(own) };
}

/** A queue as it stands, in words. */
export interface ShownStanding {
  queue: Queue;
  name: string;
  to: string;
  open: number;
  oldest: string;
  goal: string;
  /** How many wait for longer than the goal. */
  late: number;
}

/** `brand` is the slug of the one that it is about; "" where it is about all of them. */
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
