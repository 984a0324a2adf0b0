import { mayWrite } from "~/app/domain/account/accounts/activation";
import type { Member } from "~/app/domain/member";
import { profileCard, profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import { profileNotFound } from "~/app/domain/people/profiles/profiles.errors";
import type { Site } from "~/app/domain/site";
import { record } from "~/app/domain/site/events/events";
import { keepPace } from "~/app/domain/site/limits/paces";
import { markStale } from "~/app/domain/site/staleness/staleness";
import { farTooLong, lengthOf, unfinished } from "~/app/domain/texts";
import type { Words } from "~/app/locales";
import { searchKey } from "~/db/search-key";
import { MOST_PINNED } from "./arranging";
import { chatNotFound, selfChat } from "./chats.errors";
import { conversationOfPair, insertConversation } from "./chats.queries";
import type { ChatFilter, DraftRequest } from "./chats.schema";
import { type Conversation, conversationOf } from "./conversation";
import { clearSide, restoreSide } from "./deleting.queries";
import { conversationRow, countRequests, countUnread, listConversations, listPinned } from "./list.queries";
import { type NextMessage, nextMessageIn } from "./message-cost";
import { LONGEST, messageTooLong } from "./message-text";
import { messageByKey } from "./messages.queries";
import { openingsTo } from "./openings";
import { arrangeSide, showSide, sideOf } from "./sides.queries";

export { answerRequest, arrange } from "./arranging";
export type { Conversation } from "./conversation";
export { conversationPage } from "./conversation-page";
export { noteDelivered } from "./delivery";
export { findInConversation } from "./finding";
export { messagePhoto, setTakesPhotos } from "./message-photos";
export {
  type Message,
  messageIn,
  messagesOf,
  numberedMessage,
  type Quoted,
} from "./messages";
export { openingsTo } from "./openings";
export { react } from "./reactions";
export { markRead } from "./reading";
export { type SentMessage, sendMessage } from "./sending";
export { adviseCare } from "./strangers";
export { takeBack } from "./taking-back";

/** The number of conversations per answer, besides the pinned conversations. */
const MOST = 50;

/**
 * Returns the id of the conversation with a member, and begins the conversation if needed. The other member sees it
 * after the first message. A deleted conversation returns without its history. Throws chats.self, profiles.not_found,
 * and chats.too_many_begun if the conversation is new and the member recently began many others.
 */
export async function conversationWith(site: Site, member: Member, profileId: string): Promise<string> {
  if (profileId === member.id) throw selfChat();
  const { begun, hidden } = await site.db.read(async (conn) => {
    if (!(await profileSeenBy(conn, viewerScope(site, member), profileId))) throw profileNotFound();
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

/** Finds the other member of a conversation. Null if the viewer does not see it, or the other is gone. */
export async function partnerIn(site: Site, member: Member, id: string): Promise<Conversation["other"] | null> {
  return site.db.read(async (conn) => {
    const row = await conversationRow(conn, viewerScope(site, member), id);
    const side = row && !row.hidden && (await sideOf(conn, member.id, id));
    return side && !row.gone ? conversationOf(row, site, member).other : null;
  });
}

/** A part of the list: conversations with `name` in the other's name, after the conversation with the id `before`. */
export interface ListQuery {
  filter?: ChatFilter;
  name?: string;
  before?: string | undefined;
}

/**
 * Returns the pinned conversations and the newest 50, or the 50 after the conversation with the id `before`. Omits
 * conversations with a block in either direction. Throws chats.not_found.
 */
export async function conversationsOf(site: Site, member: Member, query: ListQuery = {}): Promise<Conversation[]> {
  const { filter = "all", name = "", before } = query;
  return site.db.read(async (conn) => {
    const last = before === undefined ? newest : await sideOf(conn, member.id, before);
    if (!last) throw chatNotFound();
    const sight = viewerScope(site, member);
    const after = { lastAt: last.lastAt, id: before ?? "" };
    // A search by name also finds pinned conversations, in their place among the others.
    const first = filter === "all" && before === undefined ? await listPinned(conn, sight, MOST_PINNED) : [];
    const pinned = first.filter((row) => searchKey(row.name).includes(searchKey(name)));
    const rows = await listConversations(conn, sight, { filter, name, after, limit: MOST });
    return [...pinned, ...rows].map((row) => conversationOf(row, site, member));
  });
}

/** Returns where the list continues after this part; null at its end. */
export function restOf(part: readonly Conversation[]): string | null {
  return part.filter(({ pinned }) => !pinned).length < MOST ? null : part.at(-1)!.id;
}

/**
 * Returns a conversation for its page. Throws chats.not_found if the conversation is another member's, deleted or
 * blocked.
 */
export async function openConversation(site: Site, member: Member, conversationId: string): Promise<Conversation> {
  const row = await site.db.read((conn) => conversationRow(conn, viewerScope(site, member), conversationId));
  if (!row || row.hidden) throw chatNotFound();
  return conversationOf(row, site, member);
}

/** Counts the listed conversations with unread messages, except the conversation that is being `opened`. */
export function unreadChats(site: Site, member: Member, opened = ""): Promise<number> {
  return site.db.read((conn) => countUnread(conn, member.id, opened));
}

/** Counts first messages that wait for this member's acceptance. */
export function openRequests(site: Site, member: Member): Promise<number> {
  return site.db.read((conn) => countRequests(conn, member.id));
}

const newest = { lastAt: Number.MAX_SAFE_INTEGER };

/** In ms: how long a deletion can be undone. Pages offer it for five seconds; the rest is for slow connections. */
const UNDONE_WITHIN = 60_000;

/** Deletes the conversation for this member only. A repeat changes nothing. Throws chats.not_found. */
export async function deleteConversation(site: Site, member: Member, conversation: string): Promise<void> {
  await site.db.transact(async (tx) => {
    if (!(await sideOf(tx, member.id, conversation))) throw chatNotFound();
    await clearSide(tx, member.id, conversation, site.now());
    await record(site, tx, member.id, { kind: "badge" });
  });
}

/** Undoes a deletion of the last minute. Throws chats.not_found without one. */
export async function restoreConversation(site: Site, member: Member, conversation: string): Promise<void> {
  await site.db.transact(async (tx) => {
    const since = site.now() - UNDONE_WITHIN;
    if (!(await restoreSide(tx, member.id, conversation, since))) throw chatNotFound();
    await record(site, tx, member.id, { kind: "badge" });
  });
}

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

interface FirstLine {
  name: string;
  openings: string[];
  next: NextMessage;
  /** Whether this member can write at all, before any other check. */
  writes: boolean;
}

/** Returns what a member needs to write a first line, without beginning a conversation. Throws profiles.not_found. */
export async function firstLineTo(site: Site, member: Member, profileId: string, words: Words): Promise<FirstLine> {
  const card = await profileCard(site, member, profileId);
  if (!card) throw profileNotFound();
  const next = await site.db.read(async (conn) => {
    const conversation = (await conversationOfPair(conn, member.id, profileId)) ?? "";
    return nextMessageIn(site, conn, member, { conversation, fictional: card.fictional });
  });
  const writes = mayWrite(site, member) && next.amount <= next.balance;
  return { name: card.name, openings: await openingsTo(site, member, profileId, words), next, writes };
}

/** Tells the other's pages that the member types, if both share typing and activity. Throws chats.not_found. */
export async function announceTyping(site: Site, member: Member, conversation: string): Promise<void> {
  const to = await site.db.read(async (conn) => {
    const side = await sideOf(conn, member.id, conversation);
    if (!side) throw chatNotFound();
    if (!side.otherListens || !side.sharesPresence || !member.sharesTyping) return null;
    const other = await profileSeenBy(conn, viewerScope(site, member), side.otherId);
    return other?.sharesTyping ? other.id : null;
  });
  if (to) site.bus.publish({ kind: "typing", member: to, conversation, by: member.id });
}
