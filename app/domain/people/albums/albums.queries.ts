import { and, count, desc, eq, or, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { albumAccess, profiles } from "~/db/tables";

type AccessRow = typeof albumAccess.$inferSelect;

const p = sql.placeholder;

const ofPair = (ownerId: string, viewerId: string) =>
  and(eq(albumAccess.ownerId, ownerId), eq(albumAccess.viewerId, viewerId));

/** Undefined where nobody asked and nothing was granted. */
export async function accessOf(conn: Conn, ownerId: string, viewerId: string): Promise<AccessRow["state"] | undefined> {
  const [row] = await q(conn).access.execute({ ownerId, viewerId });
  return row?.state;
}

/** Who asked or may see, the newest first. */
export function accessTo({ drizzle }: Conn, ownerId: string, state: AccessRow["state"], limit: number) {
  return drizzle
    .select({ id: albumAccess.viewerId, name: profiles.name, at: albumAccess.at })
    .from(albumAccess)
    .innerJoin(profiles, eq(profiles.id, albumAccess.viewerId))
    .where(and(eq(albumAccess.ownerId, ownerId), eq(albumAccess.state, state)))
    .orderBy(desc(albumAccess.at), desc(albumAccess.viewerId))
    .limit(limit);
}

export async function countAsking(conn: Conn, ownerId: string): Promise<number> {
  const [row] = await q(conn).asking.execute({ ownerId });
  return row!.n;
}

/** Where there is a row already it stays as it is: who was refused does not come up again. */
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

/** Takes away what either lets the other see, and what either asked for. */
export async function removeBetween({ drizzle }: Tx, a: string, b: string): Promise<void> {
  await drizzle.delete(albumAccess).where(or(ofPair(a, b), ofPair(b, a)));
}

const q = prepared((d) => ({
  access: d
    .select({ state: albumAccess.state })
    .from(albumAccess)
    .where(and(eq(albumAccess.ownerId, p("ownerId")), eq(albumAccess.viewerId, p("viewerId"))))
    .prepare("albums.access"),
  asking: d
    .select({ n: count() })
    .from(albumAccess)
    .where(and(eq(albumAccess.ownerId, p("ownerId")), eq(albumAccess.state, "asked")))
    .prepare("albums.asking"),
}));
