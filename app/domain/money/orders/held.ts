import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { sameMoney } from "~/app/domain/money";
import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { type Asked, merged, type Page } from "~/db/pages";
import { bookPayment, PAYABLE } from "./booking";
import { spendCode } from "./claims";
import {
  type HeldPayment,
  heldById,
  heldIn,
  isHeldFor,
  refundByHand,
  refundsByHandIn,
  resolveHeld,
} from "./held.queries";
import { heldNotAcceptable, heldNotFound } from "./orders.errors";
import { changeOrder, type Order, orderById, orderByRef, type Refund, settleRefund } from "./orders.queries";
import { refundEffect } from "./refunds";

export type { HeldPayment } from "./held.queries";

export function heldPaymentsOf(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<HeldPayment>> {
  return site.db.read((conn) => heldIn(conn, asked));
}

/** Returns refunds that the provider leaves to a person, or whose job failed for hours, longest waiting first. */
export function refundsByHand(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<Refund>> {
  return site.db.read((conn) => refundsByHandIn(conn, refundEffect.kind, asked));
}

export type Unsettled = ({ kind: "payment" } & HeldPayment) | ({ kind: "refund" } & Refund);

/** Returns an unsettled payment or refund. Throws `orders.held_not_found`, also for a settled one. */
export async function unsettledWith(site: Pick<Site, "db">, id: string): Promise<Unsettled> {
  return site.db.read(async (conn) => {
    const held = await heldById(conn, id);
    if (held) return { kind: "payment", ...held };
    const refund = await refundByHand(conn, refundEffect.kind, id);
    if (!refund) throw heldNotFound();
    return { kind: "refund", ...refund };
  });
}

/** Merges `heldPaymentsOf` and `refundsByHand`, longest waiting first. */
export async function unsettledOf(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<Unsettled>> {
  const { rows: payments, next } = await heldPaymentsOf(site, asked);
  const refunds = await refundsByHand(site, asked);
  const pages: Page<Unsettled>[] = [
    { rows: payments.map((row) => ({ kind: "payment", ...row })), next },
    { rows: refunds.rows.map((row) => ({ kind: "refund", ...row })), next: refunds.next },
  ];
  const place = [({ at }: Unsettled) => at, ({ id }: Unsettled) => id];
  return merged(asked, pages, place);
}

/**
 * Books a payment under review. Throws `orders.held_not_found`, and `orders.held_not_acceptable` if the price or
 * provider differs, the payment is already booked, or the order or its buyer is gone.
 */
export function acceptHeld(site: Site, operator: Operator, id: string, reason: string): Promise<Order> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const held = await heldById(tx, id);
      if (!held) throw heldNotFound();
      const order = held.orderId === null ? undefined : await orderById(tx, held.orderId);
      const owner = await orderByRef(tx, held.provider, held.providerRef);
      const buyer = order && (await addresseeOf(tx, order.memberId));
      if (
        !order ||
        !buyer ||
        order.provider !== held.provider ||
        (owner && owner.id !== order.id) ||
        !hasPrice(held, order)
      )
        throw heldNotAcceptable();
      const paid = await bookPayment(site, tx, {
        order,
        buyer,
        from: [...PAYABLE, "held"],
        providerRef: held.providerRef,
      });
      if (!paid) throw heldNotAcceptable();
      // The operator may accept a payment for which a single-use code counts twice.
      await spendCode(tx, order, site.now());
      await resolveHeld(tx, held, { resolvedAt: site.now(), resolution: reason });
      const states = { before: { order: order.id, state: order.state }, after: { order: paid.id, state: paid.state } };
      return {
        value: paid,
        entry: { action: "payments.accept", on: heldAt(held), member: paid.memberId, reason, ...states },
      };
    }),
  );
}

/**
 * Refuses a payment under review, after an operator returned the money at the provider. Throws `orders.held_not_found`.
 */
export function refuseHeld(site: Site, operator: Operator, id: string, reason: string): Promise<HeldPayment> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const held = await heldById(tx, id);
      if (!held) throw heldNotFound();
      await resolveHeld(tx, held, { resolvedAt: site.now(), resolution: reason });
      const order = held.orderId === null ? undefined : await orderById(tx, held.orderId);
      if (order && !(await isHeldFor(tx, order.id))) {
        // The whole price was returned: later notices about it change nothing.
        await changeOrder(tx, order.id, ["held"], { state: "refunded", refundedMinor: order.price, reason });
      }
      const now = order && (await orderById(tx, order.id));
      const stateIn = (seen: Order | undefined) => ({ order: seen?.id ?? null, state: seen?.state ?? null });
      const states = { before: stateIn(order), after: stateIn(now) };
      const entry = { action: "payments.refuse" as const, on: heldAt(held), member: held.memberId, reason, ...states };
      return { value: held, entry };
    }),
  );
}

/** Records that an operator returned the money of a refund. Throws `orders.held_not_found`. */
export function noteRefunded(site: Site, operator: Operator, id: string): Promise<Refund> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const refund = await refundByHand(tx, refundEffect.kind, id);
      if (!refund) throw heldNotFound();
      await settleRefund(tx, id, "done", refund.problem);
      const done: Refund = { ...refund, state: "done" };
      const states = { before: { state: refund.state }, after: { state: done.state } };
      const on = { kind: "refund" as const, id };
      return { value: done, entry: { action: "refunds.note", on, member: refund.memberId, reason: "", ...states } };
    }),
  );
}

function heldAt({ id }: HeldPayment) {
  return { kind: "payment" as const, id };
}

/** Whether the payment equals the order's price, if the provider states an amount. */
function hasPrice({ minor, currency }: HeldPayment, order: Order): boolean {
  if (minor === null || currency === null) return true;
  return sameMoney({ amount: minor, currency }, { amount: order.price, currency: order.currency });
}
