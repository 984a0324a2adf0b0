import { z } from "zod";
import { GatewayUnavailable } from "~/app/domain/money/payments/payments";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import { book } from "./booking";
import { changeOrder, type Order, orderById } from "./orders.queries";

/** In ms: the pauses between status requests for an open order. After the last one the order has expired. */
const PAUSES = [2, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60, 3 * 24 * 60].map((minutes) => minutes * 60_000);

export function enqueueFirstCheck(site: Site, tx: Tx, order: Pick<Order, "id">): Promise<void> {
  return enqueueCheck(site, tx, { order: order.id, round: 0 });
}

const checked = z.object({ order: z.string(), round: z.int() });

/** Job: asks the provider for an order's status, and books it once, like a notice. */
export const checkEffect = effect("order_check", checked, {
  // An order paid after its buyer was erased must be found too.
  subject: () => null,
  handle: ({ payload }, site) => check(site, payload),
});

async function check(site: Site, { order: id, round }: z.output<typeof checked>): Promise<void> {
  const order = await site.db.read((conn) => orderById(conn, id));
  if (order?.state !== "open") return;
  const last = round + 1 >= PAUSES.length;
  // If the provider does not answer, the next round asks again: a failing job would be given up after some hours.
  await askAfter(site, order).catch((error) => {
    if (last || !(error instanceof GatewayUnavailable)) throw error;
    site.log.warn({ order: id, reason: error.message }, "could not request an order's status");
  });
  await site.db.transact(async (tx) => {
    if (last) await changeOrder(tx, id, ["open"], { state: "expired" });
    else if ((await orderById(tx, id))?.state === "open") await enqueueCheck(site, tx, { order: id, round: round + 1 });
  });
}

/** Books the order's status at its provider, if known. Throws GatewayUnavailable. */
async function askAfter(site: Site, order: Order): Promise<void> {
  const gateway = await site.gateway(order.provider);
  if (!gateway) {
    const { id, provider } = order;
    site.log.error({ order: id, provider }, "an open order's provider is neither in payments nor in payments.former");
    return;
  }
  const { id: orderId, providerRef, price: amount, currency } = order;
  const status = await gateway.fetch({ orderId, providerRef: providerRef ?? undefined, price: { amount, currency } });
  if (status) await book(site, gateway, status, order);
}

function enqueueCheck(site: Site, tx: Tx, payload: z.output<typeof checked>): Promise<void> {
  const key = `${payload.order} ${payload.round}`;
  return enqueue(site, tx, checkEffect, { key, payload, dueAt: site.now() + PAUSES[payload.round]! });
}
