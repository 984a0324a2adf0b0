import { z } from "zod";
import type { CategoryName } from "~/app/domain/safety/restrictions/restrictions";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Conn, Tx } from "~/db/handle";
import type { PhotoState } from "~/db/tables";
import {
  deleteRejected,
  deleteRejectedOf,
  insertPrint,
  keepRejected,
  photosKnown,
  photosNear,
  printOfPhoto,
  printsOfProfile,
  putBeside,
  rejectedNear,
} from "./photo-prints.queries";

export { photosWithoutPrint, type Unprinted } from "./photo-prints.queries";

export interface LookAlike {
  /** The photo that looks alike. Null for a rejected photo that was deleted, whose owner is unknown. */
  photo: AlikePhoto | null;
  rejected: Rejected | null;
}

interface AlikePhoto {
  id: string;
  profileId: string;
  name: string;
  state: PhotoState;
  isSuspended: boolean;
}

interface Rejected {
  /** When the photo was rejected, UTC ms. Null for a rejection from before prints were stored. */
  at: number | null;
  /** Category of the rejection; null for a rejection older than prints. */
  category: string | null;
}

/**
 * Stores a photo's print in the transaction that stores the photo. A photo that looks like a photo of another account,
 * or like a rejected photo, is grouped with the waiting look-alikes, before all others.
 */
export async function notePrint(tx: Tx, photo: { id: string; profileId: string; print: string }): Promise<void> {
  const { id, profileId, print } = photo;
  await insertPrint(tx, photo);
  const known = await photosKnown(
    tx,
    (await photosNear(tx, [print], { photoId: id })).map((near) => near.photoId),
  );
  const telling = known.filter((other) => other.profileId !== profileId || other.state === "rejected");
  if (telling.length === 0 && (await rejectedNear(tx, print)).length === 0) return;
  await putBeside(tx, [id, ...telling.map((other) => other.id)], id);
}

/** Stores a photo's print in the transaction that rejects the photo, for a year, even if the photo is deleted. */
export async function keepRejection(site: Site, tx: Tx, photoId: string, category: CategoryName): Promise<void> {
  const print = await printOfPhoto(tx, photoId);
  if (print === undefined) return;
  const at = site.now();
  const id = site.newId();
  await keepRejected(tx, { id, photoId, print, category, at });
  await enqueue(site, tx, forgetting, { key: id, payload: { id }, dueAt: at + KEPT });
  const near = await photosNear(tx, [print], { photoId });
  if (near.length > 0)
    await putBeside(
      tx,
      near.map((other) => other.photoId),
      near[0]!.photoId,
    );
}

export function forgetRejection(tx: Tx, photoId: string): Promise<void> {
  return deleteRejectedOf(tx, photoId);
}

export async function lookAlikes(
  conn: Conn,
  { id, profileId }: { id: string; profileId: string },
): Promise<LookAlike[]> {
  const print = await printOfPhoto(conn, id);
  if (print === undefined) return [];
  const near = await photosNear(conn, [print], { photoId: id });
  const distances = new Map(near.map((other) => [other.photoId, other.distance]));
  const photos = (await photosKnown(conn, [...distances.keys()]))
    .filter((other) => other.profileId !== profileId || other.state === "rejected")
    .map(({ status, rejectedAt, category, ...other }) => {
      const photo = { ...other, isSuspended: status === "suspended" };
      const rejected = other.state === "rejected" ? { at: rejectedAt, category } : null;
      return { distance: distances.get(other.id) ?? 0, alike: { photo, rejected } };
    });
  const gone = (await rejectedNear(conn, print)).map(({ distance, at, category }) => {
    return { distance, alike: { photo: null, rejected: { at, category } } };
  });
  return [...photos, ...gone]
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ alike }) => alike);
}

export async function accountsLookingLike(conn: Conn, profileId: string): Promise<string[]> {
  const prints = await printsOfProfile(conn, profileId);
  return [...new Set((await photosNear(conn, prints, { profileId })).map((near) => near.profileId))];
}

const MOST = 3;

/** How long the print of a rejected photo is stored, in ms. */
const KEPT = 365 * 24 * 60 * 60_000;

/** The job has no subject, because the print belongs to no account. */
const forgetting = effect("photo_prints.forget", z.object({ id: z.string() }), {
  subject: () => null,
  handle: ({ payload: { id } }, site) => site.db.transact((tx) => deleteRejected(tx, id)),
});

export const printEffects = [forgetting];
