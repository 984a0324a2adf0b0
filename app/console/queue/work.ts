import { onEach } from "~/app/console/frame/each-site";
import { type DeskArgs, siteOf } from "~/app/console/frame/guards";
import { readStandings, type Standings } from "~/app/console/front/standings";
import { findPendingTargets } from "~/app/domain/desk/pending-actions/pending-actions";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { type Unsettled, unsettledOf } from "~/app/domain/money/orders/held";
import { photosToDecide, type UndecidedPhoto } from "~/app/domain/people/photos/waiting";
import type { Standing } from "~/app/domain/safety/queues/queues";
import type { Kinds } from "~/app/domain/safety/reports/queue";
import type { Site } from "~/app/domain/site";
import type { Asked, Page } from "~/db/pages";
import { type Claim, claim, claimsOf, PHOTOS_A_PAGE, unclaim, type WorkQueue } from "./claims";

/** An item of open work of a brand that is no case, for the list of cases. */
export interface Work {
  /** A key that is unique among all brands. */
  key: string;
  site: Site;
  queue: WorkQueue;
  /** The payment. Null for photos, which cannot be selected. */
  money: Unsettled | null;
  /** The number of photos. 1 for a payment. */
  count: number;
  /** The priority, comparable with the scores of cases. */
  score: number;
  /** The time since which the item is open (UTC ms). For photos, the time of the oldest one. */
  openedAt: number;
  isLate: boolean;
  lease: Pick<Claim, "holder" | "until"> | null;
}

/** The weight of each kind of work among cases, and the additional weight once the work misses its goal. */
const WEIGHTS = { photos: 1, payments: 4 } as const satisfies Record<WorkQueue, number>;
const LATE = 6;
/** The number of one brand's unsettled payments above which a fault of the payment provider is likely. */
const MOST_PAYMENTS = 20;

/** Returns the open work that this operator may do at these sites, in all queues or in one. */
export async function readWork(where: DeskArgs, { brands }: Standings, only?: WorkQueue): Promise<Work[]> {
  const { desk } = where.context;
  const claims = await claimsOf(desk);
  const waiting = brands.flatMap(({ site, standing = [] }) => {
    return standing.flatMap((each) =>
      isWork(each.queue) && (only ?? each.queue) === each.queue ? { site, each } : [],
    );
  });
  const work: Work[] = [];
  for (const { site, each } of waiting) {
    if (each.queue === "photos") work.push(...pagesOf(site, each, claims));
  }
  const withMoney = waiting.flatMap(({ site, each }) => (each.queue === "payments" ? { site, each } : []));
  const read = await onEach([...new Set(withMoney.map(({ site }) => site))], (site) => moneyOf(where, site));
  for (const { site, value = [] } of read) {
    const { goal = 0 } = withMoney.find((found) => found.site === site)?.each ?? {};
    for (const money of value) {
      const own = claims.find(({ brand, queue, id }) => {
        return brand === site.tenant.slug && queue === "payments" && id === money.id;
      });
      const isLate = money.at < site.now() - goal;
      const key = `payments:${site.tenant.slug}:${money.id}`;
      const common = { key, site, queue: "payments" as const, money, count: 1, openedAt: money.at, isLate };
      work.push({ ...common, score: WEIGHTS.payments + (isLate ? LATE : 0), lease: own ?? null });
    }
  }
  return work;
}

/** Returns one item for each operator's leased photos, and one for the rest of the brand's photos. */
function pagesOf(site: Site, { open, oldest, late }: Standing, claims: Claim[]): Work[] {
  const { slug } = site.tenant;
  const own = claims.filter(({ brand, queue }) => brand === slug && queue === "photos");
  const isLate = late > 0;
  const common = {
    ...{ key: `photos:${slug}`, site, queue: "photos" as const, money: null, openedAt: oldest, isLate },
    score: WEIGHTS.photos + (isLate ? LATE : 0),
  };
  const held = [...new Set(own.map(({ holder }) => holder))].map((holder): Work => {
    const theirs = own.filter((each) => each.holder === holder);
    const until = Math.max(...theirs.map((each) => each.until));
    return { ...common, key: `${common.key}:${holder}`, count: theirs.length, lease: { holder, until } };
  });
  const left = open - own.length;
  return left > 0 ? [...held, { ...common, count: left, lease: null }] : held;
}

/** Returns the unsettled payments, except those that have just been decided. */
async function moneyOf({ context: { desk } }: DeskArgs, site: Site): Promise<Unsettled[]> {
  const { slug } = site.tenant;
  const decided = [
    ...(await findPendingTargets(desk, slug, "payments")),
    ...(await findPendingTargets(desk, slug, "refunds")),
  ];
  const { rows } = await unsettledOf(site, { limit: MOST_PAYMENTS });
  return rows.filter(({ id }) => !decided.some(([target]) => target === id));
}

