import type { CategoryName } from "~/app/domain/safety/restrictions/restrictions";
import type { MessageKey } from "~/app/locales";

/** The reasons for rejecting a photo, in the order of the keys. `queue.told_<reason>` is the text for the owner. */
export const PHOTO_REASONS = ["nobody", "unclear", "contact", "advert", "nudity", "other_person", "child"] as const;

export type PhotoReason = (typeof PHOTO_REASONS)[number];

/** Returns the message key of the text for the photo's owner. */
export function toldOf(reason: PhotoReason): MessageKey {
  return `queue.told_${reason}`;
}

/** Returns the category for the statement of reasons. */
export function categoryOf(reason: PhotoReason): CategoryName {
  return CATEGORIES[reason];
}

const CATEGORIES = {
  nobody: "other",
  unclear: "other",
  contact: "other",
  advert: "advertising",
  nudity: "nudity",
  other_person: "impersonation",
  child: "minor",
} as const satisfies Record<PhotoReason, CategoryName>;

export function isPhotoReason(text: string | undefined): text is PhotoReason {
  return PHOTO_REASONS.some((each) => each === text);
}
