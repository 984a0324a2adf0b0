import { addresseeOf } from "~/app/domain/accounts/accounts";
import { sameMoney } from "~/app/domain/money";
import type { Site } from "~/app/domain/site";
import { bookFor, PAYABLE } from "./booking";
import { byHandIn, type HeldPayment, heldById, heldIn, isHeldFor, resolveHeld, settleByHand } from "./held.queries";
import { heldNotAcceptable, heldNotFound } from "./orders.errors";
import { changeOrder, type Order, orderById, orderByRef, type Refund } from "./orders.queries";

export type { HeldPayment } from "./held.queries";

/** Payments that match no order, or not the one that they name: the longest waiting first, a hundred at most. */
export function heldPaymentsOf(site: Pick<Site, "db">): Promise<HeldPayment[]> {
  return site.db.read((conn) => heldIn(conn, LISTED));
}

/** Refunds that the provider leaves to a person: the longest waiting first, a hundred at most. */
export function refundsByHand(site: Pick<Site, "db">): Promise<Refund[]> {
  return site.db.read((conn) => byHandIn(conn, LISTED));
}

const LISTED = 100;

/**
 * Books a held payment for the order that it names, which an operator has compared with the provider's own list. Returns the
 * order, paid. Throws `orders.held_not_found`, and `orders.held_not_acceptable` where another price was paid (its receipt
 * would be wrong), where the payment or the order is booked already, and where the order or its buyer is gone.
 */
export function acceptHeld(site: Site, id: string, reason: string): Promise<Order> {
  return site.db.transact(async (tx) => {
    const held = await heldById(tx, id);
    if (!held) throw heldNotFound();
    const order = held.orderId === null ? undefined : await orderById(tx, held.orderId);
    const owner = await orderByRef(tx, held.provider, held.providerRef);
    const buyer = order && (await addresseeOf(tx, order.memberId));
    if (!order || !buyer || (owner && owner.id !== order.id) || !hasPrice(held, order)) throw heldNotAcceptable();
    const paid = await bookFor(site, tx, { order, buyer, from: [...PAYABLE, "held"], providerRef: held.providerRef });
    if (!paid) throw heldNotAcceptable();
    await resolveHeld(tx, held, { resolvedAt: site.now(), resolution: reason });
    return paid;
  });
}

/**
 * Books nothing for a held payment whose money an operator has given back at the provider. The order that it was to pay says
 * so, unless another payment for it still waits. Throws `orders.held_not_found`.
 */
export function refuseHeld(site: Site, id: string, reason: string): Promise<HeldPayment> {
  return site.db.transact(async (tx) => {
    const held = await heldById(tx, id);
    if (!held) throw heldNotFound();
    await resolveHeld(tx, held, { resolvedAt: site.now(), resolution: reason });
    const order = held.orderId === null ? undefined : await orderById(tx, held.orderId);
    if (order && !(await isHeldFor(tx, order.id))) {
      // As much went back as there was to pay: what the provider says of it later is nothing new.
      await changeOrder(tx, order.id, ["held"], { state: "refunded", refundedMinor: order.price, reason });
    }
    return held;
  });
}

/** Notes that an operator has given the money of a refund back. Throws `orders.held_not_found`. */
export function noteRefunded(site: Site, id: string): Promise<Refund> {
  return site.db.transact(async (tx) => {
    const refund = await settleByHand(tx, id);
    if (!refund) throw heldNotFound();
    return refund;
  });
}

/** Whether it paid what the order costs, as far as the provider says what it paid. */
function hasPrice({ minor, currency }: HeldPayment, order: Order): boolean {
  if (minor === null || currency === null) return true;
  return sameMoney({ amount: minor, currency }, { amount: order.price, currency: order.currency });
}
