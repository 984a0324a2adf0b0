import { and, desc, eq, inArray, isNotNull, isNull, type Placeholder, sql } from "drizzle-orm";
import { type Conn, prepared, type Queries, type Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { stableLimit } from "~/db/statement-hints";
import { accounts, decisions, mutes, profiles, suspensions, wouldBeShown } from "~/db/tables";

const TABLES = { suspension: suspensions, mute: mutes };

/** A suspension closes the account; a mute stops the member from writing. */
export type SanctionKind = keyof typeof TABLES;

/** The row of a sanction. Only suspensions have `wasVisible` and `fraud`. */
export type SanctionRow = typeof mutes.$inferSelect & { wasVisible?: boolean; fraud?: boolean };

/** Returns the table of a kind, typed by the columns that every kind has. */
function tableOf(kind: SanctionKind) {
  return TABLES[kind] as typeof mutes;
}

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

export type AccountRow = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

export async function insertSanction({ drizzle }: Tx, kind: SanctionKind, sanction: SanctionRow): Promise<void> {
  await drizzle.insert(tableOf(kind)).values(sanction);
}

/** Returns the active sanction with its decision. */
export async function activeSanction(
  conn: Conn,
  kind: SanctionKind,
  accountId: string,
): Promise<{ sanction: SanctionRow; decision: typeof decisions.$inferSelect } | undefined> {
  const [row] = await q(conn)[kind].execute({ accountId });
  return row;
}

/** Ends an active sanction. Returns undefined if it had ended. */
export async function endSanction(
  { drizzle }: Tx,
  kind: SanctionKind,
  decisionKey: string,
  ended: Partial<Pick<SanctionRow, "endedAt" | "liftedBy" | "liftedFor">>,
): Promise<SanctionRow | undefined> {
  const table = tableOf(kind);
  const [row] = await drizzle
    .update(table)
    .set(ended)
    .where(and(eq(table.decisionKey, decisionKey), isNull(table.endedAt)))
    .returning();
  return row;
}

/** The additional columns of each kind in the history. */
const SHOWN: Record<SanctionKind, { had: object; ended: object }> = {
  suspension: {
    had: { liftedBy: suspensions.liftedBy, liftedFor: suspensions.liftedFor, fraud: suspensions.fraud },
    ended: { liftedBy: suspensions.liftedBy },
  },
  mute: { had: {}, ended: {} },
};

/** Returns every sanction of an account, each with its decision. */
export function sanctionsHad({ drizzle }: Conn, kind: SanctionKind, accountId: string, asked: Asked) {
  const table = tableOf(kind);
  const { decisionKey: id, from: at, until, endedAt } = table;
  const { actor, rule, facts } = decisions;
  return newestBy(at, id)(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, until, endedAt, ...SHOWN[kind].had, actor, rule, facts })
      .from(table)
      .innerJoin(decisions, eq(decisions.key, id))
      .where(and(eq(table.accountId, accountId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** Returns ended sanctions, by their end. `liftedFor` is null for a sanction that ended as decided. */
export function sanctionsEnded({ drizzle }: Conn, kind: SanctionKind, accountId: string, asked: Asked) {
  const table = tableOf(kind);
  const { decisionKey: id, liftedFor, endedAt } = table;
  return newestBy(endedAt, id)(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at: sql<number>`${endedAt}`.mapWith(endedAt), ...SHOWN[kind].ended, liftedFor })
      .from(table)
      .where(and(eq(table.accountId, accountId), isNotNull(endedAt), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** Whether an account is muted. For other nouns' queries. */
export const isMuted = (account: Placeholder) =>
  sql`exists (select 1 from ${mutes} where ${mutes.accountId} = ${account} and ${mutes.endedAt} is null)`;

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

/** Returns those of these accounts that are permanently banned. */
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

/** Hides the profile and blocks logins. A deleted account stays deleted. */
export async function closeAccount({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle
    .update(accounts)
    .set({ status: "suspended" })
    .where(and(eq(accounts.id, id), eq(accounts.status, "active")));
  await drizzle.update(profiles).set({ visible: false }).where(eq(profiles.id, id));
}

/** Restores the account as it was before the suspension. */
export async function openAccount({ drizzle }: Tx, { accountId, wasVisible }: SanctionRow): Promise<void> {
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

const q = prepared((d) => ({
  suspension: active(d, "suspension", "sanctions.suspension"),
  mute: active(d, "mute", "sanctions.mute"),
}));

function active(drizzle: Queries, kind: SanctionKind, name: string) {
  const table = tableOf(kind);
  return drizzle
    .select({ sanction: table, decision: decisions })
    .from(table)
    .innerJoin(decisions, eq(decisions.key, table.decisionKey))
    .where(and(eq(table.accountId, sql.placeholder("accountId")), isNull(table.endedAt)))
    .orderBy(desc(table.from))
    .limit(stableLimit(1))
    .prepare(name);
}
