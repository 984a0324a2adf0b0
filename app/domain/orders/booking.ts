import { type Addressee, addresseeOf } from "~/app/domain/accounts/accounts";
import { grant } from "~/app/domain/ledger/ledger";
import { sameMoney } from "~/app/domain/money";
import type { Gateway, Notice, PaymentStatus, RawNotice } from "~/app/domain/payments/payments";
import { reportPaid } from "~/app/domain/postbacks/postbacks";
import { announceEnd } from "~/app/domain/premium/ending";
import { extendPremium } from "~/app/domain/premium/premium";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { OrderState } from "~/db/tables";
import { insertHeld } from "./held.queries";
import { changeOrder, type Order, orderById, orderByRef, refundsOf } from "./orders.queries";
import { mailReceipt } from "./receipt-mail";
import { writeReceipt } from "./receipts";
import { returnedAtProvider, unseenReturns } from "./refunds";

/** A payment may come after we gave it up: money that was paid is booked all the same. */
export const PAYABLE: readonly OrderState[] = ["open", "failed", "expired", "canceled"];

/**
 * Takes in what the provider sent, and gives the answer that it takes for "booked": by then it is, durably, or it waits for
 * a person. However often, late or out of order a notice comes, it is booked once. Throws NoticeRefused for one that is not
 * the provider's, and GatewayUnavailable where the state can't be learned: the provider sends it again.
 */
export async function receiveNotice(site: Site, raw: RawNotice): Promise<Notice["ack"]> {
  const gateway = await site.gateway();
  const notice = await gateway.parse(raw);
  const order = await orderOf(site, notice);
  const status = notice.proven ?? (await ask(gateway, notice, order));
  // A provider that has no such payment has nothing that could be booked.
  if (status) await book(site, gateway, status, order ?? (await orderOf(site, status)));
  return notice.ack;
}

/** Books what a provider says of a payment. `order` is the one that the payment is said to be for. */
export async function book(
  site: Site,
  gateway: Gateway,
  status: PaymentStatus,
  order: Order | undefined,
): Promise<void> {
  if (order && isBooked(order, status)) return;
  await site.db.transact(async (tx) => {
    const current = order && (await orderById(tx, order.id));
    if (status.state === "paid") await bookPaid(site, tx, status, current);
    else if (current) await bookUnpaid(tx, status.state, current);
    const paid = current && (await orderById(tx, current.id));
    if (!paid || !isPaid(paid) || paid.providerRef !== (status.providerRef ?? paid.providerRef)) return;
    const unseen = unseenReturns(paid, await refundsOf(tx, paid.id), status, gateway.capabilities);
    await returnedAtProvider(site, tx, paid, unseen);
  });
}

/** By the order's id where there is one, else by the provider's. */
async function orderOf(
  site: Site,
  { orderId, providerRef }: Pick<Notice, "orderId" | "providerRef">,
): Promise<Order | undefined> {
  const { provider } = site.tenant.payments;
  return site.db.read(async (conn) => {
    const named = orderId === undefined ? undefined : await orderById(conn, orderId);
    return named ?? (providerRef === undefined ? undefined : await orderByRef(conn, provider, providerRef));
  });
}

function ask(gateway: Gateway, notice: Notice, order: Order | undefined): Promise<PaymentStatus | undefined> {
  return gateway.fetch({
    orderId: order?.id ?? notice.orderId ?? "",
    providerRef: notice.providerRef ?? order?.providerRef ?? undefined,
    price: order ? { amount: order.price, currency: order.currency } : { amount: 0, currency: "EUR" },
  });
}

/** Whether there is nothing left to do, as far as can be told without a transaction. */
function isBooked(order: Order, { state, providerRef, refunded, chargedBack }: PaymentStatus): boolean {
  const settled = state === "paid" ? isPaid(order) : !PAYABLE.includes(order.state) || order.state === state;
  const same = providerRef === undefined || order.providerRef === providerRef;
  return settled && same && refunded <= order.refundedMinor && chargedBack <= order.chargedBackMinor;
}

function isPaid({ state }: Order): boolean {
  return state === "paid" || state === "refunded";
}

async function bookUnpaid(tx: Tx, state: Exclude<PaymentStatus["state"], "paid">, order: Order): Promise<void> {
  if (state !== "open") await changeOrder(tx, order.id, ["open"], { state });
}

