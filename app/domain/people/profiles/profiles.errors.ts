import { domainError } from "~/app/domain/errors";
import type { ContactDetail } from "~/app/domain/safety/care/contact-details";

/** One answer for whatever the reason: nobody learns whether somebody is blocked, hidden or was never here. */
export const profileNotFound = domainError("profiles.not_found", "not_found");
/** Thrown for features that the tenant keeps for premium members. */
export const premiumNeeded = domainError("profiles.premium_needed", "forbidden");
/** The answer to a form that would publish such a detail on a profile. */
export const careErrors = {
  account: domainError("profiles.care_account", "conflict"),
  phone: domainError("profiles.care_phone", "conflict"),
  email: domainError("profiles.care_email", "conflict"),
  link: domainError("profiles.care_link", "conflict"),
  handle: domainError("profiles.care_handle", "conflict"),
  address: domainError("profiles.care_address", "conflict"),
} satisfies Record<ContactDetail, unknown>;
