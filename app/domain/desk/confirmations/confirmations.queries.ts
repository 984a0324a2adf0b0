import { and, eq, gt, lte } from "drizzle-orm";
import { operatorConfirmations } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type ConfirmationRow = typeof operatorConfirmations.$inferSelect;

/** Inserts an action that waits for confirmation, and deletes expired actions. */
export async function insertConfirmation({ drizzle }: Tx, row: ConfirmationRow, now: number): Promise<void> {
  await drizzle.delete(operatorConfirmations).where(lte(operatorConfirmations.worksUntil, now));
  await drizzle.insert(operatorConfirmations).values(row);
}

interface Asked {
  id: string;
  session: string;
  hash: string;
  now: number;
}

/** Whether exactly this action waits for confirmation in this session. */
export async function isWaiting({ drizzle }: Conn, asked: Asked): Promise<boolean> {
  return (
    (await drizzle.select({ id: operatorConfirmations.id }).from(operatorConfirmations).where(exactly(asked))).length >
    0
  );
}

/** Uses the confirmation up. Returns whether exactly this action was waiting. */
export async function takeConfirmation({ drizzle }: Tx, asked: Asked): Promise<boolean> {
  return (
    (await drizzle.delete(operatorConfirmations).where(exactly(asked)).returning({ id: operatorConfirmations.id }))
      .length > 0
  );
}

export async function deleteConfirmationsOf({ drizzle }: Tx, operatorId: string): Promise<void> {
  await drizzle.delete(operatorConfirmations).where(eq(operatorConfirmations.operatorId, operatorId));
}

function exactly({ id, session, hash, now }: Asked) {
  const { id: own, sessionHash, hash: signed, worksUntil } = operatorConfirmations;
  return and(eq(own, id), eq(sessionHash, session), eq(signed, hash), gt(worksUntil, now));
}
