import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { farTooLong, lengthOf } from "~/app/domain/texts";
import { chatNotFound } from "./chats.errors";
import { arrangeSide, sideOf } from "./chats.queries";
import type { DraftRequest } from "./chats.schema";
import { LONGEST, messageTooLong } from "./message-text";

/**
 * Keeps what the member has begun to write in a conversation, for all their devices; "" forgets it. A message that begins with
 * it takes its place. Throws chats.not_found, and chats.message_too_long for what could not be sent either.
 */
export async function keepDraft(site: Site, member: Member, { conversation, text }: DraftRequest): Promise<void> {
  if (farTooLong(text, LONGEST) || lengthOf(text) > LONGEST) throw messageTooLong();
  await site.db.transact(async (tx) => {
    const side = await sideOf(tx, member.id, conversation);
    if (!side || side.hidden || side.blocked) throw chatNotFound();
    if (side.draft !== text) await arrangeSide(tx, member.id, conversation, { draft: text });
  });
}
