import { todayOf } from "~/app/domain/accounts/ages";
import type { Member } from "~/app/domain/accounts/member";
import { cardOf, type ProfileCard } from "~/app/domain/profiles/card";
import { profileNotFound } from "~/app/domain/profiles/profiles.errors";
import { profileSeenBy } from "~/app/domain/profiles/profiles.queries";
import { sightOf } from "~/app/domain/profiles/visibility";
import type { Site } from "~/app/domain/site";
import { chatNotFound, selfChat } from "./chats.errors";
import {
  type ConversationRow,
  clearSide,
  conversationOfPair,
  conversationRow,
  countUnread,
  insertConversation,
  listConversations,
  markSideRead,
  showSide,
  sideOf,
} from "./chats.queries";

export { costOfMessage, type Message, messagesOf, type SentMessage, sendMessage } from "./messages";

export interface Conversation {
  id: string;
  /** The other one. Without photo and place where `available` is false. */
  other: ProfileCard;
  /** Whether the other has deleted the account: then nothing is told of them, and nothing of what they wrote. */
  gone: boolean;
  /** False where the other is gone, hidden, or blocked either way: what was said can be read, and nothing added. */
  available: boolean;
  unread: number;
  /** Null where nobody has written yet, or not since this member deleted the conversation. */
  lastMessage: { id: string; from: string; text: string; sentAt: number } | null;
  /** UTC ms. */
  lastAt: number;
}

/** Conversations in one answer. */
const MOST = 50;

/**
 * The id of the conversation with somebody, begun if there is none: the other sees it once there is a message. One that
 * the member had deleted comes back, without its history. Throws chats.self, profiles.not_found.
 */
export async function conversationWith(site: Site, member: Member, profileId: string): Promise<string> {
  if (profileId === member.id) throw selfChat();
  const open = await site.db.read(async (conn) => {
    if (!(await profileSeenBy(conn, sightOf(site, member), profileId))) throw profileNotFound();
    const id = await conversationOfPair(conn, member.id, profileId);
    return id && !(await sideOf(conn, member.id, id))?.hidden ? id : undefined;
  });
  return (
    open ??
    site.db.transact(async (tx) => {
      const at = site.now();
      const known = await conversationOfPair(tx, member.id, profileId);
      if (known) await showSide(tx, member.id, known, at);
      const id = known ?? site.newId();
      if (!known) await insertConversation(tx, { id, by: member.id, with: profileId, at });
      return id;
    })
  );
}

/**
 * The newest 50, or the 50 after the one whose id is `before`. Those with somebody blocked either way are left out.
 * Throws chats.not_found.
 */
export async function conversationsOf(site: Site, member: Member, before?: string): Promise<Conversation[]> {
  return site.db.read(async (conn) => {
    const last = before === undefined ? newest : await sideOf(conn, member.id, before);
    if (!last) throw chatNotFound();
    const after = { lastAt: last.lastAt, id: before ?? "" };
    const rows = await listConversations(conn, sightOf(site, member), after, MOST);
    return rows.map((row) => conversationOf(row, todayOf(site)));
  });
}

/** One conversation, as its page shows it. Throws chats.not_found for somebody else's, and for one deleted. */
export async function openConversation(site: Site, member: Member, conversationId: string): Promise<Conversation> {
  const row = await site.db.read((conn) => conversationRow(conn, sightOf(site, member), conversationId));
  if (!row || row.hidden) throw chatNotFound();
  return conversationOf(row, todayOf(site));
}

/** Everything said so far is read. Throws chats.not_found. */
export async function markRead(site: Site, member: Member, conversationId: string): Promise<void> {
  const side = await site.db.read((conn) => sideOf(conn, member.id, conversationId));
  if (!side) throw chatNotFound();
  if (side.unread === 0 && side.readUpTo === side.lastMessageId) return;
  await site.db.transact((tx) => markSideRead(tx, member.id, conversationId));
  site.bus.publish({ kind: "news", member: side.otherId });
}

/** Gone for this member with all that was said; the other keeps it. Deleting it again changes nothing. Throws chats.not_found. */
export async function deleteConversation(site: Site, member: Member, conversationId: string): Promise<void> {
  await site.db.transact(async (tx) => {
    if (!(await sideOf(tx, member.id, conversationId))) throw chatNotFound();
    await clearSide(tx, member.id, conversationId);
  });
}

/**
 * How many messages this member has not read, in all conversations that are listed. The one that is being `opened` at
 * this moment counts as read.
 */
export function unreadCount(site: Site, member: Member, opened = ""): Promise<number> {
  return site.db.read((conn) => countUnread(conn, member.id, opened));
}

const newest = { lastAt: Number.MAX_SAFE_INTEGER };

const UNSEEN = { photo: null, country: null, region: null, city: null };

function conversationOf(row: ConversationRow, today: string): Conversation {
  const card = cardOf(row, today);
  return {
    id: row.conversationId,
    other: row.gone ? { ...card, ...UNSEEN, name: "", age: 0 } : row.available ? card : { ...card, ...UNSEEN },
    gone: row.gone,
    available: row.available,
    unread: row.unread,
    lastMessage: lastMessageOf(row),
    lastAt: row.lastAt,
  };
}

function lastMessageOf(row: ConversationRow): Conversation["lastMessage"] {
  const { messageId, messageFrom, messageText, messageAt } = row;
  if (messageId === null || messageFrom === null || messageText === null || messageAt === null) return null;
  const text = row.gone && messageFrom === row.id ? "" : messageText;
  return { id: messageId, from: messageFrom, text, sentAt: messageAt };
}
