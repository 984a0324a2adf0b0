import { desc, gt, lt } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { heldMessages } from "~/db/tables";

export type HeldMessage = typeof heldMessages.$inferSelect;

/** Keeps one, and deletes those from before `forget` (UTC ms). */
export async function keepHeld({ drizzle }: Tx, row: HeldMessage, forget: number): Promise<void> {
  await drizzle.delete(heldMessages).where(lt(heldMessages.at, forget));
  await drizzle.insert(heldMessages).values(row);
}

export function heldSince({ drizzle }: Conn, since: number, limit: number): Promise<HeldMessage[]> {
  return drizzle
    .select()
    .from(heldMessages)
    .where(gt(heldMessages.at, since))
    .orderBy(desc(heldMessages.at), desc(heldMessages.id))
    .limit(limit);
}
