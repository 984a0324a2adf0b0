import type { Member } from "~/app/domain/member";
import { moneyInWords } from "~/app/domain/money";
import { ordersOf } from "~/app/domain/money/orders/orders";
import { refundsTo } from "~/app/domain/money/orders/refunds";
import type { Site } from "~/app/domain/site";
import type { OrderState, RefundCause } from "~/db/tables";

export interface Payment {
  id: string;
  orderId: string;
  title: string;
  state: OrderState | "went_back" | "charged_back" | "came_back";
  /** The amount as text, negative for a refund. */
  amount: string;
  /** The time of the payment, UTC ms. */
  at: number;
}

export async function paymentsOf(site: Site, member: Member, locale: string): Promise<Payment[]> {
  const { rows: orders } = await ordersOf(site, member);
  const refunds = await refundsTo(site, member);
  const paid = orders.map(({ id, title, state, price: amount, currency, createdAt: at }): Payment => {
    return { id, orderId: id, title, state, amount: moneyInWords({ amount, currency }, locale), at };
  });
  const returned = refunds.map(({ id, orderId, title, cause, minor, currency, at }): Payment => {
    const amount = moneyInWords({ amount: -minor, currency }, locale).replace("-", "−");
    return { id, orderId, title, state: STATES[cause], amount, at };
  });
  return [...paid, ...returned].sort((one, other) => other.at - one.at);
}

const STATES: Record<RefundCause, Payment["state"]> = {
  withdrawal: "went_back",
  operator: "went_back",
  provider: "went_back",
  chargeback: "charged_back",
  dispute_won: "came_back",
};
