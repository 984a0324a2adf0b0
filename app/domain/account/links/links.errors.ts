import { domainError } from "~/app/domain/errors";

/** The emailed link is used, expired, forged, or for an address that the account no longer has. */
export const linkSpent = domainError("account.link_spent", "not_found");
