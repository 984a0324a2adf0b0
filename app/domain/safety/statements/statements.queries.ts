import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { restrictions } from "~/db/tables";

export type Unsent = typeof restrictions.$inferSelect;

/** The restrictions that the Database does not know yet, the oldest first. */
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
