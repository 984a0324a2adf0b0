import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import type { Operator } from "~/app/domain/operator";
import { enqueueMail, mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import type { MediaPath } from "~/app/domain/site/media/media";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Tx } from "~/db/handle";
import { isId } from "~/db/ids";
import type { Asked, Page } from "~/db/pages";
import type { PhotoState } from "~/db/tables";
import { dropFiles, isDrawing, newName, pathOf, removeNow, storing } from "./files";
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
  /** Its largest picture. */
  picture: MediaPath;
}

/** The longest waiting first. */
export async function photosToDecide(site: Site, asked: Asked = {}): Promise<Page<UndecidedPhoto>> {
  const { rows, next } = await site.db.read((conn) => undecidedPhotos(conn, asked));
  const photos = rows.map(({ file, isPrivate, ...photo }) => {
    return { ...photo, picture: pictureOf({ file, isPrivate, state: photo.state }) };
  });
  return { rows: photos, next };
}

/** The largest picture of a photo. */
export function pictureOf(photo: Pick<PhotoRow, "file" | "state" | "isPrivate">): MediaPath {
  return pathOf(photo.file, "l", shelfOf(photo));
}

/** Shows it to everybody. Also for one that was rejected before. Throws `photos.not_found`. */
export function approvePhoto(site: Site, operator: Operator, id: string): Promise<void> {
  return decide(site, operator, id, { state: "approved", reason: null });
}

/**
 * Leaves it to its owner alone, who reads why: beside the photo, and in a mail with the ways to appeal, as article 17 of the
 * Digital Services Act asks. Throws `photos.not_found`.
 */
export function rejectPhoto(site: Site, operator: Operator, id: string, reason: string): Promise<void> {
  return decide(site, operator, id, { state: "rejected", reason });
}

/** The mail that `rejectPhoto` would send, in its reader's language; none where nobody has an address. Throws as it does. */
export async function lettersOfRejection(site: Site, id: string, reason: string): Promise<Preview[]> {
  const photo = await photoNamed(site, id);
  return mailsOf(site, (rehearsing, tx) => stateReasons(rehearsing, tx, photo, reason));
}

/** Marks a photo as showing nudity, or takes the mark away. Throws `photos.not_found`. */
export function markPhoto(site: Site, operator: Operator, id: string, nudity: boolean): Promise<void> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const photo = isId(id) ? await photoById(tx, id) : undefined;
      if (!photo || isDrawing(photo.file)) throw photoNotFound();
      await changePhoto(tx, id, { nudity });
      await settleMainPhoto(tx, photo.profileId);
      const act = nudity ? ("photos.mark" as const) : ("photos.unmark" as const);
      const states = { before: { nudity: photo.nudity }, after: { nudity } };
      return { value: undefined, act: { act, ...actOn(photo), reason: "", ...states } };
    }),
  );
}

async function decide(
  site: Site,
  operator: Operator,
  id: string,
  decided: { state: "approved" | "rejected"; reason: string | null },
): Promise<void> {
  const photo = await photoNamed(site, id);
  const act = decided.state === "approved" ? ("photos.approve" as const) : ("photos.reject" as const);
  const states = { before: { state: photo.state }, after: { state: decided.state } };
  await changeShown(site, photo, decided, (settle) =>
    audited(site, operator, async (tx) => {
      await settle(tx);
      return { value: undefined, act: { act, ...actOn(photo), reason: decided.reason ?? "", ...states } };
    }),
  );
}

function actOn({ id, profileId }: PhotoRow) {
  return { on: { kind: "photo" as const, id }, member: profileId };
}

async function photoNamed(site: Site, id: string): Promise<PhotoRow> {
  const photo = isId(id) ? await site.db.read((conn) => photoById(conn, id)) : undefined;
  if (!photo || isDrawing(photo.file)) throw photoNotFound();
  return photo;
}

/**
 * Makes a photo private, for its owner and those alone whom the owner lets see it, or everybody's again. Its files get
 * new names, so that their former addresses lead nowhere. Throws `photos.not_found`, also for a
 * drawing, which may be others' too.
 */
export async function setPrivate(site: Site, owner: { id: string }, id: string, isPrivate: boolean): Promise<void> {
  const photo = isId(id) ? await site.db.read((conn) => photoById(conn, id)) : undefined;
  if (photo?.profileId !== owner.id || isDrawing(photo.file)) throw photoNotFound();
  if (photo.isPrivate !== isPrivate) await changeShown(site, photo, { isPrivate });
}

type Change = Partial<Pick<PhotoRow, "state" | "reason" | "isPrivate">>;

type Settle = (tx: Tx) => Promise<void>;

/** Changes who sees a photo, and moves its files to where they then belong. */
async function changeShown(
  site: Site,
  photo: PhotoRow,
  change: Change,
  within: (settle: Settle) => Settle = (settle) => settle,
): Promise<void> {
  const [from, to] = [shelfOf(photo), shelfOf({ ...photo, ...change })];
  // Under a name of its own: where two decide at once, the one who is too late takes nothing of the other's away.
  const file = from === to ? photo.file : newName(site);
  const settle = within(async (tx) => {
    const now = await photoById(tx, photo.id);
    // Deleted, or changed by somebody else meanwhile.
    if (now?.state !== photo.state || now.isPrivate !== photo.isPrivate) throw photoNotFound();
    await changePhoto(tx, photo.id, { ...change, file });
    if (from !== to) await dropFiles(site, tx, photo.file, from);
    await settleMainPhoto(tx, photo.profileId);
    await markStaleAround(site, tx, photo.profileId);
    if (change.reason) await stateReasons(site, tx, { ...photo, file }, change.reason);
  });
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
