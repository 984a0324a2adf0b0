import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { cardColumns, isVisible, type Sight } from "~/app/domain/people/profiles/profiles.queries";
import { blockedWith } from "~/app/domain/safety/blocks/blocks";
import { type Conn, prepared } from "~/db/handle";
import { containing, searchKey } from "~/db/search-key";
import { stableLimit } from "~/db/statement-hints";
import { conversations, likes, messages, participants, profiles } from "~/db/tables";
import type { ChatFilter } from "./chats.schema";
import { isGone } from "./sides.queries";

export type ConversationRow = Awaited<ReturnType<typeof listConversations>>[number];

/** The last conversation of the previous part. */
export interface Cursor {
  lastAt: number;
  id: string;
}

interface Listing {
  filter: ChatFilter;
  name: string;
  after: Cursor;
  limit: number;
}

/** Returns the viewer's visible conversations without a block, newest first. Omits pinned conversations. */
export async function listConversations(conn: Conn, sight: Sight, { filter, name, after, limit }: Listing) {
  const values = { ...sight, pattern: containing(searchKey(name)), afterAt: after.lastAt, afterId: after.id, limit };
  return q(conn)[filter].execute(values);
}

export async function listPinned(conn: Conn, sight: Sight, limit: number): Promise<ConversationRow[]> {
  return q(conn).pinned.execute({ ...sight, limit });
}

export async function conversationRow(conn: Conn, sight: Sight, conversation: string) {
  const [row] = await q(conn).one.execute({ ...sight, conversation });
  return row;
}

/** Counts unread conversations that are neither muted nor requests, except one. */
export async function countUnread(conn: Conn, viewer: string, except: string): Promise<number> {
  const [row] = await q(conn).unreadCount.execute({ viewer, except });
  return row!.n;
}

export async function countRequests(conn: Conn, viewer: string): Promise<number> {
  const [row] = await q(conn).requestCount.execute({ viewer });
  return row!.n;
}

const p = sql.placeholder;
const mine = eq(participants.profileId, p("viewer"));
const notBlocked = sql`${participants.otherId} not in (${blockedWith(p("viewer"))})`;
const listed = and(mine, eq(participants.hidden, false), notBlocked);
/**
 * The condition on the other member's name. A member who left has no name any more, even while the account can be
 * restored.
 */
const named = sql`(${p("pattern")} = '%%' or (${profiles.nameKey} like ${p("pattern")} escape '\\' and not ${isGone(participants.otherId)}))`;
const older = or(
  lt(participants.lastAt, p("afterAt")),
  and(eq(participants.lastAt, p("afterAt")), lt(participants.conversationId, p("afterId"))),
);

/** The newest message of the conversation, unless this side has deleted it. */
const lastMessage = and(
  eq(messages.conversationId, participants.conversationId),
  eq(messages.seq, conversations.lastSeq),
  gt(conversations.lastSeq, participants.clearedSeq),
);

const likedEachOther = sql`exists (select 1 from ${likes} given join ${likes} received
  on received.from_id = given.to_id and received.to_id = given.from_id
  where given.from_id = ${participants.profileId} and given.to_id = ${participants.otherId})`;

const accepted = and(eq(participants.archived, false), isNull(participants.request));
const isRequest = eq(participants.request, "open");

const FILTERS: Record<ChatFilter, SQL | undefined> = {
  all: and(accepted, isNull(participants.pinnedAt)),
  unread: and(accepted, gt(participants.unread, 0)),
  matches: and(accepted, likedEachOther),
  requests: isRequest,
  archived: eq(participants.archived, true),
};

const conversationColumns = {
  ...cardColumns,
  conversationId: participants.conversationId,
  hidden: participants.hidden,
  lastActiveAt: profiles.lastActiveAt,
  sharesActivity: profiles.sharesActivity,
  unread: participants.unread,
  lastAt: participants.lastAt,
  archived: participants.archived,
  muted: participants.muted,
  pinnedAt: participants.pinnedAt,
  request: participants.request,
  draft: participants.draft,
  seesPhotos: participants.seesPhotos,
  /** Whether the other member is still visible, and so can be written to. */
  available: sql`(${isVisible()})`.mapWith(participants.hidden).as("available"),
  gone: isGone(participants.otherId).as("gone"),
  messageId: messages.id,
  messageFrom: messages.fromId,
  messageText: messages.text,
  messageAt: messages.sentAt,
  messageTakenBackAt: messages.takenBackAt,
  messagePhoto: messages.photo,
};

const rows = (d: Conn["drizzle"]) =>
  d
    .select(conversationColumns)
    .from(participants)
    .innerJoin(profiles, eq(profiles.id, participants.otherId))
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .leftJoin(messages, lastMessage);

const page = (d: Conn["drizzle"], filter: ChatFilter) =>
  rows(d)
    .where(and(listed, FILTERS[filter], named, older))
    .orderBy(desc(participants.lastAt), desc(participants.conversationId))
    .limit(stableLimit(p("limit")))
    .prepare(`chats.list_${filter}`);

const count = (d: Conn["drizzle"], where: SQL | undefined) =>
  d
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(participants)
    .where(and(mine, where, notBlocked));

/**
 * Selects the number of unread conversations, as a statement or as part of one. Needs `viewer`, and `except` to leave
 * one out.
 */
export const unreadCount = (d: Conn["drizzle"]) =>
  count(
    d,
    and(
      // Repeats the condition of the index `participant_unread_ix`: otherwise SQLite does not use it.
      sql`${participants.unread} > 0 and ${participants.hidden} = false`,
      eq(participants.muted, false),
      isNull(participants.request),
      ne(participants.conversationId, p("except")),
    ),
  );

const q = prepared((d) => ({
  all: page(d, "all"),
  unread: page(d, "unread"),
  matches: page(d, "matches"),
  requests: page(d, "requests"),
  archived: page(d, "archived"),
  pinned: rows(d)
    .where(and(listed, accepted, isNotNull(participants.pinnedAt)))
    .orderBy(desc(participants.pinnedAt), desc(participants.conversationId))
    .limit(stableLimit(p("limit")))
    .prepare("chats.pinned_list"),
  one: rows(d)
    .where(and(mine, notBlocked, eq(participants.conversationId, p("conversation"))))
    .prepare("chats.one"),
  unreadCount: unreadCount(d).prepare("chats.unread_count"),
  requestCount: count(d, and(eq(participants.hidden, false), isRequest)).prepare("chats.request_count"),
}));
