import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { farTooLong, lengthOf, unfinished } from "~/app/domain/texts";
import { chatNotFound } from "./chats.errors";
import type { DraftRequest } from "./chats.schema";
import { LONGEST, messageTooLong } from "./message-text";
import { messageByKey } from "./messages.queries";
import { arrangeSide, sideOf } from "./sides.queries";

/**
 * Stores the member's draft in a conversation, for all their devices; "" deletes it. A message that begins with the
 * draft replaces it, and a draft that arrives after its message, by `key`, is dropped. Throws chats.not_found, and
 * chats.message_too_long for a draft that could not be sent.
 */
export async function keepDraft(
  site: Site,
  member: Member,
  { conversation, text: typed, key }: DraftRequest,
): Promise<void> {
  if (farTooLong(typed, LONGEST)) throw messageTooLong();
  const text = unfinished(typed);
  if (lengthOf(text) > LONGEST) throw messageTooLong();
  await site.db.transact(async (tx) => {
    const side = await sideOf(tx, member.id, conversation);
    if (!side || side.hidden || side.blocked) throw chatNotFound();
    // A closing page sends its draft, which may arrive after the message.
    if (key !== undefined && (await messageByKey(tx, member.id, key))) return;
    if (side.draft !== text) await arrangeSide(tx, member.id, conversation, { draft: text });
  });
}
