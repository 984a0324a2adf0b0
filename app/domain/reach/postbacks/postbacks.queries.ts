import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { accounts, type PostbackState, postbacks, type TrafficSource } from "~/db/tables";

export type Postback = typeof postbacks.$inferSelect;

export async function sourceOf({ drizzle }: Conn, memberId: string): Promise<TrafficSource | null> {
  const [row] = await drizzle
    .select({ source: accounts.trafficSource })
    .from(accounts)
    .where(eq(accounts.id, memberId));
  return row?.source ?? null;
}

/** Inserts a postback. Returns false if this event of this cause exists. */
export async function insertPostback({ drizzle }: Tx, row: typeof postbacks.$inferInsert): Promise<boolean> {
  const inserted = await drizzle.insert(postbacks).values(row).onConflictDoNothing().returning({ id: postbacks.id });
  return inserted.length > 0;
}

export async function postbackById({ drizzle }: Conn, id: string): Promise<Postback | undefined> {
  const [row] = await drizzle.select().from(postbacks).where(eq(postbacks.id, id));
  return row;
}

export function postbacksOfCause({ drizzle }: Conn, causeId: string): Promise<Postback[]> {
  return drizzle.select().from(postbacks).where(eq(postbacks.causeId, causeId)).orderBy(asc(postbacks.id));
}

export async function hasSale({ drizzle }: Conn, memberId: string): Promise<boolean> {
  const [row] = await drizzle
    .select({ id: postbacks.id })
    .from(postbacks)
    .where(and(eq(postbacks.memberId, memberId), eq(postbacks.event, "sale"), ne(postbacks.state, "skipped")))
    .limit(1);
  return row !== undefined;
}

const newestFirst = sortedBy<Postback>(
  { column: postbacks.at, of: ({ at }) => at, descending: true },
  { column: postbacks.id, of: ({ id }) => id, descending: true },
);

export function newestPostbacks({ drizzle }: Conn, states: PostbackState[], asked: Asked): Promise<Page<Postback>> {
  return newestFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(postbacks)
      .where(and(inArray(postbacks.state, states), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export async function changeWaiting(
  { drizzle }: Tx,
  id: string,
  change: Partial<Pick<Postback, "state" | "reason" | "dueAt" | "minor">>,
): Promise<void> {
  await drizzle
    .update(postbacks)
    .set(change)
    .where(and(eq(postbacks.id, id), eq(postbacks.state, "waiting")));
}

/** Resets a postback to waiting; undefined if unknown. */
export async function reopen({ drizzle }: Tx, id: string, now: number): Promise<Postback | undefined> {
  const [row] = await drizzle
    .update(postbacks)
    .set({ state: "waiting", reason: null, dueAt: now, replays: sql`${postbacks.replays} + 1` })
    .where(eq(postbacks.id, id))
    .returning();
  return row;
}
