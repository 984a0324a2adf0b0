import { and, count, desc, eq, or, sql } from "drizzle-orm";
import { isVisible, type Sight } from "~/app/domain/people/profiles/profiles.queries";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { stableLimit } from "~/db/statement-hints";
import { albumAccess, profiles } from "~/db/tables";

type AccessRow = typeof albumAccess.$inferSelect;

const p = sql.placeholder;

const ofPair = (ownerId: string, viewerId: string) =>
  and(eq(albumAccess.ownerId, ownerId), eq(albumAccess.viewerId, viewerId));

/** Returns a viewer's access to private photos; undefined without a request or grant. */
export async function accessOf(conn: Conn, ownerId: string, viewerId: string): Promise<AccessRow["state"] | undefined> {
  const [row] = await q(conn).access.execute({ ownerId, viewerId });
  return row?.state;
}

export function askingOf(conn: Conn, sight: Sight, limit: number) {
  return q(conn).asking.execute({ ...sight, limit });
}

/** Returns the members an owner granted access, newest first; the name is null if the owner can no longer see them. */
export async function grantedBy(conn: Conn, sight: Sight, limit: number) {
  const rows = await q(conn).granted.execute({ ...sight, limit });
  return rows.map(({ id, name, at, isSeen }) => ({ id, name: isSeen ? name : null, at }));
}

export async function countAsking(conn: Conn, sight: Sight): Promise<number> {
  const [row] = await q(conn).askingCount.execute({ ...sight });
  return row!.n;
}

/** Inserts a request for access. Keeps an existing row, so a refused request is not listed again. */
export async function insertAsked({ drizzle }: Tx, row: Omit<AccessRow, "state">): Promise<void> {
  await drizzle
    .insert(albumAccess)
    .values({ ...row, state: "asked" })
    .onConflictDoNothing();
}

export async function setAccess({ drizzle }: Tx, row: AccessRow): Promise<void> {
  await drizzle
    .insert(albumAccess)
    .values(row)
    .onConflictDoUpdate({
      target: [albumAccess.ownerId, albumAccess.viewerId],
      set: { state: row.state, at: row.at },
    });
}

export async function removeBetween({ drizzle }: Tx, a: string, b: string): Promise<void> {
  await drizzle.delete(albumAccess).where(or(ofPair(a, b), ofPair(b, a)));
}

const guest = { id: albumAccess.viewerId, name: profiles.name, at: albumAccess.at };
const newest = [desc(albumAccess.at), desc(albumAccess.viewerId)];
/** The viewer of `Sight` owns the album. */
const ofViewer = eq(albumAccess.ownerId, p("viewer"));
const asks = () => and(ofViewer, eq(albumAccess.state, "asked"), isVisible());

const q = prepared((d) => ({
  access: d
    .select({ state: albumAccess.state })
    .from(albumAccess)
    .where(and(eq(albumAccess.ownerId, p("ownerId")), eq(albumAccess.viewerId, p("viewerId"))))
    .prepare("albums.access"),
  asking: d
    .select(guest)
    .from(albumAccess)
    .innerJoin(profiles, eq(profiles.id, albumAccess.viewerId))
    .where(asks())
    .orderBy(...newest)
    .limit(stableLimit(p("limit")))
    .prepare("albums.asking"),
  granted: d
    .select({ ...guest, isSeen: sql`${isVisible()}`.mapWith(Boolean).as("is_seen") })
    .from(albumAccess)
    .innerJoin(profiles, eq(profiles.id, albumAccess.viewerId))
    .where(and(ofViewer, eq(albumAccess.state, "granted")))
    .orderBy(...newest)
    .limit(stableLimit(p("limit")))
    .prepare("albums.granted"),
  askingCount: d
    .select({ n: count() })
    .from(albumAccess)
    .innerJoin(profiles, eq(profiles.id, albumAccess.viewerId))
    .where(asks())
    .prepare("albums.asking_count"),
}));
