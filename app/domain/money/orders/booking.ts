import { type Addressee, addresseeOf } from "~/app/domain/account/accounts/accounts";
import { countOnce } from "~/app/domain/counts";
import { sameMoney } from "~/app/domain/money";
import { grant } from "~/app/domain/money/ledger/ledger";
import { notePayer } from "~/app/domain/money/payers/payers";
import {
  type Gateway,
  GatewayUnavailable,
  type Notice,
  type PaymentStatus,
  type RawNotice,
} from "~/app/domain/money/payments/payments";
import { announceEnd } from "~/app/domain/money/premium/ending";
import { extendPremium } from "~/app/domain/money/premium/premium";
import { reportPaid } from "~/app/domain/reach/postbacks/postbacks";
import type { Site } from "~/app/domain/site";
import { limitPlace } from "~/app/domain/site/limits/limits";
import type { Tx } from "~/db/handle";
import type { OrderState } from "~/db/tables";
import { spendCode } from "./claims";
import { insertHeld } from "./held.queries";
import { changeOrder, noteNotice, type Order, orderById, orderByRef } from "./orders.queries";
import { mailReceipt } from "./receipt-mail";
import { writeReceipt } from "./receipts";
import { bookReturns } from "./refunds";
import { forgetBuyerLater, hashOfBuyer } from "./withdrawing-openly";

/**
 * The states in which an order can be paid. A payment may arrive after the site gave the order up, and is booked all
 * the same.
 */
export const PAYABLE: readonly OrderState[] = ["open", "failed", "expired", "canceled"];

export interface ReceivedNotice extends RawNotice {
  /** The provider whose notices use the receiving address. */
  provider: string;
}

/**
 * Processes a provider's notice, and returns the answer that means "booked": by then it is durably booked, or waits for
 * an operator. Repeated, late or unordered notices book once. For a payment without an order, asks the provider only
 * about a signed notice, because anyone can send others. Returns undefined if the site does not use that provider, now
 * or before. Throws NoticeRefused for a forged one, GatewayUnavailable if the state is unknown (the provider resends
 * it), and `request.too_many`.
 */
export async function receiveNotice(site: Site, raw: ReceivedNotice): Promise<Notice["ack"] | undefined> {
  const gateway = await site.gateway(raw.provider);
  if (!gateway) return undefined;
  const notice = await gateway.parse(raw);
  for (let tries = 0; tries < TRIES; tries++) {
    const order = await orderOf(site, gateway, notice);
    if (!order && !notice.signed) {
      await limitPlace(site, "notices of no order", raw.address, STRAY);
      return notice.ack;
    }
    const status = notice.proven ?? (await ask(gateway, notice, order));
    // The provider has no such payment, so there is nothing to book.
    if (!status) return notice.ack;
    const about = order ?? (await orderOf(site, gateway, status));
    if (await book(site, gateway, status, about, { isNotice: true })) return notice.ack;
  }
  throw new GatewayUnavailable("other notices changed the order each time");
}

/** Maximum number of status requests if other notices are booked meanwhile. */
const TRIES = 3;

/** Limits notices about payments without an order, because their sender is guessing. */
const STRAY = { max: 30, windowMs: 60_000, local: true };

/**
 * Books a payment's status. `isNotice`: the provider sent a notice. Returns false if another notice changed the
 * chargebacks since `order` was read, because the status may be older.
 */
