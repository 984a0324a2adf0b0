import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { isId } from "~/db/ids";
import type { PhotoState } from "~/db/tables";
import { dropFiles, isDrawing, newName, removeNow, storing } from "./files";
import { shelfOf, storedPictures } from "./photos";
import { photoNotFound } from "./photos.errors";
import { photoById, setPhotoState, settleMainPhoto, undecidedPhotos } from "./photos.queries";

export interface UndecidedPhoto {
  id: string;
  /** `held` is shown to nobody yet, `unchecked` to everybody. */
  state: PhotoState;
  /** UTC ms. */
  at: number;
  profileId: string;
  name: string;
}

/** The longest waiting first, a hundred at most. */
export function photosToDecide(site: Site): Promise<UndecidedPhoto[]> {
  return site.db.read((conn) => undecidedPhotos(conn, 100));
}

/** Shows it to everybody. Also for one that was rejected before. Throws `photos.not_found`. */
export function approvePhoto(site: Site, id: string): Promise<void> {
  return decide(site, id, "approved", null);
}

/** Leaves it to its owner alone, who reads why. Throws `photos.not_found`. */
export function rejectPhoto(site: Site, id: string, reason: string): Promise<void> {
  return decide(site, id, "rejected", reason);
}

async function decide(site: Site, id: string, state: "approved" | "rejected", reason: string | null): Promise<void> {
  const photo = isId(id) ? await site.db.read((conn) => photoById(conn, id)) : undefined;
  if (!photo || isDrawing(photo.file)) throw photoNotFound();
  const [from, to] = [shelfOf(photo), shelfOf({ state })];
  // Under a name of its own: where two decide at once, the one who is too late takes nothing of the other's away.
  const file = from === to ? photo.file : newName(site);
  const settle = async (tx: Tx) => {
    // Deleted, or decided by somebody else meanwhile.
    if ((await photoById(tx, id))?.state !== photo.state) throw photoNotFound();
    await setPhotoState(tx, id, { state, reason, file });
    if (from !== to) await dropFiles(site, tx, photo.file, from);
    await settleMainPhoto(tx, photo.profileId);
  };
  if (from === to) return site.db.transact(settle);
  await storing(site, { name: file, shelf: to, pictures: await storedPictures(site, photo) }, settle);
  await removeNow(site, photo.file, from);
}
