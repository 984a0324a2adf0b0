import { asc, inArray } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { prices } from "~/db/tables";

export type PriceRow = typeof prices.$inferSelect;

export function pricesIn({ drizzle }: Conn, countries: string[]): Promise<PriceRow[]> {
  return drizzle.select().from(prices).where(inArray(prices.country, countries)).orderBy(asc(prices.since));
}

export async function insertPrices({ drizzle }: Tx, rows: PriceRow[]): Promise<void> {
  await drizzle.insert(prices).values(rows).onConflictDoNothing();
}
