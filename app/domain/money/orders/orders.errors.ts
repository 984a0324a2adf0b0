import { domainError } from "~/app/domain/errors";

export const orderNotFound = domainError("orders.not_found", "not_found");

/** The provider did not answer. A repeat with the same key continues the same order. */
export const providerUnavailable = domainError("orders.provider_unavailable", "unavailable");

/** The provider refused this payment: another currency or payment method may work. */
export const paymentRefused = domainError("orders.refused", "conflict");

/** The order's code may be used once, and another order was paid with it. */
export const codeUsed = domainError("orders.code_used", "conflict");

/** Nothing can be refunded: the period is over, everything is used, or it was already refunded. */
export const notRefundable = domainError("orders.not_refundable", "conflict");

/** The amount is higher than the remaining amount, which is the parameter. */
export const amountTooHigh = domainError("orders.amount_too_high", "conflict");

export const notChargedBack = domainError("orders.not_charged_back", "conflict");

export const heldNotFound = domainError("orders.held_not_found", "not_found");

/** An unsettled payment that cannot be booked: refund it instead. */
export const heldNotAcceptable = domainError("orders.held_not_acceptable", "conflict");
