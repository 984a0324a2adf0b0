import { domainError } from "~/app/domain/errors";

export const orderNotFound = domainError("orders.not_found", "not_found");

/** The provider did not answer. Asking again with the same key goes on with the same order. */
export const providerUnavailable = domainError("orders.provider_unavailable", "unavailable");

/** The provider does not take this payment: another currency or way to pay may work. */
export const paymentRefused = domainError("orders.refused", "conflict");

/** The discount code of the order may be used once, and another order was paid with it. */
export const codeUsed = domainError("orders.code_used", "conflict");

/** Nothing can be given back: the period is over, all is used, or it went back before. */
export const notRefundable = domainError("orders.not_refundable", "conflict");

/** More is to be given back than is left, which is named. */
export const amountTooHigh = domainError("orders.amount_too_high", "conflict");

/** No bank took money back for this order, or it came back already. */
export const notChargedBack = domainError("orders.not_charged_back", "conflict");

/** No payment and no refund of this id waits for a person. */
export const heldNotFound = domainError("orders.held_not_found", "not_found");

/** A held payment that can't be booked: it goes back instead. */
export const heldNotAcceptable = domainError("orders.held_not_acceptable", "conflict");
