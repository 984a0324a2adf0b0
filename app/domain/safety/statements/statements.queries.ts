import { and, asc, count, eq, gte, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { restrictions } from "~/db/tables";

export type Unsent = typeof restrictions.$inferSelect;

/** Returns the restrictions not yet sent to the Database, oldest first. */
export function unsentStatements({ drizzle }: Conn, limit: number): Promise<Unsent[]> {
  return drizzle
    .select()
    .from(restrictions)
    .where(and(isNull(restrictions.sentAt), isNull(restrictions.refusal)))
    .orderBy(asc(restrictions.from), asc(restrictions.id))
    .limit(limit);
}

export async function markSent({ drizzle }: Tx, ids: string[], at: number): Promise<void> {
  if (ids.length > 0) await drizzle.update(restrictions).set({ sentAt: at }).where(inArray(restrictions.id, ids));
}

export async function markRefused({ drizzle }: Tx, id: string, refusal: string): Promise<void> {
  await drizzle.update(restrictions).set({ refusal }).where(eq(restrictions.id, id));
}

/** Counts the restrictions since a time (UTC ms) that were sent, and that wait. */
export async function countStatements(conn: Conn, since: number): Promise<{ sent: number; waiting: number }> {
  const { sentAt, refusal } = restrictions;
  const waiting = and(isNull(sentAt), isNull(refusal));
  return { sent: await countOf(conn, since, isNotNull(sentAt)), waiting: await countOf(conn, since, waiting) };
}

async function countOf({ drizzle }: Conn, since: number, which: ReturnType<typeof and>): Promise<number> {
  const [row] = await drizzle
    .select({ of: count() })
    .from(restrictions)
    .where(and(gte(restrictions.from, since), which));
  return row!.of;
}

/** The condition for restrictions that were refused, for any reason except `besides`. */
const refused = (besides: string) => and(isNotNull(restrictions.refusal), ne(restrictions.refusal, besides));

const newestFirst = sortedBy<Unsent>(
  { column: restrictions.from, of: ({ from }) => from, descending: true },
  { column: restrictions.id, of: ({ id }) => id, descending: true },
);

/** Counts refused restrictions since a time (UTC ms). */
export function countRefusals(conn: Conn, { besides, since }: { besides: string; since: number }): Promise<number> {
  return countOf(conn, since, refused(besides));
}

export function refusedStatements(
  { drizzle }: Conn,
  { besides, since }: { besides: string; since: number },
  asked: Asked,
): Promise<Page<Unsent>> {
  return newestFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(restrictions)
      .where(and(gte(restrictions.from, since), refused(besides), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export async function refusedStatement({ drizzle }: Conn, id: string, besides: string): Promise<Unsent | undefined> {
  const [row] = await drizzle
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.id, id), refused(besides)));
  return row;
}

/** Resets the refusal, so the statement is sent again. */
export async function forgetRefusal({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle.update(restrictions).set({ refusal: null }).where(eq(restrictions.id, id));
}
