/** Reasons why a payment waits for an operator: a code for decisions, and the text for the operator and the order. */
export const HELD_REASONS = {
  no_order: "there is no such order",
  other_provider: "the order is paid elsewhere",
  paid_another_order: "the payment was for another order",
  claimed_for_another: "the provider has it for another order",
  paid_before: "the order was paid before",
  other_payment: "the order has another payment",
  price_unknown: "what was paid is not known",
  other_price: "what was paid is not the order's price",
  order_held: "the order is held",
  buyer_erased: "the buyer's account is erased",
  code_used: "its discount code was used before",
} as const;

export type HeldReason = keyof typeof HELD_REASONS;
