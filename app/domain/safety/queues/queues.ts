import { refundsByHand } from "~/app/domain/money/orders/held";
import type { Site } from "~/app/domain/site";
import {
  CASE_QUEUES,
  type CaseQueue,
  type CaseTouched,
  casesSince,
  casesWaiting,
  OF_SERVICE,
  paymentsSince,
  photosDecided,
  photosUndecided,
  photosWaiting,
  queueOfReasons,
  refundsNoted,
  type Waiting,
} from "./queues.queries";

/** Operators' queues, the most urgent first. A case is in the first queue that fits. */
export const QUEUES = [...CASE_QUEUES, "photos", "payments"] as const;

export type Queue = (typeof QUEUES)[number];

export { CASE_QUEUES, type CaseQueue, casesInQueue } from "./queues.queries";

/** Maximum waiting time per queue, in ms. */
export type Goals = Readonly<Record<Queue, number>>;

export interface Scope {
  /** Whether the scope has all cases, except those of `service`. */
  cases: boolean;
  /** Cases that are complaints about the service. */
  service: boolean;
  photos: boolean;
  payments: boolean;
}

/** An item that waits for a decision. Times are UTC ms. */
export interface Item {
  queue: Queue;
  /** When the item arrived. Null if the time is unknown, because the photo was deleted. */
  at: number | null;
  /** When the item was decided. Null while it waits. */
  decidedAt: number | null;
}

/**
 * Returns the items that wait, and those decided since a time (UTC ms). All reports and signals before one decision
 * make one item.
 */
export async function itemsSince(site: Site, scope: Scope, since: number): Promise<Item[]> {
  const byHand = scope.payments ? await refundsWaiting(site) : [];
  const isSeen = ({ queue }: Item) => (queue === OF_SERVICE ? scope.service : scope.cases);
  return site.db.read(async (conn) => {
    const items: Item[] = [];
    if (scope.cases || scope.service) items.push(...(await casesSince(conn, since)).flatMap(itemsOf).filter(isSeen));
    if (scope.photos) {
      const waiting = await photosUndecided(conn);
      items.push(...waiting.map((at): Item => ({ queue: "photos", at, decidedAt: null })));
      for (const { at, decidedAt, wasWaiting } of await photosDecided(conn, since))
        if (wasWaiting) items.push({ queue: "photos", at, decidedAt });
    }
    if (scope.payments) {
      const money = [...(await paymentsSince(conn, since)), ...(await refundsNoted(conn, since)), ...byHand];
      items.push(...money.map((each): Item => ({ queue: "payments", ...each })));
    }
    return items;
  });
}

export interface Standing extends Waiting<Queue> {
  /** The longest time that an item of the queue may wait, in ms. */
  goal: number;
}

/** Returns a site's non-empty queues that the scope allows, in their order. */
export async function standingIn(site: Site, scope: Scope, goals: Goals): Promise<Standing[]> {
  const now = site.now();
  const isSeen = ({ queue }: Waiting<Queue>) => (queue === OF_SERVICE ? scope.service : scope.cases);
  const byHand = scope.payments ? await refundsWaiting(site) : [];
  const waiting = await site.db.read(async (conn): Promise<Waiting<Queue>[]> => {
    const payments = scope.payments ? [...(await paymentsSince(conn, null)), ...byHand].map(({ at }) => at) : [];
    return [
      ...(scope.cases || scope.service ? await casesWaiting(conn, deadlinesAt(now, goals)) : []).filter(isSeen),
      ...(scope.photos ? await photosWaiting(conn, now - goals.photos) : []),
      ...payments.map((at) => ({
        queue: "payments" as const,
        open: 1,
        oldest: at,
        late: at < now - goals.payments ? 1 : 0,
      })),
    ];
  });
  return together(waiting.map((each) => ({ ...each, goal: goals[each.queue] })));
}

/** Adds up the queues of several sites, in the order of `QUEUES`. */
export function together(standings: Standing[]): Standing[] {
  return QUEUES.flatMap((queue) => {
    const own = standings.filter((each) => each.queue === queue);
    if (own.length === 0) return [];
    const sum = (of: (each: Standing) => number) => own.reduce((total, each) => total + of(each), 0);
    const oldest = smallest(own.map((each) => each.oldest));
    return { queue, open: sum(({ open }) => open), oldest, late: sum(({ late }) => late), goal: own[0]!.goal };
  });
}

export interface Figures {
  queue: Queue;
  came: number;
  decided: number;
  /** Median time to a decision, in ms; null without decisions. */
  median: number | null;
  missed: number;
  /** Open items at the period's end, or now if the end is in the future. */
  open: number;
  /** The arrival of the oldest open item, UTC ms; null without an open item. */
  oldest: number | null;
}

interface Time {
  /** The period of the figures, UTC ms. `until` is exclusive. */
  from: number;
  until: number;
  now: number;
}

/** Returns the queues that had items, in their order. `items` are those since `from`. */
export function figuresOf(items: Item[], goals: Goals, { from, until, now }: Time): Figures[] {
  // Includes items of the present millisecond.
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

/** Manual refunds are rare: more than this indicates a fault of the provider. */
const MOST_REFUNDS = 1000;

async function refundsWaiting(site: Site) {
  const { rows } = await refundsByHand(site, { limit: MOST_REFUNDS });
  return rows.map(({ at }) => ({ at, decidedAt: null }));
}

/** Returns the arrival time before which an item is late now. */
function deadlinesAt(now: number, goals: Goals): Record<CaseQueue, number> {
  return Object.fromEntries(CASE_QUEUES.map((queue) => [queue, now - goals[queue]])) as Record<CaseQueue, number>;
}

/** Makes one item for each time a case was opened, from the first report or signal to the next decision. */
function itemsOf({ kind, state, openedAt, came, decided }: CaseTouched): Item[] {
  const arrivals = came.length > 0 ? [...came].sort((one, other) => one.at - other.at) : [{ at: openedAt, reason: "" }];
  const last = Math.max(...arrivals.map(({ at }) => at));
  // A decision about another matter, such as a suspension from the member's file, leaves an open case unchanged.
  const isAnswered = (at: number) => state === "closed" || at < last;
  const ends = decided.filter(isAnswered).sort((one, other) => one - other);
  const items: (Item & { reasons: string[] })[] = [];
  for (const { at, reason } of arrivals) {
    const decidedAt = ends.find((end) => end >= at) ?? null;
    const known = items.find((item) => item.decidedAt === decidedAt);
    if (known) known.reasons.push(reason);
    else items.push({ queue: kind, at, decidedAt, reasons: [reason] });
  }
  const own = kind === OF_SERVICE ? kind : undefined;
  return items.map(({ reasons, ...item }) => ({ ...item, queue: own ?? queueOfReasons(reasons) ?? kind }));
}

/** Returns the queue of a case; for a closed one, its last queue. */
export function queueOf(touched: CaseTouched): CaseQueue {
  const items = itemsOf(touched);
  const waiting = items.find(({ decidedAt }) => decidedAt === null) ?? items.at(-1);
  return (waiting?.queue ?? touched.kind) as CaseQueue;
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
