import { assertMayWrite } from "~/app/domain/account/accounts/activation";
import type { Member } from "~/app/domain/member";
import { profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import { assertNotMuted } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import type { Reaction } from "~/db/tables";
import { chatNotFound, recipientUnavailable } from "./chats.errors";
import { seenMessage } from "./messages";
import { deleteReaction, putReaction } from "./reactions.queries";
import { arrangeSide } from "./sides.queries";
import { recordChange } from "./taking-back";

/**
 * Sets the member's reaction to a message; null removes the reaction. Accepts a stranger's first message, like an
 * answer. Throws account.not_confirmed, chats.not_found, chats.recipient_unavailable, and holds.held unless a reaction
 * is removed.
 */
export async function react(site: Site, member: Member, message: string, kind: Reaction | null): Promise<void> {
  assertMayWrite(site, member);
  await site.db.transact(async (tx) => {
    const { row, side } = await seenMessage(tx, member, message);
    if (row.takenBackAt !== null) throw chatNotFound();
    if (kind !== null) await assertNotMuted(site, tx, member);
    const recipient = await profileSeenBy(tx, viewerScope(site, member), side.otherId);
    if (!recipient || side.otherRequest === "refused") throw recipientUnavailable();
    const key = { conversationId: row.conversationId, messageSeq: row.seq, profileId: member.id };
    if (kind === null) await deleteReaction(tx, key);
    else await putReaction(tx, { ...key, kind, at: site.now() });
    if (side.request) await arrangeSide(tx, member.id, row.conversationId, { request: null });
    await recordChange(site, tx, member, row, side);
  });
}
