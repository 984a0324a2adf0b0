import { todayOf } from "~/app/domain/ages";
import { record } from "~/app/domain/events/events";
import { markStale } from "~/app/domain/events/staleness";
import { keepPace } from "~/app/domain/limits/paces";
import type { Member } from "~/app/domain/member";
import { type Activity, activityOf } from "~/app/domain/presence/presence";
import { cardOf, type ProfileCard, profileSeenBy, sightOf } from "~/app/domain/profiles/profiles";
import { profileNotFound } from "~/app/domain/profiles/profiles.errors";
import type { Site } from "~/app/domain/site";
import { MOST_PINNED } from "./arranging";
import { chatNotFound, selfChat } from "./chats.errors";
import { conversationOfPair, insertConversation, markSideRead, showSide, sideOf } from "./chats.queries";
import type { ChatFilter } from "./chats.schema";
import {
  type ConversationRow,
  conversationRow,
  countRequests,
  countUnread,
  listConversations,
  listPinned,
} from "./list.queries";
import { type Message, sharesReads } from "./messages";

export { answerRequest, arrange } from "./arranging";
export { deleteConversation, restoreConversation } from "./deleting";
export { noteDelivered } from "./delivery";
export { keepDraft } from "./drafts";
export { findInConversation } from "./finding";
export { messagePhoto, photoOffer, setTakesPhotos } from "./message-photos";
export {
  firstUnreadOf,
  type Message,
  messageIn,
  messagesOf,
  numberedMessage,
  type Quoted,
} from "./messages";
export { openingsTo } from "./openings";
export { react } from "./reactions";
export { nextMessage, type SentMessage, sendMessage } from "./sending";
export { adviseCare, isStrangerIn } from "./strangers";
export { takeBack } from "./taking-back";
export { announceTyping } from "./typing";

export interface Conversation {
  id: string;
  /** The other one. Without photo and place where `available` is false. */
  other: ProfileCard;
  /** Whether the other has deleted the account: then nothing is told of them, and nothing of what they wrote. */
  gone: boolean;
  /** False where the other is gone or hidden: what was said can be read, and nothing added. */
  available: boolean;
  /** When the other was last here, rounded. Null where that is not shared, for a fictional profile and for one not `available`. */
  activity: Activity | null;
  unread: number;
  archived: boolean;
  muted: boolean;
  pinned: boolean;
  /** Whether the other wrote first and this member has not accepted it yet. */
  request: boolean;
  /** Whether this member sees the other's photos as they are. */
  seesPhotos: boolean;
  /** Null where nobody has written yet, or not since this member deleted the conversation. */
  lastMessage: Pick<Message, "id" | "from" | "text" | "sentAt" | "takenBack" | "photo"> | null;
  /** UTC ms. */
  lastAt: number;
  /** What this member has begun to write; "" for nothing. */
  draft: string;
}

/** Conversations in one answer, besides the pinned ones. */
const MOST = 50;

/**
 * The id of the conversation with somebody, begun if there is none: the other sees it once there is a message. One that
 * the member had deleted comes back, without its history. Throws chats.self, profiles.not_found, and
 * chats.too_many_begun where there is none and the member began many others lately.
 */
export async function conversationWith(site: Site, member: Member, profileId: string): Promise<string> {
  if (profileId === member.id) throw selfChat();
  const { begun, hidden } = await site.db.read(async (conn) => {
    if (!(await profileSeenBy(conn, sightOf(site, member), profileId))) throw profileNotFound();
    const id = await conversationOfPair(conn, member.id, profileId);
    return { begun: id, hidden: id !== undefined && (await sideOf(conn, member.id, id))?.hidden };
  });
  if (begun && !hidden) return begun;
  if (!begun) await keepPace(site, member, "conversations");
  return site.db.transact(async (tx) => {
    const at = site.now();
    const known = await conversationOfPair(tx, member.id, profileId);
    if (known) await showSide(tx, member.id, known, at);
    const id = known ?? site.newId();
    if (!known) await insertConversation(tx, { id, by: member.id, with: profileId, at });
    await markStale(site, tx, member.id);
    return id;
  });
}

/** Which conversations: those with `name` in the other's name, from after the one whose id is `before`. */
export interface ListQuery {
  filter?: ChatFilter;
  name?: string;
  before?: string | undefined;
}

/**
 * The pinned ones and the newest 50, or the 50 after the one whose id is `before`. Those with somebody blocked either way are
 * left out. Throws chats.not_found.
 */
