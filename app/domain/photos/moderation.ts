import { addresseeOf } from "~/app/domain/accounts/accounts";
import { markStaleAround } from "~/app/domain/events/staleness";
import { enqueueMail } from "~/app/domain/mail/mail";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { isId } from "~/db/ids";
import type { PhotoState } from "~/db/tables";
import { dropFiles, isDrawing, newName, removeNow, storing } from "./files";
import { shelfOf, storedPictures } from "./photos";
import { photoNotFound } from "./photos.errors";
import { changePhoto, type PhotoRow, photoById, settleMainPhoto, undecidedPhotos } from "./photos.queries";

export interface UndecidedPhoto {
  id: string;
  /** `held` is shown to nobody yet, `unchecked` to everybody. */
  state: PhotoState;
  nudity: boolean;
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

/**
 * Leaves it to its owner alone, who reads why: beside the photo, and in a mail with the ways to appeal, as article 17 of the
 * Digital Services Act asks. Throws `photos.not_found`.
 */
export function rejectPhoto(site: Site, id: string, reason: string): Promise<void> {
  return decide(site, id, "rejected", reason);
}

/** Marks a photo as showing nudity, or takes the mark away. Throws `photos.not_found`. */
export async function markPhoto(site: Site, id: string, nudity: boolean): Promise<void> {
  await site.db.transact(async (tx) => {
    const photo = isId(id) ? await photoById(tx, id) : undefined;
    if (!photo || isDrawing(photo.file)) throw photoNotFound();
    await changePhoto(tx, id, { nudity });
    await settleMainPhoto(tx, photo.profileId);
  });
}

async function decide(site: Site, id: string, state: "approved" | "rejected", reason: string | null): Promise<void> {
  const photo = isId(id) ? await site.db.read((conn) => photoById(conn, id)) : undefined;
  if (!photo || isDrawing(photo.file)) throw photoNotFound();
  await changeShown(site, photo, { state, reason });
}

/**
 * Makes a photo private, for its owner and those alone whom the owner lets see it, or everybody's again. Its files get
 * another name, so whoever kept the address of the former ones finds nothing there. Throws `photos.not_found`, also for a
 * drawing, which may be others' too.
 */
export async function setPrivate(site: Site, owner: { id: string }, id: string, isPrivate: boolean): Promise<void> {
  const photo = isId(id) ? await site.db.read((conn) => photoById(conn, id)) : undefined;
  if (photo?.profileId !== owner.id || isDrawing(photo.file)) throw photoNotFound();
  if (photo.isPrivate !== isPrivate) await changeShown(site, photo, { isPrivate });
}

type Change = Partial<Pick<PhotoRow, "state" | "reason" | "isPrivate">>;

/** Changes who sees a photo, and moves its files to where they then belong. */
async function changeShown(site: Site, photo: PhotoRow, change: Change): Promise<void> {
  const [from, to] = [shelfOf(photo), shelfOf({ ...photo, ...change })];
  // Under a name of its own: where two decide at once, the one who is too late takes nothing of the other's away.
  const file = from === to ? photo.file : newName(site);
  const settle = async (tx: Tx) => {
    const now = await photoById(tx, photo.id);
    // Deleted, or changed by somebody else meanwhile.
    if (now?.state !== photo.state || now.isPrivate !== photo.isPrivate) throw photoNotFound();
    await changePhoto(tx, photo.id, { ...change, file });
    if (from !== to) await dropFiles(site, tx, photo.file, from);
    await settleMainPhoto(tx, photo.profileId);
    await markStaleAround(site, tx, photo.profileId);
    if (change.reason) await stateReasons(site, tx, { ...photo, file }, change.reason);
  };
  if (from === to) return site.db.transact(settle);
  await storing(site, { name: file, shelf: to, pictures: await storedPictures(site, photo) }, settle);
  await removeNow(site, photo.file, from);
}

/** An appeal is a complaint about the profile, which somebody else decides on. */
async function stateReasons(
  site: Site,
  tx: Tx,
  { id, profileId, file }: Pick<PhotoRow, "id" | "profileId" | "file">,
  reason: string,
): Promise<void> {
  const owner = await addresseeOf(tx, profileId);
  if (!owner) return;
  const { email: to, name, language } = owner;
  const path = `/complaints?about=appeal&address=${encodeURIComponent(`/members/${profileId}`)}`;
  const params = { reason, rules: `${site.tenant.origin}/pages/ban` };
  const mail = { kind: "photo_rejected" as const, account: owner.id, to, name, language, action: { path }, params };
  // Where it was shown meanwhile, it has another file by now: that is another decision, and another mail.
  await enqueueMail(site, tx, mail, `photo_rejected ${id} ${file}`);
}
