import { domainError } from "~/app/domain/errors";

export const insufficientCredits = domainError("credits.insufficient", "payment_required");

/** The member's own limit for a day. */
export const capReached = domainError("credits.cap_reached", "payment_required");
