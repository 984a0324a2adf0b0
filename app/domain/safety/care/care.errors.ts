import { domainError } from "~/app/domain/errors";
import type { ContactDetail } from "./contact-details";

/** Held back by words of the site's config; the second with the site's own reason. */
export const held = domainError("chats.held", "invalid");
export const heldBecause = domainError("chats.held_because", "invalid");
/** The same text to one stranger after the other: it waits, and later a solved puzzle is asked for. */
export const tooManyCopies = domainError("chats.too_many_copies", "too_many");
export const copiesToProve = domainError("chats.copies_to_prove", "conflict");

/** The answer to a form that would send a detail to a stranger. */
export const careErrors = {
  account: domainError("chats.care_account", "conflict"),
  phone: domainError("chats.care_phone", "conflict"),
  email: domainError("chats.care_email", "conflict"),
  link: domainError("chats.care_link", "conflict"),
  handle: domainError("chats.care_handle", "conflict"),
  address: domainError("chats.care_address", "conflict"),
} satisfies Record<ContactDetail, unknown>;
