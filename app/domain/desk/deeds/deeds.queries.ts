import { and, eq, gt, lte } from "drizzle-orm";
import { operatorDeeds } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type DeedRow = typeof operatorDeeds.$inferSelect;

/** Inserts an action that waits for confirmation, and deletes expired ones. */
export async function insertDeed({ drizzle }: Tx, row: DeedRow, now: number): Promise<void> {
  await drizzle.delete(operatorDeeds).where(lte(operatorDeeds.worksUntil, now));
  await drizzle.insert(operatorDeeds).values(row);
}

interface Asked {
  id: string;
  session: string;
  hash: string;
  now: number;
}

/** Whether exactly this action waits for confirmation in this session. */
export async function isWaiting({ drizzle }: Conn, asked: Asked): Promise<boolean> {
  return (await drizzle.select({ id: operatorDeeds.id }).from(operatorDeeds).where(exactly(asked))).length > 0;
}

/** Uses the confirmation up. Returns whether exactly this action was waiting. */
export async function takeDeed({ drizzle }: Tx, asked: Asked): Promise<boolean> {
  return (await drizzle.delete(operatorDeeds).where(exactly(asked)).returning({ id: operatorDeeds.id })).length > 0;
}

export async function deleteDeedsOf({ drizzle }: Tx, operatorId: string): Promise<void> {
  await drizzle.delete(operatorDeeds).where(eq(operatorDeeds.operatorId, operatorId));
}

function exactly({ id, session, hash, now }: Asked) {
  const { id: own, sessionHash, hash: signed, worksUntil } = operatorDeeds;
  return and(eq(own, id), eq(sessionHash, session), eq(signed, hash), gt(worksUntil, now));
}
