import type { Member } from "~/app/domain/member";
import { dropFiles, removeNow } from "~/app/domain/people/photos/photos";
import { secure } from "~/app/domain/safety/secured/secured";
import type { Site } from "~/app/domain/site";
import { record, recordForBoth } from "~/app/domain/site/events/events";
import type { Tx } from "~/db/handle";
import type { SecuredContent } from "~/db/tables";
import { chatNotFound, takenBackTooLate } from "./chats.errors";
import { mayTakeBack, TAKE_BACK_MINUTES } from "./message-actions";
import { seenMessage } from "./messages";
import type { MessageRow } from "./messages.queries";
import { deleteReactions } from "./reactions.queries";
import type { Side } from "./sides.queries";
import { blankMessage } from "./taking-back.queries";

/**
 * Retracts the member's own message within 15 minutes: deletes its text and photo for both members, and keeps a note
 * and the cost. A repeat changes nothing. Throws chats.not_found for another member's message, and
 * chats.take_back_too_late.
 */
export async function takeBack(site: Site, member: Member, message: string): Promise<void> {
  const photo = await site.db.transact(async (tx) => {
    const { row, side } = await seenMessage(tx, member, message);
    if (row.fromId !== member.id) throw chatNotFound();
    if (row.takenBackAt !== null) return null;
    const { sentAt } = row;
    if (!mayTakeBack({ mine: true, takenBack: false, sentAt }, site.now())) {
      throw takenBackTooLate({ params: { minutes: TAKE_BACK_MINUTES } });
    }
    await blankMessage(tx, row.id, site.now());
    const isKept = await secure(site, tx, member.id, [{ item: "message", itemId: row.id, content: contentOf(row) }]);
    const photo = isKept ? null : row.photo;
    if (photo !== null) await dropFiles(site, tx, photo, "held");
    await deleteReactions(tx, row);
    await recordChange(site, tx, member, row, side);
    return photo;
  });
  if (photo !== null) await removeNow(site, photo, "held");
}

function contentOf({ conversationId, sentAt, text, photo }: MessageRow): SecuredContent {
  return { conversationId, sentAt, text, ...(photo !== null && { photo }) };
}

/** Tells both members' pages that a message has changed. */
export async function recordChange(
  site: Site,
  tx: Tx,
  member: Member,
  { conversationId, seq }: Pick<MessageRow, "conversationId" | "seq">,
  side: Side,
): Promise<void> {
  const event = { kind: "change", conversationId, messageSeq: seq } as const;
  if (side.otherListens) await recordForBoth(site, tx, [member.id, side.otherId], event);
  else await record(site, tx, member.id, event);
}
