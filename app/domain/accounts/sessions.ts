import { createHash } from "node:crypto";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { Member } from "./member";
import { deleteExpired, deleteSession, deleteSessions, insertSession, memberByToken } from "./sessions.queries";

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/** Logs a browser in for 30 days. Gives the token for its cookie; only the hash is kept here. */
export async function startSession(site: Site, tx: Tx, accountId: string): Promise<string> {
  const token = Buffer.from(site.randomBytes(32)).toString("base64url");
  const now = site.now();
  await deleteExpired(tx, accountId, now);
  await insertSession(tx, { tokenHash: hashOf(token), accountId, createdAt: now, expiresAt: now + THIRTY_DAYS });
  return token;
}

/** Whose token this is. Null for an unknown or expired one, and for a deleted account's. */
export async function memberOf(site: Site, token: string): Promise<Member | null> {
  if (!isToken(token)) return null;
  return (await site.db.read((conn) => memberByToken(conn, hashOf(token), site.now()))) ?? null;
}

/** Dead on the server, not only in the browser. An unknown token is no error. */
export async function endSession(site: Site, token: string): Promise<void> {
  if (!isToken(token)) return;
  await site.db.transact((tx) => deleteSession(tx, hashOf(token)));
}

/** Logs somebody out everywhere: at a password reset, at deletion. */
export async function endAllSessions(tx: Tx, accountId: string): Promise<void> {
  await deleteSessions(tx, accountId);
}

function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
