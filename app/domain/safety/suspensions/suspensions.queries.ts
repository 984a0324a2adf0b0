import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { accounts, decisions, profiles, suspensions, wouldBeShown } from "~/db/tables";

export type SuspensionRow = typeof suspensions.$inferSelect;

/** Returns the account to suspend; undefined if missing. */
export async function accountOf({ drizzle }: Conn, id: string) {
  const [account] = await drizzle
    .select({
      id: accounts.id,
      createdAt: profiles.createdAt,
      email: accounts.email,
      name: profiles.name,
      language: profiles.language,
      visible: wouldBeShown,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(eq(accounts.id, id));
  return account;
}

export async function insertSuspension({ drizzle }: Tx, suspension: SuspensionRow): Promise<void> {
  await drizzle.insert(suspensions).values(suspension);
}

/** Returns the active suspension with its decision. */
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

/** Returns the addresses of permanently banned accounts, newest first, at most five hundred. */
export async function addressesClosedForGood({ drizzle }: Conn): Promise<string[]> {
  const rows = await drizzle
    .select({ email: accounts.email })
    .from(suspensions)
    .innerJoin(accounts, eq(accounts.id, suspensions.accountId))
    .where(and(isNull(suspensions.endedAt), isNull(suspensions.until)))
    .orderBy(desc(suspensions.from))
    .limit(500);
  return rows.map(({ email }) => email);
}

/** Returns the permanently banned ones of these accounts. */
export async function closedForGood({ drizzle }: Conn, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await drizzle
    .select({ id: suspensions.accountId })
    .from(suspensions)
    .where(and(inArray(suspensions.accountId, ids), isNull(suspensions.endedAt), isNull(suspensions.until)));
  return rows.map(({ id }) => id);
}

/** Returns the periods of the unlifted suspensions of these decisions: UTC ms, `to` is null while active. */
export function spansUnder({ drizzle }: Conn, decisionKeys: string[]): Promise<{ from: number; to: number | null }[]> {
  if (decisionKeys.length === 0) return Promise.resolve([]);
  return drizzle
    .select({ from: suspensions.from, to: suspensions.endedAt })
    .from(suspensions)
    .where(and(inArray(suspensions.decisionKey, decisionKeys), isNull(suspensions.liftedBy)));
}

const newestFirst = newestBy(suspensions.from, suspensions.decisionKey);

/** Returns every suspension of an account, each with its decision. */
export function suspensionsHad({ drizzle }: Conn, accountId: string, asked: Asked) {
  const { decisionKey: id, from: at, until, endedAt, liftedBy, liftedFor, fraud } = suspensions;
  const { actor, rule, facts } = decisions;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, until, endedAt, liftedBy, liftedFor, fraud, actor, rule, facts })
      .from(suspensions)
      .innerJoin(decisions, eq(decisions.key, suspensions.decisionKey))
      .where(and(eq(suspensions.accountId, accountId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

const latestEnded = newestBy(suspensions.endedAt, suspensions.decisionKey);

/** Returns ended suspensions, by their end. `liftedBy` is null for a suspension that ended as decided. */
export function suspensionsEnded({ drizzle }: Conn, accountId: string, asked: Asked) {
  const { decisionKey: id, liftedBy, liftedFor, endedAt } = suspensions;
  return latestEnded(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at: sql<number>`${endedAt}`.mapWith(endedAt), liftedBy, liftedFor })
      .from(suspensions)
      .where(and(eq(suspensions.accountId, accountId), isNotNull(endedAt), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** Ends an active suspension. Returns undefined if it had ended. */
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

/** Hides the profile and blocks logins. A deleted account stays deleted. */
export async function closeAccount({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle
    .update(accounts)
    .set({ status: "suspended" })
    .where(and(eq(accounts.id, id), eq(accounts.status, "active")));
  await drizzle.update(profiles).set({ visible: false }).where(eq(profiles.id, id));
}

/** Restores the account as it was before the suspension. */
export async function openAccount({ drizzle }: Tx, { accountId, wasVisible }: SuspensionRow): Promise<void> {
  const opened = await drizzle
    .update(accounts)
    .set({ status: "active" })
    .where(and(eq(accounts.id, accountId), eq(accounts.status, "suspended")))
    .returning({ id: accounts.id });
  if (opened.length === 1)
    await drizzle
      .update(profiles)
      .set({ visible: wasVisible ? sql`(${profiles.takenDownAt} is null)` : false })
      .where(eq(profiles.id, accountId));
}
