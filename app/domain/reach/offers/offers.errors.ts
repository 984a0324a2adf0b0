import { domainError } from "~/app/domain/errors";

/** The tenant's config names no partner of that kind. */
export const offerNotFound = domainError("offers.not_found", "not_found");
