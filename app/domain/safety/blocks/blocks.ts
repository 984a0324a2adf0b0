import type { Member } from "~/app/domain/member";
import { endAlbumAccess } from "~/app/domain/people/albums/albums";
import { profileNotFound } from "~/app/domain/people/profiles/profiles.errors";
import { noticeDislike } from "~/app/domain/safety/risk/dislikes";
import type { Site } from "~/app/domain/site";
import { record } from "~/app/domain/site/events/events";
import { markStale } from "~/app/domain/site/staleness/staleness";
import type { Conn, Tx } from "~/db/handle";
import { selfBlocked } from "./blocks.errors";
import { blockedBy, blockersOf, insertBlock, kindOf, namesOfBlocked, removeBlock } from "./blocks.queries";

export { blockedWith, isBlockedBetween } from "./blocks.queries";

/**
 * Blocks a profile: neither member sees the other. Access to each other's private photos ends and does not return after
 * unblocking. Blocking twice changes nothing. Hidden members, and members who blocked this one, can be blocked too.
 * Throws blocks.self, profiles.not_found.
 */
export async function block(site: Site, member: Member, profileId: string): Promise<void> {
  if (profileId === member.id) throw selfBlocked();
  await site.db.transact((tx) => blockIn(site, tx, member, profileId));
}

/** Blocks within another verb's transaction, such as a report. */
export async function blockIn(site: Site, tx: Tx, member: { id: string }, profileId: string): Promise<void> {
  const kind = await kindOf(tx, profileId);
  if (!kind) throw profileNotFound();
  if (!(await insertBlock(tx, { fromId: member.id, toId: profileId, at: site.now() }))) return;
  if (kind === "member") await noticeDislike(site, tx, profileId);
  await endAlbumAccess(tx, member.id, profileId);
  await record(site, tx, member.id, { kind: "badge" });
  // Open pages of the other member may still show this member.
  if (kind === "member") await record(site, tx, profileId, { kind: "reset" });
}

/** Returns the members this member blocked, newest first, with the time (UTC ms). Blocks by others stay secret. */
export async function blockedPeople(site: Site, member: Member): Promise<{ id: string; name: string; at: number }[]> {
  return site.db.read((conn) => namesOfBlocked(conn, member.id));
}

/** Removes the member's own block; a block by the other member stays. Throws profiles.not_found. */
export async function unblock(site: Site, member: Member, profileId: string): Promise<void> {
  await site.db.transact(async (tx) => {
    if (!(await kindOf(tx, profileId))) throw profileNotFound();
    await removeBlock(tx, member.id, profileId);
    for (const id of [member.id, profileId]) await markStale(site, tx, id);
  });
}

/** Returns the ids of members who blocked this one or were blocked. */
export async function blockedIds(conn: Conn, id: string): Promise<string[]> {
  return [...new Set([...(await blockedBy(conn, id)), ...(await blockersOf(conn, id))])];
}
