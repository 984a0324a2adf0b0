import type { Member } from "~/app/domain/member";
import { profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import type { Site } from "~/app/domain/site";
import { chatNotFound } from "./chats.errors";
import { sideOf } from "./sides.queries";

/** Tells the other's pages that the member types, if both share typing and activity. Throws chats.not_found. */
export async function announceTyping(site: Site, member: Member, conversation: string): Promise<void> {
  const to = await site.db.read(async (conn) => {
    const side = await sideOf(conn, member.id, conversation);
    if (!side) throw chatNotFound();
    if (!side.otherListens || !side.sharesPresence || !member.sharesTyping) return null;
    const other = await profileSeenBy(conn, viewerScope(site, member), side.otherId);
    return other?.sharesTyping ? other.id : null;
  });
  if (to) site.bus.publish({ kind: "typing", member: to, conversation, by: member.id });
}
