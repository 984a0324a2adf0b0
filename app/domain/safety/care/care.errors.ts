import { domainError } from "~/app/domain/errors";
import type { ContactDetail } from "./contact-details";

/** The message is quarantined by a text rule of the site's config. The second error carries the site's own reason. */
export const held = domainError("chats.held", "invalid");
export const heldBecause = domainError("chats.held_because", "invalid");
/** The same text went to several strangers: the sender waits, and later solves a puzzle. */
export const tooManyCopies = domainError("chats.too_many_copies", "too_many");
export const copiesToProve = domainError("chats.copies_to_prove", "conflict");

/** The errors of a form that would send contact details to a stranger. */
export const careErrors = {
  account: domainError("chats.care_account", "conflict"),
  phone: domainError("chats.care_phone", "conflict"),
  email: domainError("chats.care_email", "conflict"),
  link: domainError("chats.care_link", "conflict"),
  handle: domainError("chats.care_handle", "conflict"),
  address: domainError("chats.care_address", "conflict"),
} satisfies Record<ContactDetail, unknown>;
