import { DomainError } from "~/app/domain/errors";
import { notePrint } from "~/app/domain/people/photo-prints/photo-prints";
import { isUnderLegalHold, secure } from "~/app/domain/safety/secured/secured";
import type { Site } from "~/app/domain/site";
import { limit } from "~/app/domain/site/limits/limits";
import { bytesOf, type MediaFile } from "~/app/domain/site/media/media";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Conn, Tx } from "~/db/handle";
import type { PhotoState } from "~/db/tables";
import { convert, convertAndExamine, type Examined, type Pictures } from "./converters";
import {
  dropFiles,
  isDrawing,
  newName,
  pathOf,
  removeNow,
  type Shelf,
  type Storable,
  storing,
  storingAll,
} from "./files";
import { SURE } from "./nudity/sure.mjs";
import { damaged, photoNotFound, tooManyPhotos } from "./photos.errors";
import {
  countPhotos,
  insertPhoto,
  type PhotoRow,
  photoById,
  photosOfProfile,
  placePhoto,
  privatePhotosOf,
  privatePhotosOfBoth,
  removePhoto,
  settleMainPhoto,
  shownPhotos,
} from "./photos.queries";
import { type Crop, MOST_PHOTOS, type PhotoOrder, type PhotoSize, type Rendition } from "./photos.schema";

export { endConverters } from "./converters";
export { dropFiles, isDrawing, pathOf, photoEffects, removeFiles, removeNow, type Shelf } from "./files";

export { photosAdded } from "./photos.queries";

export interface Photo {
  id: string;
  /** Name in the tenant's media, for `photoUrl`. */
  file: string;
  /** Whether the photo is marked: then it is blurred until the viewer asks for it. */
  nudity: boolean;
}

export interface OwnPhoto extends Photo {
  state: PhotoState;
  /** The operator's reason for a rejection. */
  reason: string | null;
  isPrivate: boolean;
}

type Owner = { id: string };

/** Returns a profile's public photos, in order: the main photo first, marked photos last. */
export async function photosIn(conn: Conn, profileId: string): Promise<Photo[]> {
  return markedLast(await shownPhotos(conn, profileId));
}

/** Converts the rows of `shownOfProfile`, which is part of a statement on profiles. */
export function photosOf(rows: unknown[][]): Photo[] {
  return markedLast(rows.map(([id, file, nudity]) => ({ id, file, nudity: Boolean(nudity) }) as Photo));
}

function markedLast(photos: Photo[]): Photo[] {
  return [...photos.filter(({ nudity }) => !nudity), ...photos.filter(({ nudity }) => nudity)];
}

/** Returns a profile's private photos. The caller checks the viewer's access. */
export function privatePhotosIn(conn: Conn, profileId: string): Promise<Photo[]> {
  return privatePhotosOf(conn, profileId);
}

export async function privatePhotosInBoth(conn: Conn, oneId: string, otherId: string): Promise<[Photo[], Photo[]]> {
  const both = await privatePhotosOfBoth(conn, oneId, otherId);
  const of = (whose: string) =>
    both.filter(({ profileId }) => profileId === whose).map(({ id, file, nudity }) => ({ id, file, nudity }));
  return [of(oneId), of(otherId)];
}

export async function ownPhotos(site: Site, owner: Owner): Promise<OwnPhoto[]> {
  return site.db.read((conn) => ownPhotosIn(conn, owner.id));
}

export async function ownPhotosIn(conn: Conn, profileId: string): Promise<OwnPhoto[]> {
  return (await photosOfProfile(conn, profileId)).map(ownPhoto);
}

/** Throws `photos.too_many` if the owner has the maximum of photos. Call this before reading a file. */
export async function assertRoomForPhoto(site: Site, owner: Owner): Promise<void> {
  refuseMore(await site.db.read((conn) => countPhotos(conn, owner.id)));
}

