import { domainError } from "~/app/domain/errors";

export const insufficientCredits = domainError("credits.insufficient", "payment_required");

/** An operator would take more than there are. */
export const fewerCreditsLeft = domainError("desk.fewer_credits", "conflict");

/** The member's own limit for a day. */
export const capReached = domainError("credits.cap_reached", "payment_required");
