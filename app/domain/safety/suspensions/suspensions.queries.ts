import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { accounts, decisions, profiles, suspensions, wouldBeShown } from "~/db/tables";

export type SuspensionRow = typeof suspensions.$inferSelect;

/** Whom a suspension is about; undefined where there is no account. */
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

/** The addresses of accounts that are closed for good, the newest first: five hundred at most. */
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

/** Those of these accounts that are closed for good. */
export async function closedForGood({ drizzle }: Conn, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await drizzle
    .select({ id: suspensions.accountId })
    .from(suspensions)
    .where(and(inArray(suspensions.accountId, ids), isNull(suspensions.endedAt), isNull(suspensions.until)));
  return rows.map(({ id }) => id);
}

/** Of these decisions, the suspensions that nobody lifted: UTC ms, `to` is null while one holds. */
export function spansUnder({ drizzle }: Conn, decisionKeys: string[]): Promise<{ from: number; to: number | null }[]> {
  if (decisionKeys.length === 0) return Promise.resolve([]);
  return drizzle
    .select({ from: suspensions.from, to: suspensions.endedAt })
    .from(suspensions)
    .where(and(inArray(suspensions.decisionKey, decisionKeys), isNull(suspensions.liftedBy)));
}

const newestFirst = newestBy(suspensions.from, suspensions.decisionKey);

/** All that an account had, each with its decision. */
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

/** Those that are over, by when they ended. `liftedBy` is null where that was as it had been decided. */
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
    await drizzle
      .update(profiles)
      .set({ visible: wasVisible ? sql`(${profiles.takenDownAt} is null)` : false })
      .where(eq(profiles.id, accountId));
}
