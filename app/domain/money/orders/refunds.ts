import { z } from "zod";
import { countOnce } from "~/app/domain/counts";
import { decimalOf } from "~/app/domain/money";
import { grant, keyOfRefund, takeBack } from "~/app/domain/money/ledger/ledger";
import { type Capabilities, GatewayRefusal, type PaymentStatus } from "~/app/domain/money/payments/payments";
import type { Operator } from "~/app/domain/operator";
import { reportRegained, reportReturned } from "~/app/domain/reach/postbacks/postbacks";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import type { RefundCause } from "~/db/tables";
import { tellOfDispute } from "./dispute-notices";
import { leftOf } from "./left";
import { amountTooHigh, notChargedBack, notRefundable, orderNotFound } from "./orders.errors";
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
import { mailReturn } from "./receipt-mail";
import { writeCreditNote, writeRegained } from "./receipts";
import { returnTime, takeBackTime } from "./terms";

export { leftOf } from "./left";
export type { Refund } from "./orders.queries";

export interface Return {
  cause: RefundCause;
  /** The amount to refund, in minor units of the order's currency. */
  minor: number;
  /** Credits to take back, unless spent; if omitted, all that belong to that part of the price. */
  credits?: number;
  reason?: string;
}

/**
 * Refunds a part of an order for an operator; without `minor`, the rest. Throws orders.not_found,
 * orders.not_refundable, and orders.amount_too_high with the rest.
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
      if (left <= 0) throw notRefundable();
      if (minor !== undefined && minor <= 0) throw notRefundable();
      if (minor !== undefined && minor > left)
        throw amountTooHigh({
          params: { left: `${decimalOf({ amount: left, currency: order.currency })} ${order.currency}` },
        });
      const refund = await giveBack(site, tx, order, { cause: "operator", minor: minor ?? left, reason });
      const { id, credits, owed } = refund;
      const on = { kind: "order" as const, id: orderId };
      const states = { before: { left }, after: { left: left - refund.minor, refund: id, credits, owed } };
      return { value: refund, entry: { action: "orders.refund", on, member: order.memberId, reason, ...states } };
    }),
  );
}

export function refundsOfOrder(site: Pick<Site, "db">, order: Pick<Order, "id">): Promise<Refund[]> {
  return site.db.read((conn) => refundsOf(conn, order.id));
}

/** Returns a member's newest fifty refunds of any cause, each with what it was paid for. */
export function refundsTo(site: Pick<Site, "db">, member: { id: string }) {
  return site.db.read((conn) => refundsOfMember(conn, member.id, 50));
}

/** Books a refund: credits or time, credit note, debt, and the job that asks the provider. */
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
  const premiumMs = order.kind === "premium" ? await takeBackTime(site, tx, order, minor) : 0;
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
    premiumMs,
    state: isOurs(cause) ? "waiting" : "done",
    at: site.now(),
    receiptNumber,
  });
  countOnce(site, tx, { what: "returned", of: order.currency }, minor);
  const undone = chargedBack || cause === "withdrawal";
  await reportReturned(site, tx, order, { left: leftOf(order) - minor, undone });
  await addReturned(tx, order.id, { refunded: chargedBack ? 0 : minor, chargedBack: chargedBack ? minor : 0, owed });
  // Sends no email after a withdrawal, which has its own, or after a chargeback, which the buyer requested.
  if (cause === "operator" || cause === "provider")
    await mailReturn(site, tx, order, { kind: "refund", minor, number: receiptNumber });
  if (isOurs(cause)) await enqueue(site, tx, refundEffect, { key: id, payload: { refund: id } });
  if (chargedBack) await tellOfDispute(site, tx, { order, refund: id, minor, won: false });
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: order.memberId }));
  return refund;
}

/** Books refunds made at the provider, and money returned after a won dispute. */
export async function bookReturns(
  site: Site,
  tx: Tx,
  order: Order,
  { refunded, chargedBack }: Pick<PaymentStatus, "refunded" | "chargedBack">,
  { partialRefund }: Pick<Capabilities, "partialRefund">,
): Promise<void> {
  const regained = chargedBack === undefined ? 0 : Math.max(0, order.chargedBackMinor - chargedBack);
  if (regained > 0) await regain(site, tx, order, { minor: regained });
  const before = (await orderById(tx, order.id))!;
  // A provider without partial refunds only reports that something was refunded, possibly at the site's request, and
  // repeats a chargeback forever.
  const known = partialRefund ? [] : await refundsOf(tx, order.id);
  const unseen = known.some(({ cause }) => isRefund(cause))
    ? 0
    : Math.min(leftOf(before), Math.max(0, refunded - before.refundedMinor));
  if (unseen > 0) await giveBack(site, tx, before, { cause: "provider", minor: unseen });
  const current = (await orderById(tx, order.id))!;
  if (known.some(({ cause }) => cause === "chargeback")) return;
  const disputed = Math.min(leftOf(current), Math.max(0, (chargedBack ?? 0) - current.chargedBackMinor));
  if (disputed > 0) await giveBack(site, tx, current, { cause: "chargeback", minor: disputed });
}

