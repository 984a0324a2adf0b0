import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import type { Operator } from "~/app/domain/operator";
import { forgetRejection, keepRejection } from "~/app/domain/people/photo-prints/photo-prints";
import { enqueueMail, mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import {
  type CategoryName,
  endRestrictions,
  redressInWords,
  restrict,
  sourceAbout,
  statementInWords,
} from "~/app/domain/safety/restrictions/restrictions";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import type { MediaFile, MediaPath } from "~/app/domain/site/media/media";
import { markStaleAround } from "~/app/domain/site/staleness/staleness";
import type { Tx } from "~/db/handle";
import { isId } from "~/db/ids";
import type { PhotoState } from "~/db/tables";
import { dropFiles, isDrawing, newName, pathOf, removeNow, type Storable, storingAll } from "./files";
import { noteDecision, noteMark } from "./findings";
import { shelfOf, storedPictures } from "./photos";
import { photoDecided, photoNotFound } from "./photos.errors";
import { changePhoto, type PhotoRow, photoById, settleMainPhoto } from "./photos.queries";

export function pictureOf(photo: Pick<PhotoRow, "file" | "state" | "isPrivate">): MediaPath {
  return pathOf(photo.file, "l", shelfOf(photo));
}

/** Publishes a photo, also after a rejection. Throws `photos.not_found`. */
export function approvePhoto(site: Site, operator: Operator, id: string): Promise<void> {
  return decide(site, operator, id, { state: "approved", reason: null });
}

/**
 * Rejects a photo, and emails its owner the reason and how to appeal (Digital Services Act, article 17). Throws
 * `photos.not_found`.
 */
export function rejectPhoto(site: Site, operator: Operator, id: string, why: Reason): Promise<void> {
  return decide(site, operator, id, { state: "rejected", ...why });
}

export interface Reason {
  reason: string;
  /** Category; if omitted, derived from the mark. */
  category?: CategoryName | undefined;
}

/** Previews the email of `rejectPhoto`; [] if the owner has no address. Throws like `rejectPhoto`. */
export async function previewRejection(site: Site, id: string, why: Reason): Promise<Preview[]> {
  const photo = await photoNamed(site, id);
  const rejection = { key: site.newId(), actor: "", reason: why.reason, category: categoryOf(photo, why) };
  return mailsOf(site, (previewing, tx) => stateReasons(previewing, tx, photo, rejection, null));
}

export type Verdict = { approved: true } | ({ approved: false } & Reason);

/**
 * Decides an undecided photo. Throws `queue.photo_decided` if another operator decided it first, and
 * `photos.not_found`.
 */
export function decideUndecided(site: Site, operator: Operator, id: string, verdict: Verdict): Promise<void> {
  const decided = verdict.approved
    ? { state: "approved" as const, reason: null }
    : { state: "rejected" as const, reason: verdict.reason, category: verdict.category };
  return decide(site, operator, id, decided, isUndecided);
}

function isUndecided(state: PhotoState): boolean {
  return state === "held" || state === "unchecked";
}

export async function pictureToDecide(site: Site, id: string): Promise<MediaFile & { name: string }> {
  const photo = isId(id) ? await site.db.read((conn) => photoById(conn, id)) : undefined;
  const file = photo && (await site.media.get(pathOf(photo.file, "m", shelfOf(photo))));
  if (!file) throw photoNotFound();
  return { ...file, name: photo.file };
}

export async function isKeptBack(site: Site, id: string): Promise<boolean> {
  const photo = isId(id) ? await site.db.read((conn) => photoById(conn, id)) : undefined;
  return photo !== undefined && shelfOf(photo) !== "public";
}

export async function isPhoto(site: Site, id: string): Promise<boolean> {
  const photo = isId(id) ? await site.db.read((conn) => photoById(conn, id)) : undefined;
  return photo !== undefined && !isDrawing(photo.file);
}

export async function ownerOfPhoto(site: Site, id: string): Promise<{ profileId: string; name: string }> {
  const { profileId } = await photoNamed(site, id);
  const owner = await site.db.read((conn) => addresseeOf(conn, profileId));
  return { profileId, name: owner?.name ?? "" };
}

export async function languageOfPhoto(site: Site, id: string): Promise<string> {
  const { profileId } = await photoNamed(site, id);
  return (await site.db.read((conn) => addresseeOf(conn, profileId)))?.language ?? site.tenant.language;
}

/** Throws `queue.photo_decided` if the photo is decided, and `photos.not_found`. */
export async function assertUndecided(site: Site, id: string): Promise<void> {
  if (!isUndecided((await photoNamed(site, id)).state)) throw photoDecided();
}

/** Marks a photo as showing nudity, or removes the mark. Throws `photos.not_found`. */
export function markPhoto(site: Site, operator: Operator, id: string, nudity: boolean): Promise<void> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const photo = isId(id) ? await photoById(tx, id) : undefined;
      if (!photo || isDrawing(photo.file)) throw photoNotFound();
      await changePhoto(tx, id, { nudity });
      await noteMark(site, tx, photo, nudity);
      await settleMainPhoto(tx, photo.profileId);
      const action = nudity ? ("photos.mark" as const) : ("photos.unmark" as const);
      const states = { before: { nudity: photo.nudity }, after: { nudity } };
      return { value: undefined, entry: { action, ...actionOn(photo), reason: "", ...states } };
    }),
  );
}

