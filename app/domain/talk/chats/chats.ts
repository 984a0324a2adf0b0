import type { Member } from "~/app/domain/member";
import { profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import { profileNotFound } from "~/app/domain/people/profiles/profiles.errors";
import type { Site } from "~/app/domain/site";
import { keepPace } from "~/app/domain/site/limits/paces";
import { markStale } from "~/app/domain/site/staleness/staleness";
import { searchKey } from "~/db/search-key";
import { MOST_PINNED } from "./arranging";
import { chatNotFound, selfChat } from "./chats.errors";
import { conversationOfPair, insertConversation } from "./chats.queries";
import type { ChatFilter } from "./chats.schema";
import { type Conversation, conversationOf } from "./conversation";
import { conversationRow, countRequests, countUnread, listConversations, listPinned } from "./list.queries";
import { showSide, sideOf } from "./sides.queries";

export { answerRequest, arrange } from "./arranging";
export type { Conversation } from "./conversation";
export { conversationPage } from "./conversation-page";
export { deleteConversation, restoreConversation } from "./deleting";
export { noteDelivered } from "./delivery";
export { keepDraft } from "./drafts";
export { findInConversation } from "./finding";
export { firstLineTo } from "./first-line";
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
export { announceTyping } from "./typing";

/** Conversations per answer, besides the pinned ones. */
const MOST = 50;

/**
 * Returns the id of the conversation with a member, and begins it if needed: the other sees it after the first message.
 * A deleted one returns without its history. Throws chats.self, profiles.not_found, and chats.too_many_begun if it is
 * new and the member recently began many others.
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

/** A part of the list: those with `name` in the other's name, after the one with the id `before`. */
export interface ListQuery {
  filter?: ChatFilter;
  name?: string;
  before?: string | undefined;
}

/**
 * Returns the pinned ones and the newest 50, or the 50 after the one with the id `before`. Omits those with a block in
 * either direction. Throws chats.not_found.
 */
export async function conversationsOf(site: Site, member: Member, query: ListQuery = {}): Promise<Conversation[]> {
  const { filter = "all", name = "", before } = query;
  return site.db.read(async (conn) => {
    const last = before === undefined ? newest : await sideOf(conn, member.id, before);
    if (!last) throw chatNotFound();
    const sight = viewerScope(site, member);
    const after = { lastAt: last.lastAt, id: before ?? "" };
    // A search by name finds pinned ones too, in their place among the others.
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

/** Returns a conversation for its page. Throws chats.not_found if another member's, deleted, or blocked. */
export async function openConversation(site: Site, member: Member, conversationId: string): Promise<Conversation> {
  const row = await site.db.read((conn) => conversationRow(conn, viewerScope(site, member), conversationId));
  if (!row || row.hidden) throw chatNotFound();
  return conversationOf(row, site, member);
}

/** Counts the listed conversations with unread messages. Skips the one that is being `opened`. */
export function unreadChats(site: Site, member: Member, opened = ""): Promise<number> {
  return site.db.read((conn) => countUnread(conn, member.id, opened));
}

/** Counts first messages that wait for this member's acceptance. */
export function openRequests(site: Site, member: Member): Promise<number> {
  return site.db.read((conn) => countRequests(conn, member.id));
}

const newest = { lastAt: Number.MAX_SAFE_INTEGER };
