import { domainError } from "~/app/domain/errors";
import type { ContactDetail } from "~/app/domain/safety/care/contact-details";

/** The same error for every reason: it does not reveal whether a member is blocked, hidden or unknown. */
export const profileNotFound = domainError("profiles.not_found", "not_found");
/** Thrown for features that the tenant reserves for premium members. */
export const premiumNeeded = domainError("profiles.premium_needed", "forbidden");
/** The answer to a form that would publish contact details on a profile. */
export const careErrors = {
  account: domainError("profiles.care_account", "conflict"),
  phone: domainError("profiles.care_phone", "conflict"),
  email: domainError("profiles.care_email", "conflict"),
  link: domainError("profiles.care_link", "conflict"),
  handle: domainError("profiles.care_handle", "conflict"),
  address: domainError("profiles.care_address", "conflict"),
} satisfies Record<ContactDetail, unknown>;
