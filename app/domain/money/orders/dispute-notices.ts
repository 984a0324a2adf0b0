import { z } from "zod";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import type { Order } from "./orders.queries";

interface Dispute {
  order: Pick<Order, "id" | "currency" | "provider">;
  /** The id of the row that books it. */
  refund: string;
  /** In minor units. */
  minor: number;
  /** Whether the money came back; else a bank took it. */
  won: boolean;
}

/** Tells the people who run this brand's money that a bank took money back, or that it came back. */
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

/** The outbox's part: the mail lies in another database, and is written once for each row. It names no member. */
export const disputeNoticeEffect = effect("dispute_notice", told, {
  subject: () => null,
  async handle({ payload: { refund, ...dispute } }, { tenant, machine }) {
    await machine.tellOfDispute({ ...dispute, key: refund, tenant: tenant.slug, brand: tenant.name });
  },
});
