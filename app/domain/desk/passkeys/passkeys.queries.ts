import { and, asc, eq, lte } from "drizzle-orm";
import { operatorChallenges, operatorPasskeys } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type PasskeyRow = typeof operatorPasskeys.$inferSelect;

export async function passkeyById({ drizzle }: Conn, id: string): Promise<PasskeyRow | undefined> {
  return (await drizzle.select().from(operatorPasskeys).where(eq(operatorPasskeys.id, id)))[0];
}

export function passkeysOfOperator({ drizzle }: Conn, operatorId: string): Promise<PasskeyRow[]> {
  return drizzle
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operatorId))
    .orderBy(asc(operatorPasskeys.createdAt));
}

/** Inserts a passkey. Returns false if the key already exists, because no key belongs to two operators. */
export async function insertPasskey({ drizzle }: Tx, row: PasskeyRow): Promise<boolean> {
  const added = await drizzle
    .insert(operatorPasskeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: operatorPasskeys.id });
  return added.length > 0;
}

export async function noteUse({ drizzle }: Tx, id: string, use: { counter: number; usedAt: number }): Promise<void> {
  await drizzle.update(operatorPasskeys).set(use).where(eq(operatorPasskeys.id, id));
}

export async function deletePasskey({ drizzle }: Tx, operatorId: string, id: string): Promise<void> {
  await drizzle
    .delete(operatorPasskeys)
    .where(and(eq(operatorPasskeys.operatorId, operatorId), eq(operatorPasskeys.id, id)));
}

export async function deletePasskeysOf({ drizzle }: Tx, operatorId: string): Promise<void> {
  await drizzle.delete(operatorPasskeys).where(eq(operatorPasskeys.operatorId, operatorId));
}

interface Answered {
  challenge: string;
  worksUntil: number;
  now: number;
}

/** Records that a challenge was answered. Returns whether this is the first answer. Deletes expired challenges. */
export async function noteAnswered({ drizzle }: Tx, { challenge, worksUntil, now }: Answered): Promise<boolean> {
  await drizzle.delete(operatorChallenges).where(lte(operatorChallenges.worksUntil, now));
  const noted = await drizzle
    .insert(operatorChallenges)
    .values({ challenge, worksUntil })
    .onConflictDoNothing()
    .returning({ challenge: operatorChallenges.challenge });
  return noted.length > 0;
}
