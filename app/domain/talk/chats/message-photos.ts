import type { Member } from "~/app/domain/member";
import { likedOf } from "~/app/domain/people/likes/likes";
import { dropFiles, heldFile, keepingUpload } from "~/app/domain/people/photos/photos";
import { photoNotFound } from "~/app/domain/people/photos/photos.errors";
import { BLURRED, type Rendition } from "~/app/domain/people/photos/photos.schema";
import { profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { limit } from "~/app/domain/site/limits/limits";
import type { MediaFile } from "~/app/domain/site/media/media";
import type { Conn, Tx } from "~/db/handle";
import { photosOff, photosRefused, photosTooSoon, recipientUnavailable } from "./chats.errors";
import { setTakesPhotosOf } from "./message-photos.queries";
import { seenMessage } from "./messages";
import type { Side } from "./sides.queries";
import { hasWritten } from "./strangers";

export type PhotoOffer = "now" | "later" | "never";

/** Whether this side can send a photo: `later` means after the other wrote, `never` if a side or the site forbids. */
export async function photoOfferOf(
  site: Site,
  conn: Conn,
  member: Member,
  { conversation, side }: { conversation: string; side: Side },
): Promise<PhotoOffer> {
  if (!site.tenant.chats.pictures || !side.otherListens || !side.otherTakesPhotos) return "never";
  return (await isWelcome(conn, member, conversation, side)) ? "now" : "later";
}

/**
 * Checks that a photo can be sent in this conversation. Throws chats.recipient_unavailable, chats.photos_off by the
 * site, chats.photos_refused by the recipient and for a fictional profile, which no person reads, and
 * chats.photos_too_soon. Unsolicited photos are the commonest harm of a dating site, and even a blurred one is visible,
 * so no conversation begins with one. The recipient must have written in the conversation, or like the sender.
 */
export async function assertTakesPhoto(
  site: Site,
  conn: Conn,
  member: Member,
  conversation: string,
  side: Side,
): Promise<void> {
  const recipient = await profileSeenBy(conn, viewerScope(site, member), side.otherId);
  if (!recipient || side.otherRequest === "refused") throw recipientUnavailable();
  if (!site.tenant.chats.pictures) throw photosOff();
  if (!side.otherTakesPhotos || !side.otherListens) throw photosRefused();
  if (!(await isWelcome(conn, member, conversation, side))) throw photosTooSoon();
}

/**
 * Returns whether the recipient may get a photo. A conversation that the recipient has deleted counts as new, whatever
 * it contained.
 */
async function isWelcome(conn: Conn, member: Member, conversation: string, side: Side): Promise<boolean> {
  if (!side.otherHidden && (await hasWritten(conn, conversation, side, 1))) return true;
  return (await likedOf(conn, side.otherId, [member.id])).length > 0;
}

/**
 * Converts an uploaded file on this machine to a message's photo, and runs the transaction that stores the message with
 * the photo's name. If `commit` creates no message, because its key was sent before, the photo is dropped. Throws
 * errors of `keepingUpload` and `commit`, and `request.too_many` after sixty photos within an hour.
 */
export async function keepingPhoto<T extends { created: boolean }>(
  site: Site,
  member: Member,
  file: string,
  commit: (tx: Tx, photo: string) => Promise<T>,
): Promise<T> {
  await limit(site, "chats.photos", member.id, { max: 60, windowMs: 60 * 60_000 });
  return keepingUpload(site, { file, blurred: true }, async (tx, name) => {
    const sent = await commit(tx, name);
    if (!sent.created) await dropFiles(site, tx, name, "held");
    return sent;
  });
}

/**
 * Returns a message's photo to the conversation's two members: its sender, and the other unless either has blocked or
 * left. Until the other accepts the sender's photos, only the blurred one. Throws chats.not_found, photos.not_found.
 */
export async function messagePhoto(
  site: Site,
  member: Member,
  { conversation, message, size }: { conversation: string; message: string; size: Rendition },
): Promise<MediaFile> {
  const photo = await site.db.read(async (conn) => {
    const { row, side } = await seenMessage(conn, member, message);
    if (row.conversationId !== conversation) return null;
    if (row.fromId === member.id) return row.photo;
    return side.otherGone || (size !== BLURRED.name && !side.seesPhotos) ? null : row.photo;
  });
  if (photo === null) throw photoNotFound();
  return heldFile(site, photo, size);
}

/** Sets whether others may send the member photos from now on. Earlier photos stay. */
export async function setTakesPhotos(site: Site, member: Member, takesPhotos: boolean): Promise<void> {
  await site.db.transact((tx) => setTakesPhotosOf(tx, member.id, takesPhotos));
}
