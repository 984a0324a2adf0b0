import type { Member } from "~/app/domain/member";
import { heldFile, type Photo, privatePhotosIn, privatePhotosInBoth } from "~/app/domain/people/photos/photos";
import { photoNotFound } from "~/app/domain/people/photos/photos.errors";
import { profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { limit } from "~/app/domain/site/limits/limits";
import type { MediaFile } from "~/app/domain/site/media/media";
import type { Conn } from "~/db/handle";
import { isId } from "~/db/ids";
import { albumNotFound, ownAlbum } from "./albums.errors";
import { accessOf, askingOf, countAsking, grantedBy, insertAsked, setAccess } from "./albums.queries";

export { removeBetween as endAlbumAccess } from "./albums.queries";

export interface Albums {
  count: number;
  /**
   * The access to the other's private photos. Null: the member never asked. A refusal looks like an unanswered request.
   */
  access: "asked" | "granted" | null;
  /** The other's private photos; [] without access. */
  photos: Photo[];
  /** Whether the other may see this member's private photos; null without any. */
  shows: boolean | null;
}

export const NO_ALBUMS: Albums = { count: 0, access: null, photos: [], shows: null };

export interface AlbumGuest {
  id: string;
  /** The member's name. Null if the owner can no longer see the member. */
  name: string | null;
  /** UTC ms. */
  at: number;
}

/** Returns the other member's private photos if accessible, and whether that member sees this member's own. */
export function albumsBetween(site: Site, member: Member, otherId: string): Promise<Albums> {
  return site.db.read(async (conn) => {
    const [photos, own] = await privatePhotosInBoth(conn, otherId, member.id);
    const state = photos.length > 0 ? await accessOf(conn, otherId, member.id) : undefined;
    const granted = state === "granted";
    return {
      count: photos.length,
      access: granted ? "granted" : state ? "asked" : null,
      photos: granted ? photos : [],
      shows: own.length > 0 ? (await accessOf(conn, member.id, otherId)) === "granted" : null,
    };
  });
}

/** Returns a private photo with its owner if the viewer has access now; otherwise undefined. */
export async function privatePhotoFor(
  site: Site,
  conn: Conn,
  viewer: Member,
  { ownerId, photoId }: { ownerId: string; photoId: string },
): Promise<Photo | undefined> {
  if (!(await isSeen(site, conn, viewer, ownerId))) return undefined;
  if ((await accessOf(conn, ownerId, viewer.id)) !== "granted") return undefined;
  return (await privatePhotosIn(conn, ownerId)).find(({ id }) => id === photoId);
}

/** Returns the file of a private photo. Throws `photos.not_found` for everyone without access, whatever the reason. */
export async function albumPicture(site: Site, viewer: Member, ownerId: string, photoId: string): Promise<MediaFile> {
  const photo = await site.db.read((conn) => privatePhotoFor(site, conn, viewer, { ownerId, photoId }));
  if (!photo) throw photoNotFound();
  return heldFile(site, photo.file, "l");
}

/**
 * Asks for access to a member's private photos. A repeat changes nothing. Throws `albums.not_found`, `albums.own`, and
 * `request.too_many` after 30 requests within a day.
 */
export async function askForAlbum(site: Site, viewer: Member, ownerId: string): Promise<void> {
  if (ownerId === viewer.id) throw ownAlbum();
  await limit(site, "albums.ask", viewer.id, { max: 30, windowMs: 24 * 60 * 60_000 });
  await site.db.transact(async (tx) => {
    const hasAny = (await isSeen(site, tx, viewer, ownerId)) && (await privatePhotosIn(tx, ownerId)).length > 0;
    if (!hasAny) throw albumNotFound();
    await insertAsked(tx, { ownerId, viewerId: viewer.id, at: site.now() });
  });
}

/** Grants access to private photos, asked or not. Throws `albums.not_found` for a hidden member, `albums.own`. */
export async function grantAlbum(site: Site, owner: Member, viewerId: string): Promise<void> {
  if (viewerId === owner.id) throw ownAlbum();
  await site.db.transact(async (tx) => {
    if (!(await isSeen(site, tx, owner, viewerId))) throw albumNotFound();
    await setAccess(tx, { ownerId: owner.id, viewerId, state: "granted", at: site.now() });
  });
}

/** Revokes access to private photos, or refuses a request. Notifies no one. */
export async function revokeAlbum(site: Site, owner: Member, viewerId: string): Promise<void> {
  await site.db.transact(async (tx) => {
    if (!(await accessOf(tx, owner.id, viewerId))) return;
    await setAccess(tx, { ownerId: owner.id, viewerId, state: "refused", at: site.now() });
  });
}

/**
 * Returns the members who ask for access, and those who have it: newest first, at most 200 each. Members who left stay
 * in `seeing`, so that the owner can revoke their access.
 */
export function albumGuests(site: Site, owner: Member): Promise<{ asking: AlbumGuest[]; seeing: AlbumGuest[] }> {
  const sight = viewerScope(site, owner);
  return site.db.read(async (conn) => ({
    asking: await askingOf(conn, sight, MOST),
    seeing: await grantedBy(conn, sight, MOST),
  }));
}

export function askingForAlbum(site: Site, owner: Member): Promise<number> {
  return site.db.read((conn) => countAsking(conn, viewerScope(site, owner)));
}

const MOST = 200;

async function isSeen(site: Site, conn: Conn, viewer: Member, id: string): Promise<boolean> {
  return isId(id) && (await profileSeenBy(conn, viewerScope(site, viewer), id)) !== undefined;
}