/** Returns the work that this operator can lease next. `isHeld` marks the operator's own leases. */
export async function workFor(where: DeskArgs, sites: Site[]): Promise<(Work & { isHeld: boolean })[]> {
  const self = where.who.operator.name;
  const all = await readWork(where, await readStandings(where, sites));
  const own = all.filter(({ lease }) => lease === null || lease.holder === self);
  return own.map((each) => ({ ...each, isHeld: each.lease !== null }));
}

/** Returns the address of the page of leased work. */
export function placeOfWork(
  { site: { tenant }, queue, money }: Pick<Work, "site" | "queue" | "money">,
  mine = true,
): string {
  const query = new URLSearchParams({ brand: tenant.slug });
  if (money) query.set("on", money.id);
  else if (mine) query.set("mine", "1");
  return `/${queue}?${query}`;
}

/**
 * Leases a payment or the next page of photos. Returns false if colleagues have leased all of it, or no work is open.
 */
export async function takeWork(where: DeskArgs, { site, queue, money, lease }: Work): Promise<boolean> {
  const { slug } = site.tenant;
  if (money) return (await claim(where, slug, queue, [money.id])).length > 0;
  const { own, except } = await photosInHand(where, site);
  const only = lease ? { only: own } : { except };
  const { rows } = await photosToDecide(site, { limit: PHOTOS_A_PAGE }, only);
  if (lease && rows.length === 0) await unclaim(where, slug, queue, own);
  const ids = rows.map(({ id }) => id);
  return (await claim(where, slug, queue, ids)).length > 0;
}

/**
 * Returns the photos of a brand that this operator has leased, with the end of the lease (UTC ms; 0 without one).
 * `except` lists the photos that others have leased and the photos with a pending decision.
 */
export async function photosInHand(where: Pick<DeskArgs, "who" | "context">, site: Site) {
  const { desk } = where.context;
  const { slug } = site.tenant;
  const self = where.who.operator.name;
  const claims = await claimsOf(desk, slug, "photos");
  const decided = [...(await findPendingTargets(desk, slug, "photos")).keys()];
  const own = claims.flatMap(({ holder, id }) => (holder === self && !decided.includes(id) ? id : []));
  const others = claims.filter(({ holder }) => holder !== self);
  const until = Math.max(0, ...claims.flatMap((each) => (each.holder === self ? each.until : [])));
  return { own, others, until, except: [...decided, ...others.map(({ id }) => id)] };
}

/**
 * Returns the photos of a brand that this operator may decide: those without another operator's lease or a pending
 * decision.
 */
export async function photosLeft(
  where: Pick<DeskArgs, "who" | "context">,
  site: Site,
  asked: Asked,
): Promise<Page<UndecidedPhoto>> {
  const { except } = await photosInHand(where, site);
  return photosToDecide(site, asked, { except });
}

interface Held {
  queue: WorkQueue;
  /** A brand's slug. */
  brand: string;
  /** The id of a payment. "" for photos. */
  id: string;
  keeps: boolean;
}

/**
 * Extends the operator's lease by ten minutes, or ends it. Returns the address of the next page. Throws
 * console.not_found.
 */
export async function keepOrHandBack(where: DeskArgs, { queue, brand, id, keeps }: Held): Promise<string> {
  const site = siteOf(where, queue === "photos" ? "photos.decide" : "payments.settle", brand);
  const self = where.who.operator.name;
  const claims = await claimsOf(where.context.desk, brand, queue);
  const own = claims.flatMap((each) => (each.holder === self && (id === "" || each.id === id) ? each.id : []));
  if (!keeps) {
    await unclaim(where, brand, queue, own);
    return `/queue?back=${encodeURIComponent([queue, brand, id].filter(Boolean).join(":"))}`;
  }
  await claim(where, brand, queue, own);
  return id ? `/${queue}?${new URLSearchParams({ brand, on: id })}` : placeOfWork({ site, queue, money: null });
}

/** Returns the kinds of a brand's cases that an operator may decide, and so may be handed. */
export function kindsDecided({ who }: Pick<DeskArgs, "who">, { tenant: { slug } }: Site): Kinds {
  return { cases: allows(who.grants, "cases.decide", slug), service: allows(who.grants, "service.answer", slug) };
}

function isWork(queue: string): queue is WorkQueue {
  return queue === "photos" || queue === "payments";
}
