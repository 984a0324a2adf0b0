import { and, asc, count, eq, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { savedSearches } from "~/db/tables";

export type SavedRow = typeof savedSearches.$inferSelect;

export function searchesOf(conn: Conn, profileId: string): Promise<SavedRow[]> {
  return q(conn).all.execute({ profileId });
}

export async function countSearches({ drizzle }: Conn, profileId: string): Promise<number> {
  const [row] = await drizzle.select({ n: count() }).from(savedSearches).where(eq(savedSearches.profileId, profileId));
  return row!.n;
}

/** Inserts a search. Returns false if the member has a search of that name. */
export async function insertSearch({ drizzle }: Tx, search: SavedRow): Promise<boolean> {
  const inserted = await drizzle
    .insert(savedSearches)
    .values(search)
    .onConflictDoNothing()
    .returning({ id: savedSearches.id });
  return inserted.length > 0;
}

export async function searchNamed({ drizzle }: Conn, profileId: string, name: string): Promise<SavedRow | undefined> {
  const [row] = await drizzle
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.profileId, profileId), eq(savedSearches.name, name)));
  return row;
}

type Change = Partial<Pick<SavedRow, "mails" | "newSince">>;

/** Changes a search. Returns false if the member has no such search. */
export async function patchSearch({ drizzle }: Tx, profileId: string, id: string, change: Change): Promise<boolean> {
  const own = and(eq(savedSearches.id, id), eq(savedSearches.profileId, profileId));
  const changed = await drizzle.update(savedSearches).set(change).where(own).returning({ id: savedSearches.id });
  return changed.length > 0;
}

export async function patchSearches({ drizzle }: Tx, profileId: string, change: Change): Promise<void> {
  await drizzle.update(savedSearches).set(change).where(eq(savedSearches.profileId, profileId));
}

export async function deleteSearch({ drizzle }: Tx, profileId: string, id: string): Promise<void> {
  await drizzle.delete(savedSearches).where(and(eq(savedSearches.id, id), eq(savedSearches.profileId, profileId)));
}

// Prepared, because every page of results runs these statements.
const q = prepared((d) => ({
  all: d
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.profileId, sql.placeholder("profileId")))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
    .prepare("saved_searches.all"),
}));
