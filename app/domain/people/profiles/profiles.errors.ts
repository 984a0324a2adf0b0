import { domainError } from "~/app/domain/errors";

/** One answer for whatever the reason: nobody learns whether somebody is blocked, hidden or was never here. */
export const profileNotFound = domainError("profiles.not_found", "not_found");
/** Thrown for features that the tenant keeps for premium members. */
export const premiumNeeded = domainError("profiles.premium_needed", "forbidden");