async function bookPaid(site: Site, tx: Tx, status: PaymentStatus, order: Order | undefined): Promise<void> {
  const { provider } = site.tenant.payments;
  const owner = status.providerRef === undefined ? undefined : await orderByRef(tx, provider, status.providerRef);
  const mismatch = mismatchOf(status, order, owner);
  if (mismatch) return hold(site, tx, status, order, mismatch);
  if (!order || isPaid(order)) return;
  const buyer = await addresseeOf(tx, order.memberId);
  if (!buyer) return hold(site, tx, status, order, "the buyer's account is erased");
  const { payerCountry, providerRef } = status;
  const paid = await bookFor(site, tx, { order, buyer, from: PAYABLE, providerRef, payerCountry });
  if (!paid) throw new Error(`order ${order.id} changed within its transaction`);
}

interface Booking {
  order: Order;
  buyer: Addressee;
  /** States in which the order may be. */
  from: readonly OrderState[];
  providerRef: string | undefined;
  /** ISO 3166-1 alpha-2, where the provider says from where it was paid. */
  payerCountry?: string | undefined;
}

/** Pays an order: receipt, credits or term, mail. The order as it is then, or undefined where it is in another state. */
export async function bookFor(site: Site, tx: Tx, booking: Booking): Promise<Order | undefined> {
  const { order, buyer, from, providerRef, payerCountry } = booking;
  if (!from.includes(order.state)) return undefined;
  const now = site.now();
  const source = site.tenant.payments.provider;
  const card = payerCountry ? [{ kind: "card" as const, country: payerCountry, source, at: now }] : [];
  const receiptNumber = await writeReceipt(site, tx, order);
  const paid = await changeOrder(tx, order.id, from, {
    state: "paid",
    reason: null,
    providerRef: providerRef ?? order.providerRef,
    paidAt: now,
    evidence: [...order.evidence, ...card],
    receiptNumber,
    premiumUntil: order.kind === "premium" ? await extendPremium(site, tx, buyer.id, order.days) : null,
  });
  if (!paid) return undefined;
  if (paid.premiumUntil) await announceEnd(site, tx, { memberId: buyer.id, until: paid.premiumUntil });
  const credits = { key: order.id };
  if (order.credits > 0) await grant(site, tx, buyer, { ...credits, amount: order.credits, cause: "purchase" });
  if (order.bonus > 0) await grant(site, tx, buyer, { ...credits, amount: order.bonus, cause: "bonus" });
  await reportPaid(site, tx, paid);
  await mailReceipt(site, tx, buyer, { ...paid, receiptNumber });
  tx.afterCommit(() => site.bus.publish({ kind: "news", member: buyer.id }));
  return paid;
}

/** Why a payment can't be booked for this order, for a person. Undefined where all is well. */
function mismatchOf(status: PaymentStatus, order: Order | undefined, owner: Order | undefined): string | undefined {
  if (!order) return "there is no such order";
  if (owner && owner.id !== order.id) return "the payment was for another order";
  if (status.orderId !== undefined && status.orderId !== order.id) return "the provider has it for another order";
  if (order.providerRef !== null && status.providerRef !== undefined && order.providerRef !== status.providerRef) {
    return isPaid(order) ? "the order was paid before" : "the order has another payment";
  }
  if (isPaid(order)) return undefined;
  if (!status.price) return "what was paid is not known";
  const price = { amount: order.price, currency: order.currency };
  if (!sameMoney(status.price, price)) return "what was paid is not the order's price";
  return PAYABLE.includes(order.state) ? undefined : "the order is held";
}

/** Books nothing and writes down what came. An order that was to be paid with it waits for a person, too. */
async function hold(
  site: Site,
  tx: Tx,
  status: PaymentStatus,
  order: Order | undefined,
  reason: string,
): Promise<void> {
  const { provider } = site.tenant.payments;
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
  const own = order && (status.orderId === undefined || status.orderId === order.id);
  if (own && !reason.startsWith("the payment was for another")) {
    await changeOrder(tx, order.id, PAYABLE, { state: "held", reason });
  }
  tx.afterCommit(() => site.log.error({ order: order?.id, provider, reason }, "a payment waits for a person"));
}
