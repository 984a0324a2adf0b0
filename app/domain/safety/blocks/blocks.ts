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
 * From now on neither sees the other, nor has access to the other's private photos, also after unblocking. Blocking
 * somebody blocked already changes nothing. Somebody hidden, or who blocked this member first, can be blocked too.
 * Throws blocks.self, profiles.not_found.
 */
export async function block(site: Site, member: Member, profileId: string): Promise<void> {
  if (profileId === member.id) throw selfBlocked();
  await site.db.transact((tx) => blockIn(site, tx, member, profileId));
}

/** The same as a part of something else, e.g. of a report. */
export async function blockIn(site: Site, tx: Tx, member: { id: string }, profileId: string): Promise<void> {
  const kind = await kindOf(tx, profileId);
  if (!kind) throw profileNotFound();
  if (!(await insertBlock(tx, { fromId: member.id, toId: profileId, at: site.now() }))) return;
  if (kind === "member") await noticeDislike(site, tx, profileId);
  await endAlbumAccess(tx, member.id, profileId);
  await record(site, tx, member.id, { kind: "badge" });
  // Pages of the other may show the member.
  if (kind === "member") await record(site, tx, profileId, { kind: "reset" });
}

/** Whom the member blocked, the newest first, with when (UTC ms). It does not reveal blocks made by others. */
export async function blockedPeople(site: Site, member: Member): Promise<{ id: string; name: string; at: number }[]> {
  return site.db.read((conn) => namesOfBlocked(conn, member.id));
}

/** Takes back one's own block; one made by the other stays. Throws profiles.not_found. */
export async function unblock(site: Site, member: Member, profileId: string): Promise<void> {
  await site.db.transact(async (tx) => {
    if (!(await kindOf(tx, profileId))) throw profileNotFound();
    await removeBlock(tx, member.id, profileId);
    for (const id of [member.id, profileId]) await markStale(site, tx, id);
  });
}

/** IDs blocked by, or blocking, this person. */
export async function blockedIds(conn: Conn, id: string): Promise<string[]> {
  return [...new Set([...(await blockedBy(conn, id)), ...(await blockersOf(conn, id))])];
}
