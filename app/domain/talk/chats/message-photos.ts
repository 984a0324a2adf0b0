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

/**
 * Whether this side can send the other one a photo: `later` is once the other has written something, `never` what the site,
 * the other one or their kind rules out.
 */
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
 * Throws where a photo can't be sent here: chats.recipient_unavailable, chats.photos_off by the site, chats.photos_refused by
 * the other one and for a fictional profile, behind which nobody looks at it, and chats.photos_too_soon. A photo that
 * nobody asked for is the commonest harm of a dating site, and a blurred one still says that it is there: so it is no way
 * to begin. Who receives it has to have written in the conversation, or to like the sender.
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

/** A conversation that the other one has deleted counts as new, whatever was written in it before. */
async function isWelcome(conn: Conn, member: Member, conversation: string, side: Side): Promise<boolean> {
  if (!side.otherHidden && (await hasWritten(conn, conversation, side, 1))) return true;
  return (await likedOf(conn, side.otherId, [member.id])).length > 0;
}

/**
 * Makes a message's photo of a file of this machine, as it was uploaded, and commits the message with its name. Where `commit`
 * makes no message, because its key was sent before, nothing is kept of the file. Throws what `keepingUpload` and `commit`
 * do, and `request.too_many` after sixty photos within an hour.
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
 * The photo of a message, for the two of its conversation: its sender, and the other one as long as neither has blocked or
 * left. Until that one accepts the sender's photos there is the blurred one alone. Throws chats.not_found, photos.not_found.
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

/** Whether others may send the member photos from now on. Those that are there stay. */
export async function setTakesPhotos(site: Site, member: Member, takesPhotos: boolean): Promise<void> {
  await site.db.transact((tx) => setTakesPhotosOf(tx, member.id, takesPhotos));
}
