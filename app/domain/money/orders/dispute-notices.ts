import { z } from "zod";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import type { Order } from "./orders.queries";

interface Dispute {
  order: Pick<Order, "id" | "currency" | "provider">;
  refund: string;
  /** The disputed amount, in minor units. */
  minor: number;
  /** Whether the money was returned; otherwise a bank took it. */
  won: boolean;
}

export function tellOfDispute(
  site: Site,
  tx: Tx,
  { order: { id: order, currency, provider }, refund, minor, won }: Dispute,
): Promise<void> {
  const payload = { order, currency, provider, refund, minor, won, at: site.now() };
  return enqueue(site, tx, disputeNoticeEffect, { key: refund, payload });
}

const told = z.object({
  order: z.string(),
  refund: z.string(),
  currency: z.string(),
  provider: z.string(),
  minor: z.number(),
  won: z.boolean(),
  at: z.number(),
});

/** Job: writes the email once per row, because it is in another database. The email names no member. */
export const disputeNoticeEffect = effect("dispute_notice", told, {
  subject: () => null,
  async handle({ payload: { refund, ...dispute } }, { tenant, machine }) {
    await machine.tellOfDispute({ ...dispute, key: refund, tenant: tenant.slug, brand: tenant.name });
  },
});
