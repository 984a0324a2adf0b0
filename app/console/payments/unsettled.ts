import { moneyInWords } from "~/app/domain/money";
import type { Unsettled } from "~/app/domain/money/orders/held";
import { orderWith } from "~/app/domain/money/orders/orders";
import type { Site } from "~/app/domain/site";

/** An unsettled payment with its provider's id. */
export interface Known {
  provider: string;
  reference: string;
  /** As text; "" if the provider did not say. */
  amount: string;
}

export async function knownOf(site: Site, row: Unsettled, locale: string): Promise<Known> {
  const { minor } = row;
  const { provider, providerRef, currency } = row.kind === "payment" ? row : await orderWith(site, row.orderId);
  const amount = minor === null || currency === null ? "" : moneyInWords({ amount: minor, currency }, locale);
  return { provider, reference: providerRef ?? "", amount };
}

/** The console's name of an unsettled payment. */
export function waitingAs(money: Unsettled) {
  if (money.kind === "payment" && money.orderId !== null) return "desk.waiting_mismatch" as const;
  return `desk.waiting_${money.kind}` as const;
}
