import { z } from "zod";
import { countOnce } from "~/app/domain/counts";
import { keyOfRefund, takeBack } from "~/app/domain/money/ledger/ledger";
import { type Capabilities, GatewayRefusal, type PaymentStatus } from "~/app/domain/money/payments/payments";
import type { Operator } from "~/app/domain/operator";
import { reportReturned } from "~/app/domain/reach/postbacks/postbacks";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import type { RefundCause } from "~/db/tables";
import { leftOf } from "./left";
import { notRefundable, orderNotFound } from "./orders.errors";
import {
  addReturned,
  insertRefund,
  type Order,
  orderById,
  type Refund,
  refundById,
  refundsOf,
  refundsOfMember,
  settleRefund,
} from "./orders.queries";
import { mailCreditNote } from "./receipt-mail";
import { writeCreditNote } from "./receipts";
import { takeBackTime } from "./terms";

export { leftOf } from "./left";
export type { Refund } from "./orders.queries";

/** Money that goes back, and what goes back for it. */
export interface Return {
  cause: RefundCause;
  /** In minor units of the order's currency. */
  minor: number;
  /** Credits to take back, as far as they are not spent; all that belong to that part of the price where left out. */
  credits?: number;
  /** An operator's. */
  reason?: string;
}

/**
 * Gives a part of an order's price back, or all that is left of it where `minor` is left out, and takes back the credits
 * that belong to it. The provider is asked by the outbox. Throws `orders.not_found`, and `orders.not_refundable` for
 * more than is left.
 */
export function refundOrder(
  site: Site,
  operator: Operator,
  orderId: string,
  { minor, reason }: { minor?: number; reason: string },
): Promise<Refund> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const order = await orderById(tx, orderId);
      if (!order) throw orderNotFound();
      if (order.state !== "paid") throw notRefundable();
      const left = leftOf(order);
      if (minor !== undefined && (minor > left || minor <= 0)) throw notRefundable();
      const refund = await giveBack(site, tx, order, { cause: "operator", minor: minor ?? left, reason });
      const { id, credits, owed } = refund;
      const on = { kind: "order" as const, id: orderId };
      const states = { before: { left }, after: { left: left - refund.minor, refund: id, credits, owed } };
      return { value: refund, act: { act: "orders.refund", on, member: order.memberId, reason, ...states } };
    }),
  );
}

export function refundsOfOrder(site: Pick<Site, "db">, order: Pick<Order, "id">): Promise<Refund[]> {
  return site.db.read((conn) => refundsOf(conn, order.id));
}

/** The newest fifty of what a member was refunded, by whomever, each with what it had been paid for. */
export function refundsTo(site: Pick<Site, "db">, member: { id: string }) {
  return site.db.read((conn) => refundsOfMember(conn, member.id, 50));
}

/** Books that money goes back: credits or time, credit note, debt, and what asks the provider for it. */
export async function giveBack(site: Site, tx: Tx, order: Order, back: Return): Promise<Refund> {
  const { cause, minor } = back;
  const id = site.newId();
  const before = await refundsOf(tx, order.id);
  const wanted = back.credits ?? creditsFor(order, minor, before);
  const chargedBack = cause === "chargeback";
  const key = keyOfRefund(order.id, id);
  const member = { id: order.memberId };
  const entry = { amount: wanted, cause: chargedBack ? ("chargeback" as const) : ("refund" as const), key };
  const credits = wanted > 0 ? await takeBack(site, tx, member, entry) : 0;
  const owed = wanted - credits;
  if (order.kind === "premium") await takeBackTime(site, tx, order, minor);
  const gone = order.price - leftOf(order);
  const receiptNumber = await writeCreditNote(site, tx, order, { minor, before: gone });
  const refund = await insertRefund(tx, {
    id,
    orderId: order.id,
    memberId: order.memberId,
    cause,
    reason: back.reason ?? null,
    minor,
    credits,
    owed,
    state: isOurs(cause) ? "waiting" : "done",
    at: site.now(),
    receiptNumber,
  });
  countOnce(site, tx, { what: "returned", of: order.currency }, minor);
  const undone = chargedBack || cause === "withdrawal";
  await reportReturned(site, tx, order, { left: leftOf(order) - minor, undone });
  await addReturned(tx, order.id, { refunded: chargedBack ? 0 : minor, chargedBack: chargedBack ? minor : 0, owed });
  // A withdrawal has its own mail; a buyer who charged back at their bank knows.
  if (cause === "operator" || cause === "provider")
    await mailCreditNote(site, tx, order, { minor, number: receiptNumber });
  if (isOurs(cause)) await enqueue(site, tx, refundEffect, { key: id, payload: { refund: id } });
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: order.memberId }));
  return refund;
}

