import type { Member } from "~/app/domain/accounts/member";
import { profileNotFound } from "~/app/domain/profiles/profiles.errors";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { selfBlocked } from "./blocks.errors";
import { blockedBy, blockersOf, insertBlock, profileExists, removeBlock } from "./blocks.queries";

export { blockedWith, isBlockedBetween } from "./blocks.queries";

/**
 * From now on neither sees the other. Blocking somebody blocked already changes nothing. Somebody hidden, or who blocked
 * this member first, can be blocked too. Throws blocks.self, profiles.not_found.
 */
export async function block(site: Site, member: Member, profileId: string): Promise<void> {
  if (profileId === member.id) throw selfBlocked();
  await site.db.transact(async (tx) => {
    if (!(await profileExists(tx, profileId))) throw profileNotFound();
    await insertBlock(tx, { fromId: member.id, toId: profileId, at: site.now() });
  });
}

/** Takes back one's own block; one made by the other stays. Throws profiles.not_found. */
export async function unblock(site: Site, member: Member, profileId: string): Promise<void> {
  await site.db.transact(async (tx) => {
    if (!(await profileExists(tx, profileId))) throw profileNotFound();
    await removeBlock(tx, member.id, profileId);
  });
}

/** All those between whom and this person there is a block, whoever made it. */
export async function blockedIds(conn: Conn, id: string): Promise<string[]> {
  return [...new Set([...(await blockedBy(conn, id)), ...(await blockersOf(conn, id))])];
}