export async function conversationsOf(site: Site, member: Member, query: ListQuery = {}): Promise<Conversation[]> {
  const { filter = "all", name = "", before } = query;
  return site.db.read(async (conn) => {
    const last = before === undefined ? newest : await sideOf(conn, member.id, before);
    if (!last) throw chatNotFound();
    const sight = sightOf(site, member);
    const after = { lastAt: last.lastAt, id: before ?? "" };
    // Who looks for a name finds the pinned ones by it too, in their place among the others.
    const first = filter === "all" && before === undefined ? await listPinned(conn, sight, MOST_PINNED) : [];
    const pinned = first.filter((row) => row.name.toLowerCase().includes(name.toLowerCase()));
    const rows = await listConversations(conn, sight, { filter, name, after, limit: MOST });
    return [...pinned, ...rows].map((row) => conversationOf(row, site, member));
  });
}

/** From where the list goes on behind this part of it; null where it ends. */
export function restOf(part: readonly Conversation[]): string | null {
  return part.filter(({ pinned }) => !pinned).length < MOST ? null : part.at(-1)!.id;
}

/** One conversation, as its page shows it. Throws chats.not_found for somebody else's, one deleted, and one with a block. */
export async function openConversation(site: Site, member: Member, conversationId: string): Promise<Conversation> {
  const row = await site.db.read((conn) => conversationRow(conn, sightOf(site, member), conversationId));
  if (!row || row.hidden) throw chatNotFound();
  return conversationOf(row, site, member);
}

/** Everything said so far is read. Throws chats.not_found. */
export async function markRead(site: Site, member: Member, conversationId: string): Promise<void> {
  const side = await site.db.read((conn) => sideOf(conn, member.id, conversationId));
  if (!side || side.blocked) throw chatNotFound();
  // A stranger does not learn that a first message was read before it is accepted.
  if (side.request === "open") return;
  if (side.unread === 0 && side.lastSeq <= Math.max(side.readSeq, side.clearedSeq)) return;
  await site.db.transact(async (tx) => {
    await markSideRead(tx, member.id, conversationId);
    const { readSeq } = (await sideOf(tx, member.id, conversationId)) ?? side;
    const event = { conversationId, messageSeq: readSeq, otherId: member.id };
    await record(site, tx, member.id, { kind: "read", ...event });
    const kind = sharesReads(member, side) ? "read" : "delivered";
    if (side.otherListens) await record(site, tx, side.otherId, { kind, ...event });
  });
}

/** How many conversations of the list have something unread. The one that is being `opened` at this moment has not. */
export function unreadChats(site: Site, member: Member, opened = ""): Promise<number> {
  return site.db.read((conn) => countUnread(conn, member.id, opened));
}

/** First messages that wait for this member to accept them. */
export function openRequests(site: Site, member: Member): Promise<number> {
  return site.db.read((conn) => countRequests(conn, member.id));
}

const newest = { lastAt: Number.MAX_SAFE_INTEGER };

const UNSEEN = { photo: null, country: null, region: null, city: null };

function conversationOf(row: ConversationRow, site: Site, viewer: Member): Conversation {
  const card = cardOf(row, todayOf(site));
  return {
    id: row.conversationId,
    other: row.gone ? { ...card, ...UNSEEN, name: "", age: 0 } : row.available ? card : { ...card, ...UNSEEN },
    gone: row.gone,
    available: row.available,
    activity: row.available && !card.fictional ? activityOf(site, viewer, row) : null,
    unread: row.unread,
    archived: row.archived,
    muted: row.muted,
    pinned: row.pinnedAt !== null,
    request: row.request === "open",
    seesPhotos: row.seesPhotos,
    lastMessage: lastMessageOf(row),
    lastAt: row.lastAt,
    draft: row.draft,
  };
}

function lastMessageOf(row: ConversationRow): Conversation["lastMessage"] {
  const { messageId, messageFrom, messageText, messageAt } = row;
  if (messageId === null || messageFrom === null || messageText === null || messageAt === null) return null;
  const theirs = messageFrom === row.id;
  const gone = row.gone && theirs;
  return {
    id: messageId,
    from: messageFrom,
    text: gone ? "" : messageText,
    sentAt: messageAt,
    takenBack: row.messageTakenBackAt !== null,
    photo: gone || row.messagePhoto === null ? null : { blurred: theirs && !row.seesPhotos },
  };
}
