import { and, count, eq, lt } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { recoveryCodes, secondFactors } from "~/db/tables";

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function secondFactorRow({ drizzle }: Conn, accountId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await drizzle.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return row;
}

export async function hasSecondFactor(conn: Conn, accountId: string): Promise<boolean> {
  return (await secondFactorRow(conn, accountId)) !== undefined;
}

/** Inserts a second factor. Returns false if the account already has one. */
export async function insertSecondFactor({ drizzle }: Tx, row: SecondFactorRow): Promise<boolean> {
  const inserted = await drizzle.insert(secondFactors).values(row).onConflictDoNothing().returning();
  return inserted.length === 1;
}

/** Uses up a time step and all earlier ones, in one statement. Returns false if the step was already used. */
export async function takeStep({ drizzle }: Tx, accountId: string, step: number): Promise<boolean> {
  const taken = await drizzle
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.accountId });
  return taken.length === 1;
}

export async function deleteSecondFactor({ drizzle }: Tx, accountId: string): Promise<void> {
  await drizzle.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
}

export async function countRecoveryCodes({ drizzle }: Conn, accountId: string): Promise<number> {
  const [row] = await drizzle.select({ n: count() }).from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  return row!.n;
}

export async function replaceRecoveryCodes({ drizzle }: Tx, accountId: string, hashes: string[]): Promise<void> {
  await drizzle.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  if (hashes.length > 0) await drizzle.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, accountId })));
}

export async function takeRecoveryCode({ drizzle }: Tx, accountId: string, hash: string): Promise<boolean> {
  const taken = await drizzle
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.accountId, accountId)))
    .returning({ hash: recoveryCodes.hash });
  return taken.length === 1;
}
