import type { CategoryName } from "~/app/domain/safety/restrictions/restrictions";
import type { MessageKey } from "~/app/locales";

/** Reasons to reject a photo, in the order of their keys. Each has a text for its owner: `queue.told_<reason>`. */
export const PHOTO_REASONS = ["nobody", "unclear", "contact", "advert", "nudity", "other_person", "child"] as const;

export type PhotoReason = (typeof PHOTO_REASONS)[number];

/** The text for the photo's owner. */
export function toldOf(reason: PhotoReason): MessageKey {
  return `queue.told_${reason}`;
}

/** The category in the statement of reasons. */
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
