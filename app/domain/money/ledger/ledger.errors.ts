import { domainError } from "~/app/domain/errors";

export const insufficientCredits = domainError("credits.insufficient", "payment_required");

export const fewerCreditsLeft = domainError("desk.fewer_credits", "conflict");

/** The member's own daily limit. */
export const capReached = domainError("credits.cap_reached", "payment_required");
