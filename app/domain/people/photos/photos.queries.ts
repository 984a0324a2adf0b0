import { and, asc, count, eq, gt, inArray, max, notInArray, notLike, type SQL, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { rowsOf } from "~/db/json";
import { type Asked, newestBy, type Page, sortedBy } from "~/db/pages";
import { photos, profiles } from "~/db/tables";

export type PhotoRow = typeof photos.$inferSelect;

/** The photos of a profile that everybody may see, in its order. */
export function shownPhotos(conn: Conn, profileId: string) {
  return q(conn).shown.execute({ profileId });
}

/**
 * The photos that a profile's owner shows only to chosen people, in its order. The caller checks that the viewer is one
 * of them.
 */
export function privatePhotosOf(conn: Conn, profileId: string) {
  return q(conn).private.execute({ profileId });
}

/** The same of two profiles in one statement, each with whose it is. */
export function privatePhotosOfBoth(conn: Conn, oneId: string, otherId: string) {
  return q(conn).privateOfBoth.execute({ oneId, otherId });
}

/** All of a profile, in its order. */
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

/** A drawing may be several people's, so nobody decides about it. Its name has an ending: see `isDrawing`. */
const isPhotograph = notLike(photos.file, "%.%");

/** In the very words of the partial index. */
const isUndecided = and(sql`${photos.state} in ('held', 'unchecked')`, isPhotograph);

/** Some of those that wait, by their ids. */
export interface Which {
  /** None of these. */
  except?: readonly string[];
  /** These alone. */
  only?: readonly string[];
}

/**
 * Those that nobody has decided about, with whose they are: first those that look like others, beside one another; else the
 * longest waiting first.
 */
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

/** How many those are. */
export async function countUndecided({ drizzle }: Conn): Promise<number> {
  const [row] = await drizzle.select({ count: count() }).from(photos).where(isUndecided);
  return Number(row?.count ?? 0);
}

export type UnmarkedPhoto = PhotoRow & { name: string };

/** Photographs that no mark stands on, from after one on, with whose they are. */
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

/** Those of a profile that are there, by when they were added. */
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

/** As the last one. */
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

/** The first one that is shown, and not marked, is the profile's main one, on cards and everywhere. */
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

/** The same as a part of a statement on profiles: the id, the file and whether it is marked, of each. */
export const shownOfProfile = rowsOf([photos.id, photos.file, photos.nudity], {
  from: photos,
  where: and(eq(photos.profileId, profiles.id), isShown, eq(photos.isPrivate, false)),
  order: inOrder,
});

/** Whether one of two profiles has a private photo, as a part of a statement. */
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
