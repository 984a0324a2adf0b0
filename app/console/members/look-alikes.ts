import type { BrandArgs } from "~/app/console/frame/guards";
import { clockOf } from "~/app/console/frame/times";
import { allows } from "~/app/domain/desk/permissions/permissions";
import type { LookAlike } from "~/app/domain/people/photo-prints/photo-prints";
import { isCategory } from "~/app/domain/safety/restrictions/restrictions";
import type { Words } from "~/app/locales";
import { memberPath } from "./member-links";

/** A similar photo, as text. */
export interface ShownLookAlike {
  key: string;
  text: string;
  /** The address of the other account's file. Null if the account has no file, or the reader may not see it. */
  to: string | null;
  /** The address of the other picture. Null if the picture was deleted, or stands in the same list. */
  src: string | null;
}

/** Returns the console's address of a photo. */
export function pictureOf(slug: string, id: string): string {
  return `/brands/${slug}/photos/${id}`;
}

/** `ownerId` is the owner of the photo that is compared. */
export function shownLookAlike(
  { site, who, context }: Pick<BrandArgs, "site" | "who" | "context">,
  alike: LookAlike,
  ownerId: string,
): ShownLookAlike {
  const { slug } = site.tenant;
  const { photo } = alike;
  const isOwn = photo?.profileId === ownerId;
  const waits = photo?.state === "held" || photo?.state === "unchecked";
  return {
    key: photo?.id ?? `${alike.rejected?.at}`,
    text: inWords(alike, isOwn, { words: context.visit.words, clock: clockOf(site.tenant, context.visit.words) }),
    to: photo && !isOwn && allows(who.grants, "people.see", slug) ? memberPath(slug, photo.profileId) : null,
    src: photo && !waits ? pictureOf(slug, photo.id) : null,
  };
}

interface Said {
  words: Words;
  clock: (at: number) => string;
}

/** Formats "Like a photo of Bert, rejected on 3 Nov 2026, 12:00: Fake account". */
function inWords({ photo, rejected }: LookAlike, isOwn: boolean, { words: { t }, clock }: Said): string {
  const name = photo?.name ?? "";
  if (rejected) {
    const { at, category } = rejected;
    const said = rejectedInWords({ name: photo ? name : null, isOwn }, at === null ? null : clock(at), t);
    const isSaid = category !== null && isCategory(category) && category !== "other";
    return isSaid ? t("care_desk.because", { said, why: t(`law.category_${category}`) }) : said;
  }
  if (photo?.isSuspended) return t("care_desk.like_suspended", { name });
  return t(photo?.state === "approved" ? "care_desk.like_shown" : "care_desk.like_waiting", { name });
}

interface RejectedOne {
  /** The name of the photo's owner. Null if the photo was deleted. */
  name: string | null;
  isOwn: boolean;
}

/** Formats the decision. `date` is null if it was not recorded. */
function rejectedInWords({ name, isOwn }: RejectedOne, date: string | null, t: Words["t"]): string {
  if (name === null) return t("care_desk.like_rejected", { date: date ?? "" });
  if (date === null) return t(isOwn ? "care_desk.like_own_rejected_once" : "care_desk.like_rejected_of_once", { name });
  return t(isOwn ? "care_desk.like_own_rejected" : "care_desk.like_rejected_of", { name, date });
}