async function decide(
  site: Site,
  operator: Operator,
  id: string,
  { category, ...decided }: { state: "approved" | "rejected"; reason: string | null; category?: Reason["category"] },
  mayFrom: (state: PhotoState) => boolean = () => true,
): Promise<void> {
  const photo = await photoNamed(site, id);
  if (!mayFrom(photo.state)) throw photoDecided();
  const { reason } = decided;
  const key = site.newId();
  const actor = operator.name;
  const rejection = reason === null ? null : { key, actor, reason, category: categoryOf(photo, { category }) };
  const action = decided.state === "approved" ? ("photos.approve" as const) : ("photos.reject" as const);
  const states = { before: { state: photo.state }, after: { state: decided.state } };
  const within = (settle: Settle): Settle =>
    audited(site, operator, async (tx) => {
      await settle(tx);
      await noteDecision(site, tx, photo, { key, actor, category: rejection?.category ?? null });
      return { value: undefined, entry: { action, ...actionOn(photo), reason: reason ?? "", ...states } };
    });
  await changeShown(site, photo, decided, { within, rejection });
}

interface Rejection extends Reason {
  key: string;
  actor: string;
  category: CategoryName;
}

function categoryOf({ nudity }: Pick<PhotoRow, "nudity">, { category }: Pick<Reason, "category">): CategoryName {
  return category ?? (nudity ? "nudity" : "other");
}

function actionOn({ id, profileId }: PhotoRow) {
  return { on: { kind: "photo" as const, id }, member: profileId };
}

async function photoNamed(site: Site, id: string): Promise<PhotoRow> {
  const photo = isId(id) ? await site.db.read((conn) => photoById(conn, id)) : undefined;
  if (!photo || isDrawing(photo.file)) throw photoNotFound();
  return photo;
}

/**
 * Makes a photo private or public. Renames its files, so that former addresses stop working. Throws `photos.not_found`,
 * also for a drawing.
 */
export async function setPrivate(site: Site, owner: { id: string }, id: string, isPrivate: boolean): Promise<void> {
  const photo = isId(id) ? await site.db.read((conn) => photoById(conn, id)) : undefined;
  if (photo?.profileId !== owner.id || isDrawing(photo.file)) throw photoNotFound();
  if (photo.isPrivate === isPrivate) return;
  try {
    await changeShown(site, photo, { isPrivate });
  } catch (error) {
    // The form was sent twice, and the other request was first.
    if ((await site.db.read((conn) => photoById(conn, id)))?.isPrivate !== isPrivate) throw error;
  }
}