/** Returns that the provider reports and no row records. */
export function unseenReturns(
  order: Order,
  known: Refund[],
  status: Pick<PaymentStatus, "refunded" | "chargedBack">,
  { partialRefund }: Pick<Capabilities, "partialRefund">,
): { refunded: number; chargedBack: number } {
  // Such a provider only says that something went back, and then it may be what we asked for.
  const refunded = !partialRefund && known.some(({ cause }) => cause !== "chargeback") ? 0 : status.refunded;
  const left = leftOf(order);
  const unseen = Math.min(left, Math.max(0, refunded - order.refundedMinor));
  return {
    refunded: unseen,
    chargedBack: Math.min(left - unseen, Math.max(0, status.chargedBack - order.chargedBackMinor)),
  };
}

/** Books what went back without us. */
export async function returnedAtProvider(
  site: Site,
  tx: Tx,
  order: Order,
  { refunded, chargedBack }: { refunded: number; chargedBack: number },
): Promise<void> {
  if (refunded > 0) await giveBack(site, tx, order, { cause: "provider", minor: refunded });
  const current = refunded > 0 ? await orderById(tx, order.id) : order;
  if (chargedBack > 0 && current) await giveBack(site, tx, current, { cause: "chargeback", minor: chargedBack });
}

/** The outbox's part: asks the provider, once. It has no subject: money goes back to somebody who is erased, too. */
export const refundEffect = effect("refund", z.object({ refund: z.string() }), {
  subject: () => null,
  handle: ({ payload }, site) => sendRefund(site, payload.refund),
});

async function sendRefund(site: Site, id: string): Promise<void> {
  const refund = await site.db.read((conn) => refundById(conn, id));
  const order = refund && (await site.db.read((conn) => orderById(conn, refund.orderId)));
  if (refund?.state !== "waiting" || !order) return;
  const problem = await problemOf(site, order, refund);
  await site.db.transact((tx) => settleRefund(tx, id, problem ? "by_hand" : "done", problem ?? null));
  if (problem) site.log.error({ order: order.id, refund: id, reason: problem }, "a refund waits for a person");
}

/** Why a person has to do it. Undefined where it is done. */
async function problemOf(site: Site, order: Order, { id, minor }: Refund): Promise<string | undefined> {
  const gateway = await site.gateway(order.provider);
  if (!gateway) return `It was paid by ${order.provider}`;
  const { currency } = order;
  const payment = {
    orderId: order.id,
    providerRef: order.providerRef ?? undefined,
    price: { amount: order.price, currency },
  };
  try {
    await gateway.refund(payment, { amount: minor, currency }, id);
    return undefined;
  } catch (error) {
    if (error instanceof GatewayRefusal) return error.message;
    throw error;
  }
}

function isOurs(cause: RefundCause): boolean {
  return cause === "withdrawal" || cause === "operator";
}

/** The credits that belong to a part of the price, without those that went back before. With the last part go all. */
function creditsFor(order: Order, minor: number, before: Refund[]): number {
  const all = order.credits + order.bonus;
  const gone = before.reduce((total, { credits, owed }) => total + credits + owed, 0);
  const share = minor === leftOf(order) ? all - gone : Math.floor((all * minor) / order.price);
  return Math.max(0, Math.min(share, all - gone));
}
