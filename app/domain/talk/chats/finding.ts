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

const MOST = 50;

/** Finds the newest 50 messages that contain the text, in any case; [] for "". Throws chats.not_found. */
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
 * Returns a pattern for LIKE that matches a text. Databases know the case of plain Latin letters only, so any other
 * character becomes a wildcard, and the results are checked again.
 */
function patternOf(words: string): string {
  const literal = words.replace(/[\\%_]/g, "\\$&").replace(/[^\p{ASCII}]/gu, "_");
  return `%${literal}%`;
}