/** The order is paid again, the buyer gets the credits or time back, and a receipt reverses the credit note. */
async function regain(
  site: Site,
  tx: Tx,
  order: Order,
  { minor, reason }: { minor: number; reason?: string },
): Promise<Refund> {
  const id = site.newId();
  const back = shareOfChargebacks(await refundsOf(tx, order.id), { minor, of: order.chargedBackMinor });
  const member = { id: order.memberId };
  const key = keyOfRefund(order.id, id);
  if (back.credits > 0) await grant(site, tx, member, { amount: back.credits, cause: "dispute_won", key });
  if (back.premiumMs > 0) await returnTime(site, tx, order, back.premiumMs);
  const receiptNumber = await writeRegained(site, tx, order, { minor, before: order.price - leftOf(order) });
  const refund = await insertRefund(tx, {
    ...{ id, orderId: order.id, memberId: order.memberId, cause: "dispute_won", reason: reason ?? null, minor: -minor },
    ...{ credits: -back.credits, owed: -back.owed, premiumMs: -back.premiumMs },
    ...{ state: "done", at: site.now(), receiptNumber },
  });
  countOnce(site, tx, { what: "revenue", of: order.currency }, minor);
  await addReturned(tx, order.id, { refunded: 0, chargedBack: -minor, owed: -back.owed });
  await reportRegained(site, tx, order);
  await mailReturn(site, tx, order, { kind: "dispute_won", minor, number: receiptNumber });
  await tellOfDispute(site, tx, { order, refund: id, minor, won: true });
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: order.memberId }));
  return refund;
}

/** Returns what chargebacks took and no won dispute gave back; everything with the last part of the money. */
function shareOfChargebacks(rows: Refund[], { minor, of }: { minor: number; of: number }) {
  const taken = rows.filter(({ cause }) => cause === "chargeback" || cause === "dispute_won");
  const sum = (what: "credits" | "owed" | "premiumMs") => {
    const left = taken.reduce((total, row) => total + row[what], 0);
    return minor >= of ? left : Math.floor((left * minor) / of);
  };
  return { credits: sum("credits"), owed: sum("owed"), premiumMs: sum("premiumMs") };
}

function isRefund(cause: RefundCause): boolean {
  return cause !== "chargeback" && cause !== "dispute_won";
}

/**
 * Books a won dispute for an operator, if the provider does not report it. Throws `orders.not_found`,
 * `orders.not_charged_back`.
 */
export function regainOrder(site: Site, operator: Operator, orderId: string, reason: string): Promise<Refund> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const order = await orderById(tx, orderId);
      if (!order) throw orderNotFound();
      const minor = order.chargedBackMinor;
      if (minor <= 0) throw notChargedBack();
      const refund = await regain(site, tx, order, { minor, reason });
      const on = { kind: "order" as const, id: orderId };
      const states = { before: { chargedBack: minor }, after: { chargedBack: 0, receipt: refund.receiptNumber } };
      return { value: refund, entry: { action: "orders.regain", on, member: order.memberId, reason, ...states } };
    }),
  );
}

/** The job that asks the provider for a refund, once. No subject, because an erased buyer gets the money, too. */
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
  if (problem) site.log.error({ order: order.id, refund: id, reason: problem }, "a refund waits for an operator");
}

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

/**
 * Returns the credits that belong to a part of the price, without credits that were taken back before. The last part
 * has all remaining credits.
 */
function creditsFor(order: Order, minor: number, before: Refund[]): number {
  const all = order.credits + order.bonus;
  const gone = before.reduce((total, { credits, owed }) => total + credits + owed, 0);
  const share = minor === leftOf(order) ? all - gone : Math.floor((all * minor) / order.price);
  return Math.max(0, Math.min(share, all - gone));
}
