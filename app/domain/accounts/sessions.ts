import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { inPassing } from "~/app/domain/in-passing";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import { deviceOf } from "./devices";
import type { Member } from "./member";
import {
  deleteExpired,
  deleteOthers,
  deleteOwnSession,
  deleteSession,
  deleteSessions,
  insertSession,
  listSessions,
  memberByToken,
  setSeen,
} from "./sessions.queries";

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

/** A browser that is logged in. */
export interface OwnSession {
  id: string;
  /** "Firefox, Windows", or null where it says nothing that is known. */
  device: string | null;
  /** UTC ms; of the one that asks: now. */
  lastSeenAt: number;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** Where this member is logged in, the one that asks first, then those seen last. */
export async function sessionsOf(site: Site, { id }: Pick<Member, "id">, token: string, agent: string) {
  const rows = await site.db.read((conn) => listSessions(conn, id, site.now()));
  const current = hashOf(token);
  const own = rows.map(({ tokenHash, device, lastSeenAt, createdAt }): OwnSession => {
    if (tokenHash === current) return { id: tokenHash, device: deviceOf(agent), lastSeenAt: site.now(), current: true };
    return { id: tokenHash, device, lastSeenAt: lastSeenAt ?? createdAt, current: false };
  });
  return own.sort((a, b) => b.lastSeenAt - a.lastSeenAt || Number(b.current) - Number(a.current));
}

/** Logs one of the member's browsers out. Nothing happens where it is none of theirs, or not logged in any more. */
export async function endOwnSession(site: Site, member: Pick<Member, "id">, id: string): Promise<void> {
  await site.db.transact(async (tx) => {
    await deleteOwnSession(tx, member.id, id);
    tx.afterCommit(() => tellPages(site, member));
  });
}

/** Logs the member out everywhere but where `token` is. */
export async function endOtherSessions(site: Site, member: Pick<Member, "id">, token: string): Promise<void> {
  await site.db.transact((tx) => endOthers(site, tx, member, token));
}

/** The same as part of something more: of a new password, say. */
export async function endOthers(site: Site, tx: Tx, member: Pick<Member, "id">, token: string): Promise<void> {
  await deleteOthers(tx, member.id, hashOf(token));
  tx.afterCommit(() => tellPages(site, member));
}

/**
 * Notes that a session is in use, and on what: once an hour, so that a page costs nothing more. Returns at once and never
 * fails. `agent` is what the browser says of itself.
 */
export function noteSession(site: Site, token: string, agent: string): void {
  const hash = hashOf(token);
  if (noted.has(hash)) return;
  noted.set(hash, true);
  const seen = { tokenHash: hash, device: deviceOf(agent), at: site.now() };
  inPassing(site.db.transact((tx) => setSeen(tx, seen))).catch((error) => {
    site.log.warn({ err: error }, "a session could not be noted");
  });
}

/** Pages that are open where somebody was logged out find that out at once. */
function tellPages({ bus }: Site, { id }: Pick<Member, "id">): void {
  bus.publish({ kind: "news", member: id });
}

/** Sessions that were written down within the hour. */
const noted = new LRUCache<string, true>({ max: 50_000, ttl: 60 * 60 * 1000 });

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
