import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { record } from "~/app/domain/site/events/events";
import { chatNotFound } from "./chats.errors";
import { sharesReads } from "./messages";
import { markSideRead, type Side, sideOf } from "./sides.queries";

/** Marks all messages of a conversation as read. Throws chats.not_found. */
export async function markRead(site: Site, member: Member, conversationId: string): Promise<void> {
  const side = await site.db.read((conn) => sideOf(conn, member.id, conversationId));
  if (!side || side.blocked) throw chatNotFound();
  await readAll(site, member, conversationId, side);
}

export async function readAll(site: Site, member: Member, conversationId: string, side: Side): Promise<Side> {
  // A stranger does not learn that a first message was read before it is accepted.
  if (side.request === "open") return side;
  if (side.unread === 0 && side.lastSeq <= Math.max(side.readSeq, side.clearedSeq)) return side;
  return site.db.transact(async (tx) => {
    await markSideRead(tx, member.id, conversationId);
    const after = (await sideOf(tx, member.id, conversationId)) ?? side;
    const event = { conversationId, messageSeq: after.readSeq, otherId: member.id };
    await record(site, tx, member.id, { kind: "read", ...event });
    const kind = sharesReads(member, side) ? "read" : "delivered";
    if (side.otherListens && side.sharesPresence) await record(site, tx, side.otherId, { kind, ...event });
    return after;
  });
}
