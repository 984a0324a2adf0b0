import { announceEnd } from "~/app/domain/money/premium/ending";
import { DAY, setPremiumUntil, shortenPremium, termOf } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { leftOf } from "./left";
import { moveTerms, type Order, termsBookedAfter, termsEndingAfter } from "./orders.queries";

/** The term of a premium order. Times are UTC ms. */
interface Term {
  from: number;
  until: number;
}

function termOfOrder(order: Order): Term {
  const { days, price, premiumUntil } = order;
  const until = premiumUntil ?? 0;
  return { from: until - days * DAY * (price > 0 ? leftOf(order) / price : 1), until };
}

export function unusedTerm(order: Order, now: number): number {
  const { from, until } = termOfOrder(order);
  return Math.max(0, until - Math.max(now, from));
}

/**
 * Takes the future part of an order's term from the order and from the account. Later terms begin sooner, unless the
 * holder ended the term. Returns by how much the account's term ends sooner, in ms.
 */
export async function takeBackTime(site: Site, tx: Tx, order: Order, minor: number): Promise<number> {
  if (order.premiumUntil === null) return 0;
  const unused = unusedTerm(order, site.now());
  const share = minor === leftOf(order) ? unused : Math.min(unused, (order.days * DAY * minor) / order.price);
  const later = await termsBookedAfter(tx, order);
  const running = (await termOf(tx, order.memberId))?.premiumUntil ?? 0;
  const { from, until } = termOfOrder(order);
  const ends = Math.min(until, running, ...later.map((each) => termOfOrder(each).from));
  const taken = Math.floor(Math.max(0, Math.min(share, ends - Math.max(site.now(), from))));
  await moveTerms(tx, [order.id], Math.floor(share));
  if (taken === 0) return 0;
  await moveTerms(
    tx,
    later.map(({ id }) => id),
    taken,
  );
  await shortenPremium(tx, order.memberId, taken);
  if (running - taken > site.now()) await announceEnd(site, tx, { memberId: order.memberId, until: running - taken });
  return taken;
}

/** Restores the time that a chargeback took from an order's and the account's term, from now on if no term runs. */
export async function returnTime(site: Site, tx: Tx, order: Order, ms: number): Promise<void> {
  if (order.premiumUntil === null) return;
  const running = (await termOf(tx, order.memberId))?.premiumUntil ?? 0;
  const until = Math.max(site.now(), running) + ms;
  const later = await termsBookedAfter(tx, order);
  await moveTerms(tx, [order.id, ...later.map(({ id }) => id)], running - until);
  await setPremiumUntil(tx, order.memberId, until);
  await announceEnd(site, tx, { memberId: order.memberId, until });
}

/**
 * Restores premium lost while the account was wrongly closed. Returns the new end, UTC ms; undefined without a loss.
 */
export async function giveBackTime(
  site: Site,
  tx: Tx,
  memberId: string,
  closed: readonly { from: number; to: number }[],
): Promise<number | undefined> {
  const running = (await termOf(tx, memberId))?.premiumUntil ?? 0;
  const lost = closed.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, running) - from), 0);
  if (lost === 0) return undefined;
  const until = Math.max(site.now(), running) + lost;
  const orders = await termsEndingAfter(tx, memberId, Math.min(...closed.map(({ from }) => from)));
  await moveTerms(
    tx,
    orders.map(({ id }) => id),
    running - until,
  );
  await setPremiumUntil(tx, memberId, until);
  await announceEnd(site, tx, { memberId, until });
  return until;
}
