import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { type Alive, isAlive } from "~/app/domain/account/sessions/sessions.queries";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { pushSubscriptions, sessions } from "~/db/tables";

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

export async function subscriptionsOf({ drizzle }: Conn, accountId: string, alive: Alive): Promise<SubscriptionRow[]> {
  const rows = await drizzle
    .select({ row: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, and(eq(sessions.tokenHash, pushSubscriptions.sessionHash), isAlive(alive)))
    .where(eq(pushSubscriptions.accountId, accountId));
  return rows.map(({ row }) => row);
}

export async function subscriptionById({ drizzle }: Conn, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await drizzle.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row;
}

export async function hasSubscription(conn: Conn, accountId: string): Promise<boolean> {
  return (await q(conn).has.execute({ accountId })).length > 0;
}

/** Stores one row per browser, for the member logged in there now. */
export async function upsertSubscription({ drizzle }: Tx, row: SubscriptionRow): Promise<void> {
  const { id: _, endpoint: __, ...set } = row;
  await drizzle.insert(pushSubscriptions).values(row).onConflictDoUpdate({ target: pushSubscriptions.endpoint, set });
}

export async function keepNewest({ drizzle }: Tx, accountId: string, most: number): Promise<void> {
  const rows = await drizzle
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(desc(pushSubscriptions.createdAt), sql`${pushSubscriptions.id} desc`);
  const old = rows.slice(most).map(({ id }) => id);
  if (old.length > 0) await drizzle.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old));
}

export async function deleteSubscription({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function deleteSubscriptionOf({ drizzle }: Tx, accountId: string, endpoint: string): Promise<void> {
  await drizzle
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.endpoint, endpoint)));
}

// Prepared, because this statement runs with every message, like and visit.
const q = prepared((d) => ({
  has: d
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, sql.placeholder("accountId")))
    .limit(1)
    .prepare("push.has"),
}));
