import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { record } from "~/app/domain/site/events/events";
import { countPinned } from "./arranging.queries";
import { chatNotFound, tooManyPinned } from "./chats.errors";
import type { ArrangementRequest } from "./chats.schema";
import { clearSide } from "./deleting.queries";
import { type Arrangement, arrangeSide, sideOf } from "./sides.queries";

export const MOST_PINNED = 9;

/**
 * Archives, mutes or pins a conversation for this member, or accepts the other's photos, or undoes that. Archiving
 * unpins. Throws chats.not_found, and chats.too_many_pinned for the tenth.
 */
export async function arrange(site: Site, member: Member, conversation: string, to: ArrangementRequest): Promise<void> {
  await site.db.transact(async (tx) => {
    const side = await sideOf(tx, member.id, conversation);
    if (!side || side.hidden || side.blocked) throw chatNotFound();
    const pinned = to.archived ? false : to.pinned;
    if (pinned && side.pinnedAt === null && (await countPinned(tx, member.id)) >= MOST_PINNED) {
      throw tooManyPinned({ params: { max: MOST_PINNED } });
    }
    const change: Arrangement = {
      ...(to.archived !== undefined && { archived: to.archived }),
      ...(to.muted !== undefined && { muted: to.muted }),
      ...(pinned !== undefined && { pinnedAt: pinned ? (side.pinnedAt ?? site.now()) : null }),
      ...(pinned && { archived: false }),
      ...(to.photos !== undefined && { seesPhotos: to.photos }),
    };
    if (Object.keys(change).length === 0) return;
    await arrangeSide(tx, member.id, conversation, change);
    // Open pages then show or blur the photos.
    await record(site, tx, member.id, { kind: to.photos === undefined ? "badge" : "reset" });
  });
}

/**
 * Accepts or refuses the other's first message. A refusal hides the conversation and blocks further messages from the
 * other. A request that was already answered stays unchanged. Throws chats.not_found.
 */
export async function answerRequest(site: Site, member: Member, conversation: string, accept: boolean): Promise<void> {
  await site.db.transact(async (tx) => {
    const side = await sideOf(tx, member.id, conversation);
    if (!side || side.blocked) throw chatNotFound();
    if (side.request !== "open") return;
    if (!accept) await clearSide(tx, member.id, conversation, site.now());
    await arrangeSide(tx, member.id, conversation, { request: accept ? null : "refused" });
    await record(site, tx, member.id, { kind: "badge" });
  });
}
