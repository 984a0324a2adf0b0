import { eq } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { stayDiscounts } from "~/db/tables";

export type StayDiscount = typeof stayDiscounts.$inferSelect;

export async function stayDiscountOf({ drizzle }: Conn, memberId: string): Promise<StayDiscount | undefined> {
  const [row] = await drizzle.select().from(stayDiscounts).where(eq(stayDiscounts.memberId, memberId));
  return row;
}

/** Inserts a member's discount for staying. Returns false if the member already got one. */
export async function insertStayDiscount({ drizzle }: Tx, discount: StayDiscount): Promise<boolean> {
  const added = await drizzle
    .insert(stayDiscounts)
    .values(discount)
    .onConflictDoNothing({ target: stayDiscounts.memberId })
    .returning({ code: stayDiscounts.code });
  return added.length > 0;
}
