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

export interface Look extends Pick<Part, "before" | "after"> {
  at?: string | undefined;
  reply?: string | undefined;
  /** Whether opening the conversation marks everything as read. A prefetched page does not. */
  reads?: boolean;
}

export interface ConversationPage extends MessagesPage {
  conversation: Conversation;
  /** The first message that was unread before. Null if all were read. */
  unread: string | null;
  replyTo: Message | null;
  /** Whether the other is a member who has hardly written here yet. */
  stranger: boolean;
  photos: PhotoOffer;
  next: NextMessage;
}

/** The number of unread messages that fit on the newest page. */
const ON_ONE_PAGE = 20;

/**
 * Returns a conversation for its page: at the given message, else from the first unread message if there are many, else
 * the newest. Throws chats.not_found for a conversation that is another member's, deleted or blocked, and for a message
 * that is not in it.
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

/** Returns the conversation before it is marked as read, and this member's side of it. */
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
