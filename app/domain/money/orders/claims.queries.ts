import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { codeClaims } from "~/db/tables";

export type CodeClaim = typeof codeClaims.$inferSelect;

export async function claimOf({ drizzle }: Conn, memberId: string, code: string): Promise<CodeClaim | undefined> {
  const [row] = await drizzle.select().from(codeClaims).where(isClaim(memberId, code));
  return row;
}

export async function isUsedBy({ drizzle }: Conn, memberIds: readonly string[], code: string): Promise<boolean> {
  const [row] = await drizzle
    .select({ memberId: codeClaims.memberId })
    .from(codeClaims)
    .where(and(inArray(codeClaims.memberId, [...memberIds]), eq(codeClaims.code, code), isNotNull(codeClaims.usedAt)))
    .limit(1);
  return row !== undefined;
}

/** Gives the claim to the order, whichever order had it before. Returns false if it is used up. */
export async function takeClaim(
  { drizzle }: Tx,
  claim: { memberId: string; code: string; orderId: string },
): Promise<boolean> {
  const { orderId } = claim;
  const taken = await drizzle
    .insert(codeClaims)
    .values(claim)
    .onConflictDoUpdate({
      target: [codeClaims.memberId, codeClaims.code],
      set: { orderId },
      setWhere: isNull(codeClaims.usedAt),
    })
    .returning({ code: codeClaims.code });
  return taken.length === 1;
}

/** Uses the claim up for this order. Does nothing if it is used up, or was never claimed. */
export async function spendClaim(
  { drizzle }: Tx,
  { memberId, code, orderId, usedAt }: { memberId: string; code: string; orderId: string; usedAt: number },
): Promise<void> {
  await drizzle
    .update(codeClaims)
    .set({ orderId, usedAt })
    .where(and(isClaim(memberId, code), isNull(codeClaims.usedAt)));
}

export async function releaseClaims({ drizzle }: Tx, orderId: string): Promise<void> {
  await drizzle
    .update(codeClaims)
    .set({ orderId: null })
    .where(and(eq(codeClaims.orderId, orderId), isNull(codeClaims.usedAt)));
}

const isClaim = (memberId: string, code: string) => and(eq(codeClaims.memberId, memberId), eq(codeClaims.code, code));