export async function book(
  site: Site,
  gateway: Gateway,
  status: PaymentStatus,
  order: Order | undefined,
  { isNotice = false } = {},
): Promise<boolean> {
  const isFirst = isNotice && order?.provider === gateway.provider && order.noticedAt === null;
  if (order && isBooked(order, status) && !isFirst) return true;
  return site.db.transact(async (tx) => {
    if (order && isFirst) await noteNotice(tx, order.id, site.now());
    const current = order && (await orderById(tx, order.id));
    if (current && current.chargedBackMinor !== order.chargedBackMinor) return false;
    if (status.state === "paid") await bookPaid(site, tx, gateway, status, current);
    else if (current?.provider === gateway.provider) await bookUnpaid(tx, status.state, current);
    const paid = current && (await orderById(tx, current.id));
    if (!paid || !isPaid(paid) || paid.provider !== gateway.provider) return true;
    if (paid.providerRef !== (status.providerRef ?? paid.providerRef)) return true;
    await bookReturns(site, tx, paid, status, gateway.capabilities);
    return true;
  });
}

async function orderOf(
  site: Site,
  { provider }: Gateway,
  { orderId, providerRef }: Pick<Notice, "orderId" | "providerRef">,
): Promise<Order | undefined> {
  return site.db.read(async (conn) => {
    const named = orderId === undefined ? undefined : await orderById(conn, orderId);
    return named ?? (providerRef === undefined ? undefined : await orderByRef(conn, provider, providerRef));
  });
}

function ask(gateway: Gateway, notice: Notice, order: Order | undefined): Promise<PaymentStatus | undefined> {
  const known = order?.provider === gateway.provider ? order.providerRef : null;
  return gateway.fetch({
    orderId: order?.id ?? notice.orderId ?? "",
    providerRef: notice.providerRef ?? known ?? undefined,
    price: order ? { amount: order.price, currency: order.currency } : { amount: 0, currency: "EUR" },
  });
}

/** Returns whether nothing is left to book, as far as known without a transaction. */
function isBooked(order: Order, { state, providerRef, refunded, chargedBack }: PaymentStatus): boolean {
  const settled = state === "paid" ? isPaid(order) : !PAYABLE.includes(order.state) || order.state === state;
  const same = providerRef === undefined || order.providerRef === providerRef;
  const sameBack = chargedBack === undefined || chargedBack === order.chargedBackMinor;
  return settled && same && refunded <= order.refundedMinor && sameBack;
}

function isPaid({ state }: Order): boolean {
  return state === "paid" || state === "refunded";
}

async function bookUnpaid(tx: Tx, state: Exclude<PaymentStatus["state"], "paid">, order: Order): Promise<void> {
  if (state !== "open") await changeOrder(tx, order.id, ["open"], { state });
}

async function bookPaid(
  site: Site,
  tx: Tx,
  { provider }: Gateway,
  status: PaymentStatus,
  order: Order | undefined,
): Promise<void> {
  const owner = status.providerRef === undefined ? undefined : await orderByRef(tx, provider, status.providerRef);
  const held = { provider, status, order };
  const mismatch = mismatchOf(held, owner);
  if (mismatch) return hold(site, tx, held, mismatch);
  if (!order || isPaid(order)) return;
  const buyer = await addresseeOf(tx, order.memberId);
  if (!buyer) return hold(site, tx, held, "buyer_erased");
  if (!(await spendCode(tx, order, site.now()))) return hold(site, tx, held, "code_used");
  const { payerCountry, providerRef } = status;
  const paid = await bookPayment(site, tx, { order, buyer, from: PAYABLE, providerRef, payerCountry });
  if (!paid) throw new Error(`order ${order.id} changed within its transaction`);
  if (status.payer) await notePayer(site, tx, buyer.id, status.payer);
}

interface Booking {
  order: Order;
  buyer: Addressee;
  from: readonly OrderState[];
  providerRef: string | undefined;
  /** The payer's country (ISO 3166-1 alpha-2), if the provider states it. */
  payerCountry?: string | undefined;
}