/** Runs the transaction with copies of the public photos, without those that the media storage fails to copy. */
export async function keepingCopiesOf<T>(
  site: Site,
  profileId: string,
  commit: (tx: Tx, copies: string[]) => Promise<T>,
): Promise<T> {
  const copies = await copiesOf(site, profileId);
  const names = copies.map(({ name }) => name);
  let isStored = false;
  try {
    return await storingAll(site, copies, (tx) => {
      isStored = true;
      return commit(tx, names);
    });
  } catch (error) {
    if (isStored) throw error;
    site.log.warn({ err: error }, "could not copy photos");
    return site.db.transact((tx) => commit(tx, []));
  }
}

async function copiesOf(site: Site, profileId: string): Promise<Storable[]> {
  const shown = await site.db.read((conn) => photosIn(conn, profileId));
  const copies: Storable[] = [];
  for (const { id, file } of shown.filter((photo) => !isDrawing(photo.file))) {
    try {
      copies.push({ name: newName(site), shelf: "held", pictures: await picturesNamed(site, file) });
    } catch (error) {
      site.log.warn({ err: error, photo: id }, "could not copy a photo");
    }
  }
  return copies;
}

/**
 * Adds a photo from an uploaded file, which stays. Throws like `convertAndExamine`, `photos.too_many`, and
 * `request.too_many` past sixty photos an hour.
 */
export async function addPhoto(site: Site, owner: Owner, file: string, crop?: Crop): Promise<OwnPhoto> {
  await limit(site, "photos.add", owner.id, { max: 60, windowMs: 60 * 60_000 });
  await assertRoomForPhoto(site, owner);
  const { pictures, nudityScore, print } = await examined(site, file, crop);
  const held = site.tenant.photos.approval === "before";
  const photo = {
    id: site.newId(),
    profileId: owner.id,
    file: newName(site),
    createdAt: site.now(),
    state: held ? ("held" as const) : ("unchecked" as const),
    reason: null,
    isPrivate: false,
    nudity: nudityScore !== null && nudityScore >= SURE,
    nudityScore,
  };
  await storing(site, { name: photo.file, shelf: shelfOf(photo), pictures }, async (tx) => {
    refuseMore(await countPhotos(tx, owner.id));
    await insertPhoto(tx, photo);
    await notePrint(tx, { id: photo.id, profileId: owner.id, print });
    await settleMainPhoto(tx, owner.id);
    await markStaleAround(site, tx, owner.id);
  });
  return ownPhoto(photo);
}

/**
 * Deletes a photo. Under a legal hold, an unserved copy stays. Throws `photos.not_found` for another's photo, as do all
 * functions below.
 */
export async function deletePhoto(site: Site, owner: Owner, id: string): Promise<void> {
  const deleteIn = async (tx: Tx, copy?: string) => {
    const photo = await photoById(tx, id);
    if (photo?.profileId !== owner.id) throw photoNotFound();
    if (copy) await secure(site, tx, owner.id, [{ item: "photo", itemId: id, content: { photo: copy } }]);
    await removePhoto(tx, id);
    await dropFiles(site, tx, photo.file, shelfOf(photo));
    await settleMainPhoto(tx, owner.id);
    await markStaleAround(site, tx, owner.id);
    return photo;
  };
  const held = await site.db.read(async (conn) => {
    return (await isUnderLegalHold(site, conn, owner.id)) ? photoById(conn, id) : undefined;
  });
  const deleted = held
    ? await keepingCopy(site, { file: held.file, shelf: shelfOf(held) }, deleteIn).catch(async (error) => {
        // The files vanished during the copy: another request of the same form was first.
        throw (await site.db.read((conn) => photoById(conn, id))) ? error : photoNotFound();
      })
    : await site.db.transact((tx) => deleteIn(tx));
  await removeNow(site, deleted.file, shelfOf(deleted));
}

