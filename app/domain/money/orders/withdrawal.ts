import type { Addressee } from "~/app/domain/account/accounts/accounts";
import type { Member } from "~/app/domain/member";
import { unusedOf } from "~/app/domain/money/ledger/ledger";
import { DAY } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import type { Conn, Tx } from "~/db/handle";
import { leftOf } from "./left";
import { notRefundable, orderNotFound } from "./orders.errors";
import { changeOrder, type Order, orderById, ordersOfMember } from "./orders.queries";
import { mailWithdrawal } from "./receipt-mail";
import { giveBack, type Refund } from "./refunds";
import { unusedTerm } from "./terms";

export interface Withdrawable {
  /** The amount that would be refunded, in minor units of the order's currency. */
  minor: number;
  /** Credits that would be taken back, bonus credits included. */
  credits: number;
  /** UTC ms. */
  until: number;
}

/**
 * Returns what a withdrawal would refund. Undefined if the order is not paid, too old, used up, or already withdrawn.
 */
export function withdrawableOf(site: Pick<Site, "db" | "now">, order: Order): Promise<Withdrawable | undefined> {
  return site.db.read((conn) => withdrawableIn(conn, order, site.now()));
}

/** Takes unused credits or time and refunds their price. Throws `orders.not_found`, `orders.not_refundable`. */
export function withdraw(site: Site, member: Member, orderId: string): Promise<Refund | undefined> {
  return site.db.transact(async (tx) => {
    const order = await orderById(tx, orderId);
    if (order?.memberId !== member.id) throw orderNotFound();
    const outcome = await withdrawIn(site, tx, member, order);
    if (outcome === "nothing_left") throw notRefundable();
    return outcome === "withdrawn_before" ? undefined : outcome;
  });
}

/** Withdraws within another verb's transaction, for a buyer who may no longer have an account. */
export async function withdrawIn(
  site: Site,
  tx: Tx,
  buyer: Addressee,
  order: Order,
): Promise<Refund | "withdrawn_before" | "nothing_left"> {
  if (order.withdrawnAt !== null) return "withdrawn_before";
  const now = site.now();
  const back = await withdrawableIn(tx, order, now);
  if (!back) return "nothing_left";
  const { minor, credits } = back;
  const refund = await giveBack(site, tx, order, { cause: "withdrawal", minor, credits });
  await changeOrder(tx, order.id, ["paid", "refunded"], { withdrawnAt: now });
  const { receiptNumber: number } = refund;
  await mailWithdrawal(site, tx, buyer, order, { minor, number, at: now });
  return refund;
}

export function withdrawableOrders(site: Pick<Site, "db" | "now">, member: { id: string }) {
  return site.db.read(async (conn) => {
    const open: { order: Order; until: number }[] = [];
    for (const order of (await ordersOfMember(conn, member.id, {})).rows) {
      const back = await withdrawableIn(conn, order, site.now());
      if (back) open.push({ order, until: back.until });
    }
    return open;
  });
}

async function withdrawableIn(conn: Conn, order: Order, now: number): Promise<Withdrawable | undefined> {
  if (order.state !== "paid" || order.paidAt === null || order.withdrawnAt !== null) return undefined;
  const until = order.paidAt + order.withdrawalDays * DAY;
  if (order.withdrawalDays === 0 || now > until) return undefined;
  const back = order.kind === "premium" ? unusedTime(order, now) : await unusedCredits(conn, order);
  // A buyer who did not request the service at once owes nothing for what was used (CRD art. 14(4)).
  const minor = Math.min(leftOf(order), order.beginAt === null ? order.price : back.minor);
  return minor > 0 ? { minor, credits: back.credits, until } : undefined;
}

async function unusedCredits(conn: Conn, order: Order) {
  const { paid, bonus } = await unusedOf(conn, order.memberId, order.id);
  return { minor: Math.ceil((order.price * paid) / order.credits), credits: paid + bonus };
}

function unusedTime(order: Order, now: number) {
  const { price, days } = order;
  return { minor: Math.ceil((price * unusedTerm(order, now)) / (days * DAY)), credits: 0 };
}
