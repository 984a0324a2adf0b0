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
  deleteSessions,
  insertSession,
  listSessions,
  memberByToken,
  sessionsStarted,
  setSeen,
} from "./sessions.queries";
import { deviceOf } from "./user-agents";

export { devicesOf, sessionsStarted } from "./sessions.queries";

/** The browsers in which somebody is logged in, the latest log-in first. */
export async function latestSessions(site: Pick<Site, "db">, accountId: string, limit: number) {
  return (await site.db.read((conn) => sessionsStarted(conn, accountId, { limit }))).rows;
}

const DAY = 24 * 60 * 60 * 1000;
/** However much it is used. */
const LONGEST = 30 * DAY;
/** Where it is not used. Use is noted once an hour. */
const IDLE = 14 * DAY;

/** Logs a browser in for 30 days, or until it has been away for 14. Gives the token for its cookie; only the hash is kept here. */
export async function startSession(site: Site, tx: Tx, accountId: string): Promise<string> {
  const token = Buffer.from(site.randomBytes(32)).toString("base64url");
  const now = site.now();
  await deleteExpired(tx, accountId, { now, idleSince: now - IDLE });
  await insertSession(tx, { tokenHash: sessionHashOf(token), accountId, createdAt: now, expiresAt: now + LONGEST });
  return token;
}

/** Whose token this is. Null for an unknown or expired one, for one long unused, and for a deleted account's. */
export async function memberOf(site: Site, token: string): Promise<Member | null> {
  if (!isToken(token)) return null;
  return (await site.db.read((conn) => memberByToken(conn, sessionHashOf(token), aliveAt(site)))) ?? null;
}

/** Dead on the server, not only in the browser. An unknown token is no error. */
export async function endSession(site: Site, token: string): Promise<void> {
  if (!isToken(token)) return;
  await site.db.transact(async (tx) => {
    const account = await deleteSession(tx, sessionHashOf(token));
    if (account) tx.afterCommit(() => tellPages(site, { id: account }));
  });
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

/** Whose session this is, by its id as lists of sessions have it. Undefined where there is none. */
export async function accountOfSession(conn: Conn, id: string): Promise<string | undefined> {
  return isToken(id) ? accountOfHash(conn, id) : undefined;
}

/** Where this member is logged in, the one that asks first, then those seen last. */
export async function sessionsOf(site: Site, { id }: Pick<Member, "id">, token: string, agent: string) {
  const rows = await site.db.read((conn) => listSessions(conn, id, aliveAt(site)));
  const current = sessionHashOf(token);
  const own = rows.map(({ tokenHash, device, lastSeenAt, createdAt }): OwnSession => {
    if (tokenHash === current) return { id: tokenHash, device: deviceOf(agent), lastSeenAt: site.now(), current: true };
    return { id: tokenHash, device, lastSeenAt: lastSeenAt ?? createdAt, current: false };
  });
  return own.sort((a, b) => b.lastSeenAt - a.lastSeenAt || Number(b.current) - Number(a.current));
}

/** Logs one of the member's browsers out. Does nothing for another member's, or one that is logged out already. */
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

/** The same within a larger transaction, e.g. a new password. */
export async function endOthers(site: Site, tx: Tx, member: Pick<Member, "id">, token: string): Promise<void> {
  await deleteOthers(tx, member.id, sessionHashOf(token));
  tx.afterCommit(() => tellPages(site, member));
}

/**
 * Notes that a session is in use, and on what: once an hour, so that a page costs nothing more. Returns at once and never
 * fails. `agent` is what the browser says of itself.
 */
export function noteSession(site: Site, token: string, agent: string): void {
  const tokenHash = sessionHashOf(token);
  const noted = notedAt(site.db);
  if (noted.has(tokenHash)) return;
  noted.set(tokenHash, true);
  const seen = { tokenHash, device: deviceOf(agent), at: site.now() };
  skipWhileReadOnly(site.db.transact((tx) => setSeen(tx, seen))).catch((error) => {
    site.log.warn({ err: error }, "a session could not be noted");
  });
}

/** Pages that are open where somebody was logged out find that out at once. */
function tellPages({ bus }: Site, { id }: Pick<Member, "id">): void {
  bus.publish({ kind: "news", member: id });
}

/** The site's sessions that were written down within the hour. */
const notedAt = remembered(() => new LRUCache<string, true>({ max: 50_000, ttl: 60 * 60 * 1000 }));

/** Logs somebody out everywhere: at a password reset, at deletion. */
export async function endAllSessions(tx: Tx, accountId: string): Promise<void> {
  await deleteSessions(tx, accountId);
}

/** How many members were here within so many ms, to the hour: of a session in use it is noted that seldom. */
export function activeWithin({ db, now }: Pick<Site, "db" | "now">, ms: number): Promise<number> {
  return db.read((conn) => countActive(conn, now() - ms));
}

/** The sessions of now, for queries that join them. */
export function aliveAt({ now }: Pick<Site, "now">) {
  return { now: now(), idleSince: now() - IDLE };
}

function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** By what a session is found. */
export function sessionHashOf(token: string): string {
  return hash("sha256", token, "base64url");
}
