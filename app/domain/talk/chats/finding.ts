import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import { chatNotFound } from "./chats.errors";
import { type MessageRow, messagesLike } from "./messages.queries";
import { sideOf } from "./sides.queries";

export interface Found {
  id: string;
  from: string;
  text: string;
  /** UTC ms. */
  sentAt: number;
}

/** As many as are found at once. */
const MOST = 50;

/**
 * The newest 50 messages of a conversation in which the words stand as they are, in any case. None for no words. Throws
 * chats.not_found.
 */
export async function findInConversation(
  site: Site,
  member: Member,
  conversation: string,
  words: string,
): Promise<Found[]> {
  return site.db.read(async (conn) => {
    const side = await sideOf(conn, member.id, conversation);
    if (!side || side.hidden || side.blocked) throw chatNotFound();
    const wanted = words.toLowerCase();
    const found: MessageRow[] = [];
    let before = words === "" ? 0 : side.lastSeq + 1;
    while (before > 0 && found.length < MOST) {
      const some = await messagesLike(conn, { conversation, ...side, pattern: patternOf(wanted), before, limit: MOST });
      found.push(...some.filter(({ text, fromId }) => isTold(fromId) && text.toLowerCase().includes(wanted)));
      before = some.length < MOST ? 0 : some.at(-1)!.seq;
    }
    return found.slice(0, MOST).map(({ id, fromId: from, text, sentAt }) => ({ id, from, text, sentAt }));

    function isTold(from: string): boolean {
      return from === member.id || !side!.otherGone;
    }
  });
}

/**
 * For LIKE, with what has a meaning in it taken literally. Databases know the cases of plain Latin letters alone, so any
 * other character stands for any; what is found so is looked at once more.
 */
function patternOf(words: string): string {
  const literal = words.replace(/[\\%_]/g, "\\$&").replace(/[^\p{ASCII}]/gu, "_");
  return `%${literal}%`;
}
