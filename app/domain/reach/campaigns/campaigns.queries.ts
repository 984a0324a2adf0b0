import { and, asc, eq, gt, gte, inArray, isNotNull, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { accounts, arrivals, orders, type TrafficSource } from "~/db/tables";

export type Arrivals = typeof arrivals.$inferSelect;

/** Adds visits to an existing row. Returns false if there is no such row. */
export async function addVisits({ drizzle }: Tx, { visits, ...key }: Arrivals): Promise<boolean> {
  const changed = await drizzle
    .update(arrivals)
    .set({ visits: sql`${arrivals.visits} + ${visits}` })
    .where(and(...(Object.keys(key) as (keyof typeof key)[]).map((name) => eq(arrivals[name], key[name]))))
    .returning({ day: arrivals.day });
  return changed.length > 0;
}

export async function insertArrivals({ drizzle }: Tx, row: Arrivals): Promise<void> {
  await drizzle.insert(arrivals).values(row);
}

export async function sourcesOn({ drizzle }: Conn, day: string): Promise<number> {
  const [row] = await drizzle
    .select({ n: sql<number>`cast(count(*) as integer)` })
    .from(arrivals)
    .where(eq(arrivals.day, day));
  return row!.n;
}

export function arrivalsFrom({ drizzle }: Conn, day: string): Promise<Arrivals[]> {
  return drizzle.select().from(arrivals).where(gte(arrivals.day, day));
}

export interface SentMember {
  id: string;
  source: TrafficSource | null;
  confirmedAt: number | null;
}

export function sentSince(
  { drizzle }: Conn,
  { since, after, limit }: { since: number; after: string; limit: number },
): Promise<SentMember[]> {
  return drizzle
    .select({ id: accounts.id, source: accounts.trafficSource, confirmedAt: accounts.confirmedAt })
    .from(accounts)
    .where(and(isNotNull(accounts.trafficSource), gte(accounts.signedUpAt, since), gt(accounts.id, after)))
    .orderBy(asc(accounts.id))
    .limit(limit);
}

export function paidBy({ drizzle }: Conn, memberIds: string[]) {
  return drizzle
    .select({
      memberId: orders.memberId,
      currency: orders.currency,
      minor: sql<number>`${orders.price} - ${orders.refundedMinor} - ${orders.chargedBackMinor}`,
    })
    .from(orders)
    .where(and(inArray(orders.memberId, memberIds), isNotNull(orders.paidAt)));
}
