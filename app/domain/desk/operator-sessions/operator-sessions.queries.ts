import { and, desc, eq, lt, or } from "drizzle-orm";
import { operatorSessions } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type OperatorSessionRow = typeof operatorSessions.$inferSelect;

export async function insertSession({ drizzle }: Tx, row: OperatorSessionRow): Promise<void> {
  await drizzle.insert(operatorSessions).values(row);
}

export async function sessionBy({ drizzle }: Conn, tokenHash: string): Promise<OperatorSessionRow | undefined> {
  return (await drizzle.select().from(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash)))[0];
}

export function sessionsOfOperator({ drizzle }: Conn, operatorId: string): Promise<OperatorSessionRow[]> {
  return drizzle
    .select()
    .from(operatorSessions)
    .where(eq(operatorSessions.operatorId, operatorId))
    .orderBy(desc(operatorSessions.seenAt));
}

export async function setSeen({ drizzle }: Tx, tokenHash: string, seenAt: number): Promise<void> {
  await drizzle.update(operatorSessions).set({ seenAt }).where(eq(operatorSessions.tokenHash, tokenHash));
}

export async function deleteSession({ drizzle }: Tx, tokenHash: string): Promise<void> {
  await drizzle.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf({ drizzle }: Tx, operatorId: string): Promise<void> {
  await drizzle.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId));
}

/** Deletes the sessions that began with one passkey, or with the password. */
export async function deleteSessionsBy({ drizzle }: Tx, operatorId: string, way: { passkeyId: string } | "password") {
  const isOf = way === "password" ? eq(operatorSessions.means, way) : eq(operatorSessions.passkeyId, way.passkeyId);
  await drizzle.delete(operatorSessions).where(and(eq(operatorSessions.operatorId, operatorId), isOf));
}

export async function deleteOver({ drizzle }: Tx, began: number, seen: number): Promise<void> {
  await drizzle
    .delete(operatorSessions)
    .where(or(lt(operatorSessions.createdAt, began), lt(operatorSessions.seenAt, seen)));
}
