import type { Member } from "~/app/domain/member";
import { viewerScope } from "~/app/domain/people/profiles/profiles";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import type { Site } from "~/app/domain/site";
import { chatNotFound } from "./chats.errors";
import { type Conversation, conversationOf } from "./conversation";
import { conversationRow } from "./list.queries";
import { type NextMessage, nextMessageIn } from "./message-cost";
import { type PhotoOffer, photoOfferOf } from "./message-photos";
import { firstUnreadOf, type Message, type MessagesPage, messageSeen, messagesOfSide, type Part } from "./messages";
import { readAll } from "./reading";
import { type Side, sideOf } from "./sides.queries";
import { isStrangerIn } from "./strangers";

/** How somebody looks at a conversation. */
export interface Look extends Pick<Part, "before" | "after"> {
  /** The message to stand at. */
  at?: string | undefined;
  /** The message to be answered. */
  reply?: string | undefined;
  /** Whether all of it is read by that. A page that is only prefetched is not. */
  reads?: boolean;
}

export interface ConversationPage extends MessagesPage {
  conversation: Conversation;
  /** The first message that was not read before. Null where all were. */
  unread: string | null;
  replyTo: Message | null;
  /** Whether the other is a person who has hardly written here yet. */
  stranger: boolean;
  photos: PhotoOffer;
  next: NextMessage;
}

/** So many unread messages are among the newest. */
const ON_ONE_PAGE = 20;

/**
 * A conversation as its page shows it: at a message, else from the first unread one where there are many, else the newest.
 * Throws chats.not_found for somebody else's, one deleted, one with a block, and a message that is not in it.
 */
export async function conversationPage(
  site: Site,
  member: Member,
  id: string,
  { at, reply, reads = false, ...asked }: Look = {},
): Promise<ConversationPage> {
  const { conversation, unread, ...before } = await opened(site, member, id);
  const side = (reads && (await skipWhileReadOnly(readAll(site, member, id, before.side)))) || before.side;
  const around = at || (conversation.unread > ON_ONE_PAGE ? unread : null);
  const part = asked.before || asked.after || !around ? asked : { around };
  const { available, other } = conversation;
  const ours = { conversation: id, side };
  return site.db.read(async (conn) => ({
    conversation,
    unread,
    ...(await messagesOfSide(site, conn, member, { ...ours, part })),
    replyTo: reply ? await messageSeen(site, conn, member, reply) : null,
    stranger: available && !other.fictional && (await isStrangerIn(conn, id, side)),
    photos: available ? await photoOfferOf(site, conn, member, ours) : "never",
    next: await nextMessageIn(site, conn, member, { conversation: id, fictional: other.fictional }),
  }));
}

/** The conversation before it is read, and this member's side of it. */
function opened(
  site: Site,
  member: Member,
  id: string,
): Promise<{ conversation: Conversation; side: Side; unread: string | null }> {
  return site.db.read(async (conn) => {
    const row = await conversationRow(conn, viewerScope(site, member), id);
    const side = await sideOf(conn, member.id, id);
    if (!row || !side || row.hidden) throw chatNotFound();
    return { conversation: conversationOf(row, site, member), side, unread: await firstUnreadOf(conn, id, side) };
  });
}
