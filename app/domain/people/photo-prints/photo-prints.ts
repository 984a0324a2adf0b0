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

/** A photo of this site that looks like another one. */
export interface LookAlike {
  /** Null for a rejected one that is gone: nothing says whose it was. */
  photo: AlikePhoto | null;
  /** Null where it is not rejected. */
  rejected: Rejected | null;
}

interface AlikePhoto {
  id: string;
  profileId: string;
  /** Its owner's. */
  name: string;
  state: PhotoState;
  isSuspended: boolean;
}

interface Rejected {
  /** UTC ms; null where it was rejected before prints were kept. */
  at: number | null;
  /** What it was rejected for; null likewise. */
  category: string | null;
}

/**
 * Notes what a photo looks like, in the commit that stores it. Where it looks like another account's, or like one that was
 * rejected, it stands beside those that wait, before all others.
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

/** Keeps what a photo looks like in the commit that rejects it. It is known for a year, also once it is gone. */
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

/** Forgets that a photo was rejected, in the commit that shows it after all. */
export function forgetRejection(tx: Tx, photoId: string): Promise<void> {
  return deleteRejectedOf(tx, photoId);
}

/** What looks like this photo: other accounts' photos, and rejected ones. The nearest first, a few at most. */
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

/** The other accounts that have a photo like one of this member's, a hundred at most. */
export async function accountsLookingLike(conn: Conn, profileId: string): Promise<string[]> {
  const prints = await printsOfProfile(conn, profileId);
  return [...new Set((await photosNear(conn, prints, { profileId })).map((near) => near.profileId))];
}

const MOST = 3;

/** In ms. */
const KEPT = 365 * 24 * 60 * 60_000;

/** Has no subject: it is of nobody. */
const forgetting = effect("photo_prints.forget", z.object({ id: z.string() }), {
  subject: () => null,
  handle: ({ payload: { id } }, site) => site.db.transact((tx) => deleteRejected(tx, id)),
});

/** Effects of prints. */
export const printEffects = [forgetting];
