import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Member } from "~/app/domain/member";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import type { Conn, Tx } from "~/db/handle";
import { remembered } from "~/db/memory";
import {
  accountOfHash,
  countActive,
  deleteExpired,
  deleteOthers,
  deleteOwnSession,
  deleteSession,
  insertSession,
  listSessions,
  memberByToken,
  sessionsStarted,
  setSeen,
} from "./sessions.queries";
import { deviceOf } from "./user-agents";

export { deleteSessions as endAllSessions, devicesOf, sessionsStarted } from "./sessions.queries";

export async function latestSessions(site: Pick<Site, "db">, accountId: string, limit: number) {
  return (await site.db.read((conn) => sessionsStarted(conn, accountId, { limit }))).rows;
}

const DAY = 24 * 60 * 60 * 1000;
const LONGEST = 30 * DAY;
/** Maximum time without use, in ms. Use is recorded once an hour. */
const IDLE = 14 * DAY;

/** Starts a session for 30 days, or until 14 days without use. Returns the cookie's token; only the hash is stored. */
export async function startSession(site: Site, tx: Tx, accountId: string): Promise<string> {
  const token = Buffer.from(site.randomBytes(32)).toString("base64url");
  const now = site.now();
  await deleteExpired(tx, accountId, { now, idleSince: now - IDLE });
  await insertSession(tx, { tokenHash: sessionHashOf(token), accountId, createdAt: now, expiresAt: now + LONGEST });
  return token;
}

/** Returns the member of a token; null if it is unknown, expired, idle for too long, or a deleted account's. */
export async function memberOf(site: Site, token: string): Promise<Member | null> {
  if (!isToken(token)) return null;
  return (await site.db.read((conn) => memberByToken(conn, sessionHashOf(token), aliveAt(site)))) ?? null;
}

/** Ends a session on the server, not only in the browser. Ignores an unknown token. */
export async function endSession(site: Site, token: string): Promise<void> {
  if (!isToken(token)) return;
  await site.db.transact(async (tx) => {
    const account = await deleteSession(tx, sessionHashOf(token));
    if (account) tx.afterCommit(() => tellPages(site, { id: account }));
  });
}

export interface OwnSession {
  id: string;
  /** The browser and its system, such as "Firefox, Windows"; null if unknown. */
  device: string | null;
  /** The last use, UTC ms; the present time for the requesting session. */
  lastSeenAt: number;
  current: boolean;
}

export async function accountOfSession(conn: Conn, id: string): Promise<string | undefined> {
  return isToken(id) ? accountOfHash(conn, id) : undefined;
}

export async function sessionsOf(site: Site, { id }: Pick<Member, "id">, token: string, agent: string) {
  const rows = await site.db.read((conn) => listSessions(conn, id, aliveAt(site)));
  const current = sessionHashOf(token);
  const own = rows.map(({ tokenHash, device, lastSeenAt, createdAt }): OwnSession => {
    if (tokenHash === current) return { id: tokenHash, device: deviceOf(agent), lastSeenAt: site.now(), current: true };
    return { id: tokenHash, device, lastSeenAt: lastSeenAt ?? createdAt, current: false };
  });
  return own.sort((a, b) => b.lastSeenAt - a.lastSeenAt || Number(b.current) - Number(a.current));
}

/** Ends one of the member's sessions. Does nothing for another member's session, or one that has ended. */
export async function endOwnSession(site: Site, member: Pick<Member, "id">, id: string): Promise<void> {
  await site.db.transact(async (tx) => {
    await deleteOwnSession(tx, member.id, id);
    tx.afterCommit(() => tellPages(site, member));
  });
}

export async function endOtherSessions(site: Site, member: Pick<Member, "id">, token: string): Promise<void> {
  await site.db.transact((tx) => endOthers(site, tx, member, token));
}

export async function endOthers(site: Site, tx: Tx, member: Pick<Member, "id">, token: string): Promise<void> {
  await deleteOthers(tx, member.id, sessionHashOf(token));
  tx.afterCommit(() => tellPages(site, member));
}

/** Records use and browser (`agent` is the User-Agent) once an hour. Returns at once and never fails. */
export function noteSession(site: Site, token: string, agent: string): void {
  const tokenHash = sessionHashOf(token);
  const noted = notedAt(site.db);
  if (noted.has(tokenHash)) return;
  noted.set(tokenHash, true);
  const seen = { tokenHash, device: deviceOf(agent), at: site.now() };
  skipWhileReadOnly(site.db.transact((tx) => setSeen(tx, seen))).catch((error) => {
    site.log.warn({ err: error }, "could not record a session's use");
  });
}

/** Tells the open pages of ended sessions, which then notice the end at once. */
function tellPages({ bus }: Site, { id }: Pick<Member, "id">): void {
  bus.publish({ kind: "news", member: id });
}

/** The tokens whose use was recorded within the hour, per site. */
const notedAt = remembered(() => new LRUCache<string, true>({ max: 50_000, ttl: 60 * 60 * 1000 }));

/**
 * Counts the members who were active within this many ms. The result is exact to an hour, because use is recorded once
 * an hour.
 */
export function activeWithin({ db, now }: Pick<Site, "db" | "now">, ms: number): Promise<number> {
  return db.read((conn) => countActive(conn, now() - ms));
}

export function aliveAt({ now }: Pick<Site, "now">) {
  return { now: now(), idleSince: now() - IDLE };
}

function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function sessionHashOf(token: string): string {
  return hash("sha256", token, "base64url");
}
