import type { Order } from "./orders.queries";

/** Returns the part of the price that has not been refunded yet. */
export function leftOf({ price, refundedMinor, chargedBackMinor }: Order): number {
  return price - refundedMinor - chargedBackMinor;
}
