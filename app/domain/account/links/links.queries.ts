import { and, desc, eq, gt, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { type LinkPurpose, links } from "~/db/tables";

export type LinkRow = typeof links.$inferSelect;

/** Inserts a link. Does nothing if a link with this id exists. */
export async function insertLink({ drizzle }: Tx, link: Omit<LinkRow, "usedAt">): Promise<void> {
  await drizzle.insert(links).values(link).onConflictDoNothing();
}

/** Marks a link as used, and returns the link as it was. Undefined if it has another purpose, is used or expired. */
export async function markLinkUsed({ drizzle }: Tx, id: string, purpose: LinkPurpose, now: number) {
  const [link] = await drizzle
    .update(links)
    .set({ usedAt: now })
    .where(good(id, purpose, now))
    .returning();
  return link;
}

export async function goodLink({ drizzle }: Conn, id: string, purpose: LinkPurpose, now: number) {
  const [link] = await drizzle
    .select()
    .from(links)
    .where(good(id, purpose, now));
  return link;
}

export async function usedLink({ drizzle }: Conn, id: string, purpose: LinkPurpose) {
  const used = and(eq(links.id, id), eq(links.purpose, purpose), isNotNull(links.usedAt));
  const [link] = await drizzle.select().from(links).where(used);
  return link;
}

export async function newestLink({ drizzle }: Conn, accountId: string, purpose: LinkPurpose) {
  const own = and(eq(links.accountId, accountId), eq(links.purpose, purpose));
  const [link] = await drizzle.select().from(links).where(own).orderBy(desc(links.createdAt)).limit(1);
  return link;
}

const newestFirst = newestBy(links.createdAt, links.id);

export function linksMailed({ drizzle }: Conn, accountId: string, asked: Asked) {
  const { id, createdAt, purpose, email, usedAt, expiresAt } = links;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at: createdAt, purpose, email, usedAt, expiresAt })
      .from(links)
      .where(and(eq(links.accountId, accountId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export async function deleteExpiredLinks({ drizzle }: Tx, accountId: string, now: number): Promise<void> {
  await drizzle.delete(links).where(and(eq(links.accountId, accountId), lte(links.expiresAt, now)));
}

export async function deleteLinks({ drizzle }: Tx, accountId: string, ...purposes: LinkPurpose[]): Promise<void> {
  await drizzle.delete(links).where(and(eq(links.accountId, accountId), inArray(links.purpose, purposes)));
}

/** Invalidates the unused links of these purposes. A used link stays, to answer a second click on its button. */
export async function deleteOpenLinks({ drizzle }: Tx, accountId: string, ...purposes: LinkPurpose[]): Promise<void> {
  const mailed = and(eq(links.accountId, accountId), inArray(links.purpose, purposes));
  await drizzle.delete(links).where(and(mailed, isNull(links.usedAt)));
}

const good = (id: string, purpose: LinkPurpose, now: number) =>
  and(eq(links.id, id), eq(links.purpose, purpose), isNull(links.usedAt), gt(links.expiresAt, now));