type Change = Partial<Pick<PhotoRow, "state" | "reason" | "isPrivate">>;

type Settle = (tx: Tx) => Promise<void>;

interface Changing {
  within?: (settle: Settle) => Settle;
  /**
   * The reasons of a rejection. A copy of the photo is stored for the appeal period, because its owner may delete the
   * photo.
   */
  rejection?: Rejection | null;
}

async function changeShown(
  site: Site,
  photo: PhotoRow,
  change: Change,
  { within = (settle) => settle, rejection = null }: Changing = {},
): Promise<void> {
  const [from, to] = [shelfOf(photo), shelfOf({ ...photo, ...change })];
  // The file gets a new name, so the loser of two simultaneous decisions removes no file of the winner.
  const file = from === to ? photo.file : newName(site);
  const kept = rejection && newName(site);
  const settle = within(async (tx) => {
    const now = await photoById(tx, photo.id);
    // The photo was deleted, or changed by another operator meanwhile.
    const isSame = now?.state === photo.state && now.isPrivate === photo.isPrivate && now.file === photo.file;
    if (!isSame) throw photoNotFound();
    await changePhoto(tx, photo.id, { ...change, file });
    if (from !== to) await dropFiles(site, tx, photo.file, from);
    await settleMainPhoto(tx, photo.profileId);
    await markStaleAround(site, tx, photo.profileId);
    if (rejection) await stateReasons(site, tx, { ...photo, file }, rejection, kept);
    else if (change.state === "approved") {
      await endRestrictions(site, tx, restrictedIn(photo));
      await forgetRejection(tx, photo.id);
    }
  });
  if (from === to && !kept) return site.db.transact(settle);
  const pictures = await storedPictures(site, photo);
  const stored: Storable[] = [];
  if (from !== to) stored.push({ name: file, shelf: to, pictures });
  if (kept) stored.push({ name: kept, shelf: "held", pictures });
  await storingAll(site, stored, settle);
  if (from !== to) await removeNow(site, photo.file, from);
}

function restrictedIn({ id, profileId }: Pick<PhotoRow, "id" | "profileId">) {
  return { memberId: profileId, item: "photo" as const, itemId: id };
}

/** Emails the owner the reasons. An appeal is a complaint about the profile, which another operator decides. */
async function stateReasons(
  site: Site,
  tx: Tx,
  { id, profileId, file, nudity, createdAt }: PhotoRow,
  { key: decisionKey, actor, reason, category }: Rejection,
  kept: string | null,
): Promise<void> {
  await keepRejection(site, tx, id, category);
  const owner = await addresseeOf(tx, profileId);
  if (!owner) return;
  const { email: to, name, language } = owner;
  const words = site.words(language);
  await endRestrictions(site, tx, restrictedIn({ id, profileId }));
  const [stated] = await restrict(
    site,
    tx,
    {
      ...{ decisionKey, memberId: profileId, actor, ground: words.t("legal.ban.title"), facts: reason },
      category,
      source: await sourceAbout(tx, "photo", id),
      detected: nudity,
    },
    [
      {
        ...{ item: "photo", itemId: id, kind: "disabled", contentDate: createdAt, language },
        ...(kept !== null && { content: { photo: kept } }),
      },
    ],
  );
  const path = `/complaints?about=appeal&address=${encodeURIComponent(`/members/${profileId}`)}`;
  const params = { reason, rules: `${site.tenant.origin}/pages/ban`, redress: redressInWords(site, words) };
  const further = [statementInWords(stated!, words)];
  const mail = {
    kind: "photo_rejected" as const,
    account: owner.id,
    to,
    name,
    language,
    action: { path },
    params,
    further,
  };
  // A photo that was published in between has another file, so a second rejection sends a second email.
  await enqueueMail(site, tx, mail, `photo_rejected ${id} ${file}`);
}