/** Marks an order as paid: receipt, credits or term, email. Returns the order; undefined in another state. */
export async function bookPayment(site: Site, tx: Tx, booking: Booking): Promise<Order | undefined> {
  const { order, buyer, from, providerRef, payerCountry } = booking;
  if (!from.includes(order.state)) return undefined;
  const now = site.now();
  const card = payerCountry ? [{ kind: "card" as const, country: payerCountry, source: order.provider, at: now }] : [];
  const receiptNumber = await writeReceipt(site, tx, order);
  const paid = await changeOrder(tx, order.id, from, {
    state: "paid",
    reason: null,
    providerRef: providerRef ?? order.providerRef,
    paidAt: now,
    evidence: [...order.evidence, ...card],
    buyerHash: order.withdrawalDays > 0 ? hashOfBuyer(site, buyer.email) : null,
    receiptNumber,
    premiumUntil: order.kind === "premium" ? await extendPremium(site, tx, buyer.id, order.days) : null,
  });
  if (!paid) return undefined;
  if (paid.buyerHash !== null) await forgetBuyerLater(site, tx, paid);
  countOnce(site, tx, { what: "revenue", of: order.currency }, order.price);
  if (paid.premiumUntil) await announceEnd(site, tx, { memberId: buyer.id, until: paid.premiumUntil });
  const credits = { key: order.id };
  if (order.credits > 0) await grant(site, tx, buyer, { ...credits, amount: order.credits, cause: "purchase" });
  if (order.bonus > 0) await grant(site, tx, buyer, { ...credits, amount: order.bonus, cause: "bonus" });
  await reportPaid(site, tx, paid);
  await mailReceipt(site, tx, buyer, { ...paid, receiptNumber });
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: buyer.id }));
  return paid;
}

interface Claimed {
  provider: string;
  status: PaymentStatus;
  order: Order | undefined;
}

function mismatchOf({ provider, status, order }: Claimed, owner: Order | undefined): HeldReason | undefined {
  if (!order) return "no_order";
  if (order.provider !== provider) return "other_provider";
  if (owner && owner.id !== order.id) return "paid_another_order";
  if (status.orderId !== undefined && status.orderId !== order.id) return "claimed_for_another";
  if (order.providerRef !== null && status.providerRef !== undefined && order.providerRef !== status.providerRef) {
    return isPaid(order) ? "paid_before" : "other_payment";
  }
  if (isPaid(order)) return undefined;
  if (!status.price) return "price_unknown";
  const price = { amount: order.price, currency: order.currency };
  if (!sameMoney(status.price, price)) return "other_price";
  return PAYABLE.includes(order.state) ? undefined : "order_held";
}

/** Puts a payment under review, together with the order that it names. Books nothing. */
async function hold(site: Site, tx: Tx, { provider, status, order }: Claimed, why: HeldReason): Promise<void> {
  const reason = HELD_REASONS[why];
  const isNew = await insertHeld(tx, {
    id: site.newId(),
    provider,
    providerRef: status.providerRef ?? order?.id ?? "",
    reason,
    orderId: order?.id ?? null,
    memberId: order?.memberId ?? null,
    minor: status.price?.amount ?? null,
    currency: status.price?.currency ?? null,
    at: site.now(),
  });
  if (!isNew) return;
  const own = order?.provider === provider && (status.orderId === undefined || status.orderId === order.id);
  if (own && why !== "paid_another_order") {
    await changeOrder(tx, order.id, PAYABLE, { state: "held", reason });
  }
  tx.afterCommit(() => site.log.error({ order: order?.id, provider, reason }, "a payment waits for an operator"));
}

/** Reasons why a payment waits for an operator: a code for decisions, and the text for the operator and the order. */
const HELD_REASONS = {
  no_order: "there is no such order",
  other_provider: "the order is paid elsewhere",
  paid_another_order: "the payment was for another order",
  claimed_for_another: "the provider has it for another order",
  paid_before: "the order was paid before",
  other_payment: "the order has another payment",
  price_unknown: "what was paid is not known",
  other_price: "what was paid is not the order's price",
  order_held: "the order is held",
  buyer_erased: "the buyer's account is erased",
  code_used: "its discount code was used before",
} as const;

type HeldReason = keyof typeof HELD_REASONS;
