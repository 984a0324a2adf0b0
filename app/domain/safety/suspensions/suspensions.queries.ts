import { and, desc, eq, isNull } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { accounts, decisions, profiles, suspensions } from "~/db/tables";

export type SuspensionRow = typeof suspensions.$inferSelect;

/** Whom a suspension is about; undefined where there is no account. */
export async function accountOf({ drizzle }: Conn, id: string) {
  const [account] = await drizzle
    .select({
      id: accounts.id,
      email: accounts.email,
      name: profiles.name,
      language: profiles.language,
      visible: profiles.visible,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(eq(accounts.id, id));
  return account;
}

export async function insertSuspension({ drizzle }: Tx, suspension: SuspensionRow): Promise<void> {
  await drizzle.insert(suspensions).values(suspension);
}

/** The one that holds, with the decision that it comes from. */
export async function openSuspension({ drizzle }: Conn, accountId: string) {
  const [row] = await drizzle
    .select({ suspension: suspensions, decision: decisions })
    .from(suspensions)
    .innerJoin(decisions, eq(decisions.key, suspensions.decisionKey))
    .where(and(eq(suspensions.accountId, accountId), isNull(suspensions.endedAt)))
    .orderBy(desc(suspensions.from))
    .limit(1);
  return row;
}

/** Ends one that holds. Undefined where it ended before. */
export async function endSuspension(
  { drizzle }: Tx,
  decisionKey: string,
  ended: Partial<Pick<SuspensionRow, "endedAt" | "liftedBy" | "liftedFor">>,
): Promise<SuspensionRow | undefined> {
  const [row] = await drizzle
    .update(suspensions)
    .set(ended)
    .where(and(eq(suspensions.decisionKey, decisionKey), isNull(suspensions.endedAt)))
    .returning();
  return row;
}

/** Nobody sees the profile, and nobody can log in. An account that is deleted stays so. */
export async function closeAccount({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle
    .update(accounts)
    .set({ status: "suspended" })
    .where(and(eq(accounts.id, id), eq(accounts.status, "active")));
  await drizzle.update(profiles).set({ visible: false }).where(eq(profiles.id, id));
}

/** The account as it was before it was closed. */
export async function openAccount({ drizzle }: Tx, { accountId, wasVisible }: SuspensionRow): Promise<void> {
  const opened = await drizzle
    .update(accounts)
    .set({ status: "active" })
    .where(and(eq(accounts.id, accountId), eq(accounts.status, "suspended")))
    .returning({ id: accounts.id });
  if (opened.length === 1)
    await drizzle.update(profiles).set({ visible: wasVisible }).where(eq(profiles.id, accountId));
}
