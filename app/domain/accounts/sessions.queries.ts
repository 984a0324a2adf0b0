import { and, eq, gt, lte, ne, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { accounts, profiles, sessions } from "~/db/tables";
import { memberColumns } from "./accounts.queries";

export async function memberByToken(conn: Conn, tokenHash: string, now: number) {
  const [member] = await q(conn).memberByToken.execute({ tokenHash, now });
  return member;
}

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await q(tx).insert.execute(session);
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await q(tx).delete.execute({ tokenHash });
}

export async function deleteSessions(tx: Tx, accountId: string): Promise<void> {
  await q(tx).deleteAll.execute({ accountId });
}

export async function deleteExpired(tx: Tx, accountId: string, now: number): Promise<void> {
  await q(tx).deleteExpired.execute({ accountId, now });
}

export function listSessions({ drizzle }: Conn, accountId: string, now: number) {
  return drizzle
    .select({
      tokenHash: sessions.tokenHash,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)));
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

const placeholder = sql.placeholder;

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
    .prepare("sessions.delete"),
  deleteAll: d
    .delete(sessions)
    .where(eq(sessions.accountId, placeholder("accountId")))
    .prepare("sessions.delete_all"),
  deleteExpired: d
    .delete(sessions)
    .where(and(eq(sessions.accountId, placeholder("accountId")), lte(sessions.expiresAt, placeholder("now"))))
    .prepare("sessions.delete_expired"),
}));
