import { asc, count, eq, inArray } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { securedItems } from "~/db/tables";

export type SecuredRow = typeof securedItems.$inferSelect;

export async function insertSecured({ drizzle }: Tx, rows: SecuredRow[]): Promise<void> {
  await drizzle.insert(securedItems).values(rows);
}

export function securedOf({ drizzle }: Conn, memberId: string): Promise<SecuredRow[]> {
  return drizzle
    .select()
    .from(securedItems)
    .where(eq(securedItems.memberId, memberId))
    .orderBy(asc(securedItems.at), asc(securedItems.id));
}

export async function deleteSecured({ drizzle }: Tx, memberId: string): Promise<void> {
  await drizzle.delete(securedItems).where(eq(securedItems.memberId, memberId));
}

/** Counts the secured items of each of these members; omits members without any. */
export async function countSecured({ drizzle }: Conn, memberIds: string[]): Promise<Map<string, number>> {
  const { memberId } = securedItems;
  const rows = await drizzle
    .select({ memberId, items: count() })
    .from(securedItems)
    .where(inArray(memberId, memberIds))
    .groupBy(memberId);
  return new Map(rows.map((row) => [row.memberId, row.items]));
}