export function orderPhotos(site: Site, owner: Owner, { order = [], main }: PhotoOrder): Promise<void> {
  return site.db.transact(async (tx) => {
    const present = (await photosOfProfile(tx, owner.id)).map(({ id }) => id);
    const wanted = new Set([...(main === undefined ? [] : [main]), ...order, ...present]);
    if (wanted.size > present.length) throw photoNotFound();
    for (const [position, id] of [...wanted].entries()) await placePhoto(tx, id, position);
    await settleMainPhoto(tx, owner.id);
    await markStaleAround(site, tx, owner.id);
  });
}

export async function heldPicture(site: Site, owner: Owner, id: string): Promise<MediaFile> {
  const photo = await site.db.read((conn) => photoById(conn, id));
  if (photo?.profileId !== owner.id || shelfOf(photo) !== "held") throw photoNotFound();
  return heldFile(site, photo.file, "m");
}

/** Returns a file that is not served by name: the caller checks the permission. Throws `photos.not_found`. */
export async function heldFile(site: Site, name: string, size: Rendition): Promise<MediaFile> {
  const file = await site.media.get(pathOf(name, size, "held"));
  if (!file) throw photoNotFound();
  return file;
}

export function shelfOf({ state, isPrivate }: { state: PhotoState; isPrivate: boolean }): Shelf {
  return isPrivate || state === "held" || state === "rejected" ? "held" : "public";
}

export function storedPictures(site: Site, photo: PhotoRow): Promise<Pictures> {
  return picturesNamed(site, photo.file, shelfOf(photo));
}

/** Returns stored files by name. Throws if one is missing. */
export async function picturesNamed(site: Site, name: string, shelf: Shelf = "public"): Promise<Pictures> {
  const stored = (size: PhotoSize) => bytesOf(site.media, pathOf(name, size, shelf));
  return { s: await stored("s"), m: await stored("m"), l: await stored("l") };
}

/** Copies a photo's files to unserved storage, then runs `commit`. A drawing is its own copy: it stays. */
export async function keepingCopy<T>(
  site: Site,
  { file, shelf }: { file: string; shelf: Shelf },
  commit: (tx: Tx, copy: string) => Promise<T>,
): Promise<T> {
  if (isDrawing(file)) return site.db.transact((tx) => commit(tx, file));
  const copy = { name: newName(site), shelf: "held" as const, pictures: await picturesNamed(site, file, shelf) };
  return storing(site, copy, (tx) => commit(tx, copy.name));
}

/** Stores an uploaded file, which stays, as an unserved picture, then runs `commit`. Throws errors of `convert`. */
export async function keepingUpload<T>(
  site: Site,
  { file, blurred = false }: { file: string; blurred?: boolean },
  commit: (tx: Tx, name: string) => Promise<T>,
): Promise<T> {
  const picture = { name: newName(site), shelf: "held" as const, pictures: await converted(site, file, blurred) };
  return storing(site, picture, (tx) => commit(tx, picture.name));
}

function ownPhoto({ id, file, state, reason, isPrivate, nudity }: OwnPhoto): OwnPhoto {
  return { id, file, state, reason, isPrivate, nudity };
}

function refuseMore(count: number): void {
  if (count >= MOST_PHOTOS) throw tooManyPhotos({ params: { max: MOST_PHOTOS } });
}

function examined(site: Site, file: string, crop?: Crop): Promise<Examined> {
  return surviving(site, convertAndExamine(site, file, { judged: site.tenant.photos.nudity !== "unmarked", crop }));
}

function converted(site: Site, file: string, blurred = false): Promise<Pictures> {
  return surviving(site, convert(site, file, { blurred }));
}

/** Treats a file that crashed its converter as damaged, and logs it for the operator. */
async function surviving<T>(site: Site, conversion: Promise<T>): Promise<T> {
  try {
    return await conversion;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    site.log.warn({ err: error }, "a picture could not be converted");
    throw damaged();
  }
}
