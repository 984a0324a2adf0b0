import { refundsByHand } from "~/app/domain/money/orders/held";
import type { Site } from "~/app/domain/site";
import {
  APPEAL,
  type CaseTouched,
  casesSince,
  paymentsSince,
  photosDecided,
  photosWaiting,
  refundsNoted,
} from "./queues.queries";

/** What waits for an operator, by who has to be quick about it. A case is in the first one that fits. */
export const QUEUES = [
  "minors",
  "appeals",
  "profile",
  "message",
  "photo",
  "held",
  "complaint",
  "photos",
  "payments",
] as const;

export type Queue = (typeof QUEUES)[number];

/** How long something may wait in each, in ms. */
export type Goals = Readonly<Record<Queue, number>>;

/** Which of a site's queues somebody may see. */
export interface Scope {
  cases: boolean;
  photos: boolean;
  payments: boolean;
}

/** Something that came for a decision. Times are UTC ms. */
export interface Item {
  queue: Queue;
  /** Null where nobody knows any more: a photo that is gone. */
  at: number | null;
  /** Null while it waits. */
  decidedAt: number | null;
}

/**
 * What waits at a site, and what was decided there since then, UTC ms: nothing of that where it is null. What came in before a
 * decision is one item with it.
 */
export async function itemsSince(site: Site, scope: Scope, since: number | null): Promise<Item[]> {
  const byHand = scope.payments ? (await refundsByHand(site, { limit: MOST_REFUNDS })).rows : [];
  return site.db.read(async (conn) => {
    const items: Item[] = [];
    if (scope.cases) items.push(...(await casesSince(conn, since)).flatMap(itemsOf));
    if (scope.photos) {
      const waiting = await photosWaiting(conn);
      items.push(...waiting.map((at): Item => ({ queue: "photos", at, decidedAt: null })));
      for (const { at, decidedAt, wasWaiting } of since === null ? [] : await photosDecided(conn, since))
        if (wasWaiting) items.push({ queue: "photos", at, decidedAt });
    }
    if (scope.payments) {
      const money = [
        ...(await paymentsSince(conn, since)),
        ...(since === null ? [] : await refundsNoted(conn, since)),
        ...byHand.map(({ at }) => ({ at, decidedAt: null })),
      ];
      items.push(...money.map((each): Item => ({ queue: "payments", ...each })));
    }
    return items;
  });
}

/** What waits now. */
export async function itemsWaiting(site: Site, scope: Scope): Promise<Item[]> {
  return (await itemsSince(site, scope, null)).filter(({ decidedAt }) => decidedAt === null);
}

/** A queue as it stands. */
export interface Standing {
  queue: Queue;
  open: number;
  /** Since when the longest waiting one waits, UTC ms. */
  oldest: number;
  /** How many wait for longer than the goal. */
  late: number;
  /** In ms. */
  goal: number;
}

/** The queues in which something waits, in their order. */
export function standingOf(items: Item[], goals: Goals, now: number): Standing[] {
  return QUEUES.flatMap((queue) => {
    const waiting = items.flatMap((item) => (item.queue === queue && item.decidedAt === null ? (item.at ?? []) : []));
    if (waiting.length === 0) return [];
    const goal = goals[queue];
    const late = waiting.filter((at) => at + goal < now).length;
    return { queue, open: waiting.length, oldest: smallest(waiting), late, goal };
  });
}

/** A queue over a time. */
export interface Figures {
  queue: Queue;
  came: number;
  decided: number;
  /** Of what was decided, from when it came, in ms; null where nothing was. */
  median: number | null;
  /** How many goals ended in that time without a decision. */
  missed: number;
  /** At its end, or now where that is to come. */
  open: number;
  /** Since when the longest of those waits, UTC ms; null where none does. */
  oldest: number | null;
}

interface Time {
  /** UTC ms; `until` is not part of it. */
  from: number;
  until: number;
  now: number;
}

/** The queues in which there was anything, in their order. `items` are those since `from`. */
export function figuresOf(items: Item[], goals: Goals, { from, until, now }: Time): Figures[] {
  // What happened just now has happened.
  const end = Math.min(until, now + 1);
  const within = (at: number | null) => at !== null && at >= from && at < end;
  return QUEUES.flatMap((queue) => {
    const own = items.filter((item) => item.queue === queue);
    const decided = own.filter(({ decidedAt }) => within(decidedAt));
    const took = decided.flatMap(({ at, decidedAt }) => (at === null || decidedAt === null ? [] : decidedAt - at));
    const open = own.filter(({ at, decidedAt }) => at !== null && at < end && (decidedAt === null || decidedAt >= end));
    const missed = own.filter(({ at, decidedAt }) => {
      if (at === null) return false;
      const deadline = at + goals[queue];
      return within(deadline) && (decidedAt === null || decidedAt > deadline);
    });
    const figures = {
      queue,
      came: own.filter(({ at }) => within(at)).length,
      decided: decided.length,
      median: medianOf(took),
      missed: missed.length,
      open: open.length,
      oldest: open.length > 0 ? smallest(open.map(({ at }) => at ?? 0)) : null,
    };
    return figures.came + figures.decided + figures.missed + figures.open > 0 ? figures : [];
  });
}

/** Reasons of reports, and of complaints. */
const ABOUT_MINORS = ["underage", "child_abuse"];

/** A refund that a person has to make is rare: more of them than this are a fault of the provider's. */
const MOST_REFUNDS = 1000;

/** A case has an item for each time that it was opened, from the first thing that came in to the decision after it. */
function itemsOf({ kind, state, openedAt, came, decided }: CaseTouched): Item[] {
  const arrivals = came.length > 0 ? [...came].sort((one, other) => one.at - other.at) : [{ at: openedAt, reason: "" }];
  const last = Math.max(...arrivals.map(({ at }) => at));
  // A decision about something else, such as a suspension from the member's file, leaves an open case as it was.
  const isAnswered = (at: number) => state === "closed" || at < last;
  const ends = decided.filter(isAnswered).sort((one, other) => one - other);
  const items: (Item & { reasons: string[] })[] = [];
  for (const { at, reason } of arrivals) {
    const decidedAt = ends.find((end) => end >= at) ?? null;
    const known = items.find((item) => item.decidedAt === decidedAt);
    if (known) known.reasons.push(reason);
    else items.push({ queue: kind, at, decidedAt, reasons: [reason] });
  }
  return items.map(({ reasons, ...item }) => ({ ...item, queue: queueOfReasons(reasons) ?? kind }));
}

function queueOfReasons(reasons: string[]): Queue | undefined {
  if (reasons.some((reason) => ABOUT_MINORS.includes(reason))) return "minors";
  return reasons.includes(APPEAL) ? "appeals" : undefined;
}

function medianOf(values: number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}

function smallest(values: number[]): number {
  return values.reduce((least, each) => Math.min(least, each));
}
