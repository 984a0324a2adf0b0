import { and, countDistinct, eq, gt, gte, inArray, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import { memberColumns } from "~/app/domain/account/accounts/accounts.queries";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { accounts, profiles, sessions } from "~/db/tables";

const placeholder = sql.placeholder;

const lastUsedAt = sql<number>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`;

/** Selects sessions that have not expired, and were used after `idleSince`. Times are UTC ms. */
export interface Alive {
  now: number;
  idleSince: number;
}

export function isAlive({ now, idleSince }: Alive) {
  return and(gt(sessions.expiresAt, now), gt(lastUsedAt, idleSince));
}

export async function memberByToken(conn: Conn, tokenHash: string, alive: Alive) {
  const [member] = await q(conn).memberByToken.execute({ tokenHash, ...alive });
  return member;
}

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await q(tx).insert.execute(session);
}

/** Deletes a session. Returns its account, if the session existed. */
export async function deleteSession(tx: Tx, tokenHash: string): Promise<string | undefined> {
  const [deleted] = await q(tx).delete.execute({ tokenHash });
  return deleted?.accountId;
}

/** Deletes all sessions of an account. Returns their number. */
export async function deleteSessions(tx: Tx, accountId: string): Promise<number> {
  return (await q(tx).deleteAll.execute({ accountId })).length;
}

export async function deleteExpired(tx: Tx, accountId: string, alive: Alive): Promise<void> {
  await q(tx).deleteExpired.execute({ accountId, ...alive });
}

export async function accountOfHash({ drizzle }: Conn, tokenHash: string): Promise<string | undefined> {
  const [row] = await drizzle
    .select({ id: sessions.accountId })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return row?.id;
}

export function listSessions({ drizzle }: Conn, accountId: string, alive: Alive) {
  return drizzle
    .select({
      tokenHash: sessions.tokenHash,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isAlive(alive)));
}

export async function countActive({ drizzle }: Conn, since: number): Promise<number> {
  const [row] = await drizzle
    .select({ accounts: countDistinct(sessions.accountId) })
    .from(sessions)
    .where(gte(lastUsedAt, since));
  return row!.accounts;
}

const newestFirst = newestBy(sessions.createdAt, sessions.tokenHash);

export function sessionsStarted({ drizzle }: Conn, accountId: string, asked: Asked) {
  const { tokenHash, createdAt, device, lastSeenAt, expiresAt } = sessions;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id: tokenHash, at: createdAt, device, lastSeenAt, expiresAt })
      .from(sessions)
      .where(and(eq(sessions.accountId, accountId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export async function deleteOwnSession({ drizzle }: Tx, accountId: string, tokenHash: string): Promise<void> {
  await drizzle.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.tokenHash, tokenHash)));
}

export async function deleteOthers({ drizzle }: Tx, accountId: string, tokenHash: string): Promise<void> {
  await drizzle.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, tokenHash)));
}

interface Seen {
  tokenHash: string;
  device: string | null;
  at: number;
}

export async function setSeen({ drizzle }: Tx, { tokenHash, device, at }: Seen): Promise<void> {
  await drizzle.update(sessions).set({ device, lastSeenAt: at }).where(eq(sessions.tokenHash, tokenHash));
}

const q = prepared((d) => ({
  memberByToken: d
    .select(memberColumns)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(profiles, eq(profiles.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, placeholder("tokenHash")),
        gt(sessions.expiresAt, placeholder("now")),
        gt(lastUsedAt, placeholder("idleSince")),
        eq(accounts.status, "active"),
      ),
    )
    .prepare("sessions.member_by_token"),
  insert: d
    .insert(sessions)
    .values({
      tokenHash: placeholder("tokenHash"),
      accountId: placeholder("accountId"),
      createdAt: placeholder("createdAt"),
      expiresAt: placeholder("expiresAt"),
    })
    .prepare("sessions.insert"),
  delete: d
    .delete(sessions)
    .where(eq(sessions.tokenHash, placeholder("tokenHash")))
    .returning({ accountId: sessions.accountId })
    .prepare("sessions.delete"),
  deleteAll: d
    .delete(sessions)
    .where(eq(sessions.accountId, placeholder("accountId")))
    .returning({ accountId: sessions.accountId })
    .prepare("sessions.delete_all"),
  deleteExpired: d
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, placeholder("accountId")),
        or(lte(sessions.expiresAt, placeholder("now")), lte(lastUsedAt, placeholder("idleSince"))),
      ),
    )
    .prepare("sessions.delete_expired"),
}));

export async function devicesOf({ drizzle }: Conn, accountIds: string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  if (accountIds.length === 0) return found;
  const { accountId, device } = sessions;
  const rows = await drizzle
    .selectDistinct({ accountId, device })
    .from(sessions)
    .where(and(inArray(accountId, accountIds), isNotNull(device)));
  for (const row of rows) found.set(row.accountId, (found.get(row.accountId) ?? new Set()).add(row.device ?? ""));
  return found;
}
