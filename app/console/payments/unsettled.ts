import { moneyInWords } from "~/app/domain/money";
import type { Unsettled } from "~/app/domain/money/orders/held";
import { orderWith } from "~/app/domain/money/orders/orders";
import type { Site } from "~/app/domain/site";

/** An unsettled payment, as its provider describes it. */
export interface Known {
  provider: string;
  reference: string;
  /** The amount as text. "" if the provider did not report one. */
  amount: string;
}

export async function knownOf(site: Site, row: Unsettled, locale: string): Promise<Known> {
  const { minor } = row;
  const { provider, providerRef, currency } = row.kind === "payment" ? row : await orderWith(site, row.orderId);
  const amount = minor === null || currency === null ? "" : moneyInWords({ amount: minor, currency }, locale);
  return { provider, reference: providerRef ?? "", amount };
}

/** Names an unsettled payment. */
export function waitingAs(money: Unsettled) {
  if (money.kind === "payment" && money.orderId !== null) return "desk.waiting_mismatch" as const;
  return `desk.waiting_${money.kind}` as const;
}
