import { and, desc, eq, inArray, isNull, max, ne, notLike, type SQL, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { accounts, photoPrints, photos, profiles, rejectedPrints } from "~/db/tables";
import { columnsOf, distance, NEAR, partsNear } from "./prints";

/** Maximum results, nearest first. */
const MOST = 50;

export async function insertPrint(
  { drizzle }: Tx,
  { id: photoId, profileId, print }: { id: string; profileId: string; print: string },
): Promise<void> {
  await drizzle
    .insert(photoPrints)
    .values({ photoId, profileId, ...columnsOf(print) })
    .onConflictDoNothing();
}

export async function printOfPhoto({ drizzle }: Conn, photoId: string): Promise<string | undefined> {
  const { print } = photoPrints;
  return (await drizzle.select({ print }).from(photoPrints).where(eq(photoPrints.photoId, photoId)))[0]?.print;
}

export async function printsOfProfile({ drizzle }: Conn, profileId: string): Promise<string[]> {
  const { print } = photoPrints;
  const rows = await drizzle.select({ print }).from(photoPrints).where(eq(photoPrints.profileId, profileId));
  return rows.map((row) => row.print);
}

interface NearPhoto {
  photoId: string;
  profileId: string;
  distance: number;
}

export async function photosNear(
  { drizzle }: Conn,
  prints: string[],
  except: { photoId: string } | { profileId: string },
): Promise<NearPhoto[]> {
  const { photoId, profileId, print } = photoPrints;
  const others = "photoId" in except ? ne(photoId, except.photoId) : ne(profileId, except.profileId);
  const rows = await sharingPart(photoPrints, prints, (shares) =>
    drizzle.select({ photoId, profileId, print }).from(photoPrints).where(and(shares, others)),
  );
  return nearest(rows, prints, ({ photoId: id }) => id);
}

interface NearRejected {
  category: string;
  at: number;
  distance: number;
}

export async function rejectedNear({ drizzle }: Conn, printed: string): Promise<NearRejected[]> {
  const { id, print, category, at, photoId } = rejectedPrints;
  const rows = await sharingPart(rejectedPrints, [printed], (shares) =>
    drizzle
      .select({ id, print, category, at })
      .from(rejectedPrints)
      .where(and(shares, isNull(photoId))),
  );
  return nearest(rows, [printed], (row) => row.id);
}

export async function photosKnown({ drizzle }: Conn, ids: string[]) {
  if (ids.length === 0) return [];
  return drizzle
    .select({
      id: photos.id,
      profileId: photos.profileId,
      state: photos.state,
      name: profiles.name,
      status: accounts.status,
      rejectedAt: rejectedPrints.at,
      category: rejectedPrints.category,
    })
    .from(photos)
    .innerJoin(profiles, eq(profiles.id, photos.profileId))
    .innerJoin(accounts, eq(accounts.id, photos.profileId))
    .leftJoin(rejectedPrints, eq(rejectedPrints.photoId, photos.id))
    .where(inArray(photos.id, ids));
}

/** Puts those of these photos that wait into one group: a group that one of them already has, else `mark`. */
export async function putBeside({ drizzle }: Tx, ids: string[], mark: string): Promise<void> {
  const waiting = and(inArray(photos.id, ids), isUndecided);
  const [known] = await drizzle
    .select({ mark: max(photos.alike) })
    .from(photos)
    .where(waiting);
  const alike = known?.mark || mark;
  await drizzle.update(photos).set({ alike }).where(waiting);
}

/** Stores the print of a rejected photo; a second rejection updates its category and time. */
export async function keepRejected(
  { drizzle }: Tx,
  rejected: { id: string; photoId: string; print: string; category: string; at: number },
): Promise<void> {
  const { print, ...row } = rejected;
  await drizzle
    .insert(rejectedPrints)
    .values({ ...row, ...columnsOf(print) })
    .onConflictDoUpdate({ target: rejectedPrints.photoId, set: row });
}

export async function deleteRejectedOf({ drizzle }: Tx, photoId: string): Promise<void> {
  await drizzle.delete(rejectedPrints).where(eq(rejectedPrints.photoId, photoId));
}

export async function deleteRejected({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle.delete(rejectedPrints).where(eq(rejectedPrints.id, id));
}

export interface Unprinted {
  id: string;
  profileId: string;
  file: string;
  state: "held" | "unchecked" | "approved" | "rejected";
  isPrivate: boolean;
}

export async function photosWithoutPrint({ drizzle }: Conn, before: string, limit: number): Promise<Unprinted[]> {
  const { id, profileId, file, state, isPrivate } = photos;
  return drizzle
    .select({ id, profileId, file, state, isPrivate })
    .from(photos)
    .leftJoin(photoPrints, eq(photoPrints.photoId, photos.id))
    .where(and(isNull(photoPrints.photoId), notLike(file, "%.%"), before ? sql`${id} < ${before}` : undefined))
    .orderBy(desc(id))
    .limit(limit);
}

/** The condition repeats the partial index's condition exactly; otherwise the index is not used. */
const isUndecided = sql`${photos.state} in ('held', 'unchecked')`;

/**
 * Returns rows with a part that equals a part of one of these prints, or differs from it in one bit. Each part's
 * statement uses an index.
 */
async function sharingPart<Row>(
  { band1, band2, band3, band4 }: typeof photoPrints | typeof rejectedPrints,
  prints: string[],
  read: (shares: SQL) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const [at, band] of [band1, band2, band3, band4].entries()) {
    const parts = [...new Set(prints.flatMap((print) => partsNear(print)[at] ?? []))];
    if (parts.length > 0) found.push(...(await read(inArray(band, parts))));
  }
  return found;
}

/** Filters the rows by actual distance, because a shared part proves little. Each row once. */
function nearest<Row extends { print: string }>(rows: Row[], prints: string[], idOf: (row: Row) => string) {
  return [...new Map(rows.map((row) => [idOf(row), row])).values()]
    .map(({ print, ...row }) => ({ ...row, distance: Math.min(...prints.map((each) => distance(print, each))) }))
    .filter((row) => row.distance <= NEAR)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST);
}
