import { and, asc, count, eq, gt, inArray, max, notInArray, notLike, type SQL, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { rowsOf } from "~/db/json";
import { type Asked, newestBy, type Page, sortedBy } from "~/db/pages";
import { photos, profiles } from "~/db/tables";

export type PhotoRow = typeof photos.$inferSelect;

export function shownPhotos(conn: Conn, profileId: string) {
  return q(conn).shown.execute({ profileId });
}

/** Returns a profile's private photos, in order. The caller checks the viewer's access. */
export function privatePhotosOf(conn: Conn, profileId: string) {
  return q(conn).private.execute({ profileId });
}

export function privatePhotosOfBoth(conn: Conn, oneId: string, otherId: string) {
  return q(conn).privateOfBoth.execute({ oneId, otherId });
}

export function photosOfProfile(conn: Conn, profileId: string): Promise<PhotoRow[]> {
  return q(conn).all.execute({ profileId });
}

export async function photoById({ drizzle }: Conn, id: string): Promise<PhotoRow | undefined> {
  const [row] = await drizzle.select().from(photos).where(eq(photos.id, id));
  return row;
}

interface UndecidedRow
  extends Pick<PhotoRow, "id" | "state" | "nudity" | "file" | "isPrivate" | "profileId" | "alike" | "nudityScore"> {
  at: number;
  name: string;
}

const alikeFirst = sortedBy<UndecidedRow>(
  { column: photos.alike, of: ({ alike }) => alike, descending: true },
  { column: photos.createdAt, of: ({ at }) => at },
  { column: photos.id, of: ({ id }) => id },
);

/** A drawing's file name has an ending (see `isDrawing`). Several profiles may share it, so it is never decided. */
const isPhotograph = notLike(photos.file, "%.%");

/** The condition repeats the partial index's condition exactly; otherwise the index is not used. */
const isUndecided = and(sql`${photos.state} in ('held', 'unchecked')`, isPhotograph);

export interface Which {
  except?: readonly string[];
  only?: readonly string[];
}

/** Returns undecided photos with their owners: first groups of look-alikes, then longest waiting first. */
export function undecidedPhotos(
  { drizzle }: Conn,
  asked: Asked,
  { except = [], only }: Which = {},
): Promise<Page<UndecidedRow>> {
  return alikeFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select({
        id: photos.id,
        state: photos.state,
        nudity: photos.nudity,
        file: photos.file,
        isPrivate: photos.isPrivate,
        alike: photos.alike,
        nudityScore: photos.nudityScore,
        at: photos.createdAt,
        profileId: profiles.id,
        name: profiles.name,
      })
      .from(photos)
      .innerJoin(profiles, eq(profiles.id, photos.profileId))
      .where(and(isUndecided, notInArray(photos.id, [...except]), only && inArray(photos.id, [...only]), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export type UnmarkedPhoto = PhotoRow & { name: string };

export async function unmarkedPhotos({ drizzle }: Conn, after: string, limit: number): Promise<UnmarkedPhoto[]> {
  const rows = await drizzle
    .select({ photo: photos, name: profiles.name })
    .from(photos)
    .innerJoin(profiles, eq(profiles.id, photos.profileId))
    .where(and(gt(photos.id, after), eq(photos.nudity, false), isPhotograph))
    .orderBy(asc(photos.id))
    .limit(limit);
  return rows.map(({ photo, name }) => ({ ...photo, name }));
}

const newestFirst = newestBy(photos.createdAt, photos.id);

export function photosAdded({ drizzle }: Conn, profileId: string, asked: Asked) {
  const { id, createdAt, state, isPrivate, nudity, reason } = photos;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at: createdAt, state, isPrivate, nudity, reason })
      .from(photos)
      .where(and(eq(photos.profileId, profileId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export async function countPhotos({ drizzle }: Conn, profileId: string): Promise<number> {
  const [row] = await drizzle.select({ n: count() }).from(photos).where(eq(photos.profileId, profileId));
  return row!.n;
}

export async function insertPhoto({ drizzle }: Tx, photo: Omit<PhotoRow, "position" | "alike">): Promise<void> {
  const [row] = await drizzle
    .select({ last: max(photos.position) })
    .from(photos)
    .where(eq(photos.profileId, photo.profileId));
  await drizzle.insert(photos).values({ ...photo, position: (row?.last ?? -1) + 1 });
}

export async function placePhoto({ drizzle }: Tx, id: string, position: number): Promise<void> {
  await drizzle.update(photos).set({ position }).where(eq(photos.id, id));
}

export async function changePhoto(
  { drizzle }: Tx,
  id: string,
  decided: Partial<Pick<PhotoRow, "state" | "reason" | "file" | "isPrivate" | "nudity">>,
): Promise<void> {
  await drizzle.update(photos).set(decided).where(eq(photos.id, id));
}

export async function removePhoto({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle.delete(photos).where(eq(photos.id, id));
}

/** Sets the main photo: the first visible, unmarked one. Cards and all other places show it. */
export async function settleMainPhoto(tx: Tx, profileId: string): Promise<void> {
  const shown = await shownPhotos(tx, profileId);
  const first = shown.find(({ nudity }) => !nudity);
  await tx.drizzle
    .update(profiles)
    .set({ mainPhoto: first?.file ?? null, showsNudity: shown.some(({ nudity }) => nudity) })
    .where(eq(profiles.id, profileId));
}

const ofProfile = eq(photos.profileId, sql.placeholder("profileId"));
const isShown = inArray(photos.state, ["unchecked", "approved"]);
const inOrder = [asc(photos.position), asc(photos.id)];

/** Part of a statement on profiles: id, file and mark of each visible photo. */
export const shownOfProfile = rowsOf([photos.id, photos.file, photos.nudity], {
  from: photos,
  where: and(eq(photos.profileId, profiles.id), isShown, eq(photos.isPrivate, false)),
  order: inOrder,
});

/** Part of a statement: whether one of two profiles has a private photo. */
export const privateOfEither = (one: SQL, other: SQL) =>
  sql`select 1 from ${photos} where ${and(sql`${photos.profileId} in (${one}, ${other})`, isShown, eq(photos.isPrivate, true))}`;

const q = prepared((d) => ({
  shown: d
    .select({ id: photos.id, file: photos.file, nudity: photos.nudity })
    .from(photos)
    .where(and(ofProfile, isShown, eq(photos.isPrivate, false)))
    .orderBy(...inOrder)
    .prepare("photos.shown"),
  private: d
    .select({ id: photos.id, file: photos.file, nudity: photos.nudity })
    .from(photos)
    .where(and(ofProfile, isShown, eq(photos.isPrivate, true)))
    .orderBy(...inOrder)
    .prepare("photos.private"),
  privateOfBoth: d
    .select({ profileId: photos.profileId, id: photos.id, file: photos.file, nudity: photos.nudity })
    .from(photos)
    .where(
      and(
        inArray(photos.profileId, [sql.placeholder("oneId"), sql.placeholder("otherId")]),
        isShown,
        eq(photos.isPrivate, true),
      ),
    )
    .orderBy(...inOrder)
    .prepare("photos.private_of_both"),
  all: d
    .select()
    .from(photos)
    .where(ofProfile)
    .orderBy(...inOrder)
    .prepare("photos.all"),
}));
