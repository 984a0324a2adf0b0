import type { Order } from "./orders.queries";

export function leftOf({ price, refundedMinor, chargedBackMinor }: Order): number {
  return price - refundedMinor - chargedBackMinor;
}
