import { aliasedTable, and, desc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { blockedWith } from "~/app/domain/blocks/blocks";
import { cardColumns, isVisible, type Sight } from "~/app/domain/profiles/profiles.queries";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { steady } from "~/db/pinned";
import { accounts, conversations, messages, participants, profiles } from "~/db/tables";

export type MessageRow = typeof messages.$inferSelect;
export type ConversationRow = Awaited<ReturnType<typeof listConversations>>[number];
export type Side = NonNullable<Awaited<ReturnType<typeof sideOf>>>;

/** The last of the conversations listed before. */
export interface Cursor {
  lastAt: number;
  id: string;
}

/** Conversations that the viewer has not hidden and that no block stands in, the newest first. */
export async function listConversations(conn: Conn, sight: Sight, after: Cursor, limit: number) {
  return q(conn).list.execute({ ...sight, afterAt: after.lastAt, afterId: after.id, limit });
}

export async function conversationRow(conn: Conn, sight: Sight, conversation: string) {
  const [row] = await q(conn).one.execute({ ...sight, conversation });
  return row;
}

/** One person's side of a conversation, and how far the other has read. Undefined for anybody else. */
export async function sideOf(conn: Conn, viewer: string, conversation: string) {
  const [row] = await q(conn).side.execute({ viewer, conversation });
  return row;
}

export async function conversationOfPair(conn: Conn, viewer: string, other: string): Promise<string | undefined> {
  const [row] = await q(conn).pair.execute(inOrder(viewer, other));
  return row?.id;
}

/** The newest before `before`, newest first, without those that were cleared. */
export async function listMessages(
  conn: Conn,
  page: { conversation: string; clearedUpTo: string; before: string; limit: number },
): Promise<MessageRow[]> {
  return q(conn).messages.execute(page);
}

export async function messageIn(conn: Conn, conversation: string, id: string): Promise<boolean> {
  return (await q(conn).message.execute({ conversation, id })).length > 0;
}

export async function messageByKey(conn: Conn, fromId: string, key: string): Promise<MessageRow | undefined> {
  const [row] = await q(conn).messageByKey.execute({ fromId, key });
  return row;
}

export async function countUnread(conn: Conn, viewer: string, except: string): Promise<number> {
  const [row] = await q(conn).unread.execute({ viewer, except });
  return row!.n;
}

/** In sight for the one who begins, hidden from the other until there is a message. */
export async function insertConversation(
  tx: Tx,
  begun: { id: string; by: string; with: string; at: number },
): Promise<void> {
  const { id, at } = begun;
  await q(tx).insert.execute({ id, at, ...inOrder(begun.by, begun.with) });
  await q(tx).insertSide.execute({ id, viewer: begun.by, other: begun.with, hidden: false, at });
  await q(tx).insertSide.execute({ id, viewer: begun.with, other: begun.by, hidden: true, at });
}

export async function insertMessage(tx: Tx, message: MessageRow): Promise<void> {
  await q(tx).insertMessage.execute(message);
}

/** A message brings the conversation to the top for both, and back for whoever had deleted it. */
export async function noteMessage(tx: Tx, message: MessageRow, to: string): Promise<void> {
  const news = { conversation: message.conversationId, messageId: message.id, at: message.sentAt };
  await q(tx).noteMessage.execute({ ...news, viewer: message.fromId, unread: 0 });
  await q(tx).noteMessage.execute({ ...news, viewer: to, unread: 1 });
}

export async function markSideRead(tx: Tx, viewer: string, conversation: string): Promise<void> {
  await q(tx).read.execute({ viewer, conversation });
}

export async function clearSide(tx: Tx, viewer: string, conversation: string): Promise<void> {
  await q(tx).clear.execute({ viewer, conversation });
}

export async function showSide(tx: Tx, viewer: string, conversation: string, at: number): Promise<void> {
  await q(tx).show.execute({ viewer, conversation, at });
}

/** A pair is stored in the order of its ids. */
function inOrder(a: string, b: string) {
  return a < b ? { first: a, second: b } : { first: b, second: a };
}

const p = sql.placeholder;
const theirs = aliasedTable(participants, "theirs");
const mine = eq(participants.profileId, p("viewer"));
const mySide = and(mine, eq(participants.conversationId, p("conversation")));
const notBlocked = sql`${participants.otherId} not in (${blockedWith(p("viewer"))})`;
const listed = and(mine, eq(participants.hidden, false), notBlocked);

/** Whether somebody has deleted the account, or what was left of it is erased. */
const isGone = (id: AnyPgColumn) =>
  sql`(not exists (select 1 from ${profiles} as here where here.id = ${id} and here.name <> '') or exists (select 1 from ${accounts} where ${accounts.id} = ${id} and ${accounts.status} = 'deleted'))`.mapWith(
    participants.hidden,
  );

const conversationColumns = (d: Conn["drizzle"]) => ({
  ...cardColumns,
  conversationId: participants.conversationId,
  hidden: participants.hidden,
  unread: participants.unread,
  lastAt: participants.lastAt,
  /** Whether this person may still be seen, and so written to. */
  available: sql`(${isVisible(d)})`.mapWith(participants.hidden).as("available"),
  gone: isGone(participants.otherId).as("gone"),
  messageId: messages.id,
  messageFrom: messages.fromId,
  messageText: messages.text,
  messageAt: messages.sentAt,
});

const q = prepared((d) => ({
  list: d
    .select(conversationColumns(d))
    .from(participants)
    .innerJoin(profiles, eq(profiles.id, participants.otherId))
    .leftJoin(messages, eq(messages.id, participants.lastMessageId))
    .where(
      and(
        listed,
        or(
          lt(participants.lastAt, p("afterAt")),
          and(eq(participants.lastAt, p("afterAt")), lt(participants.conversationId, p("afterId"))),
        ),
      ),
    )
    .orderBy(desc(participants.lastAt), desc(participants.conversationId))
    .limit(steady(p("limit")))
    .prepare("chats.list"),
  one: d
    .select(conversationColumns(d))
    .from(participants)
    .innerJoin(profiles, eq(profiles.id, participants.otherId))
    .leftJoin(messages, eq(messages.id, participants.lastMessageId))
    .where(mySide)
    .prepare("chats.one"),
  side: d
    .select({
      otherId: participants.otherId,
      unread: participants.unread,
      hidden: participants.hidden,
      lastAt: participants.lastAt,
      lastMessageId: participants.lastMessageId,
      clearedUpTo: participants.clearedUpTo,
      readUpTo: participants.readUpTo,
      otherReadUpTo: theirs.readUpTo,
      otherGone: isGone(participants.otherId).as("other_gone"),
    })
    .from(participants)
    .innerJoin(
      theirs,
      and(eq(theirs.conversationId, participants.conversationId), eq(theirs.profileId, participants.otherId)),
    )
    .where(mySide)
    .prepare("chats.side"),
  pair: d
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.firstId, p("first")), eq(conversations.secondId, p("second"))))
    .prepare("chats.pair"),
  messages: d
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, p("conversation")),
        gt(messages.id, p("clearedUpTo")),
        lt(messages.id, p("before")),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(steady(p("limit")))
    .prepare("chats.messages"),
  message: d
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, p("id")), eq(messages.conversationId, p("conversation"))))
    .prepare("chats.message"),
  messageByKey: d
    .select()
    .from(messages)
    .where(and(eq(messages.fromId, p("fromId")), eq(messages.key, p("key"))))
    .prepare("chats.message_by_key"),
  unread: d
    .select({ n: sql`coalesce(sum(${participants.unread}), 0)`.mapWith(Number) })
    .from(participants)
    .where(and(listed, gt(participants.unread, 0), ne(participants.conversationId, p("except"))))
    .prepare("chats.unread"),
  insert: d
    .insert(conversations)
    .values({ id: p("id"), firstId: p("first"), secondId: p("second"), createdAt: p("at") })
    .prepare("chats.insert"),
  insertSide: d
    .insert(participants)
    .values({
      conversationId: p("id"),
      profileId: p("viewer"),
      otherId: p("other"),
      unread: 0,
      hidden: p("hidden"),
      lastAt: p("at"),
    })
    .prepare("chats.insert_side"),
  insertMessage: d
    .insert(messages)
    .values({
      id: p("id"),
      conversationId: p("conversationId"),
      fromId: p("fromId"),
      text: p("text"),
      sentAt: p("sentAt"),
      key: p("key"),
    })
    .prepare("chats.insert_message"),
  noteMessage: d
    .update(participants)
    .set({
      hidden: false,
      lastMessageId: sql`${p("messageId")}`,
      lastAt: sql`${p("at")}`,
      unread: sql`${participants.unread} + ${p("unread")}`,
    })
    .where(mySide)
    .prepare("chats.note_message"),
  read: d
    .update(participants)
    .set({ unread: 0, readUpTo: sql`coalesce(${participants.lastMessageId}, ${participants.readUpTo})` })
    .where(mySide)
    .prepare("chats.read"),
  clear: d
    .update(participants)
    .set({
      hidden: true,
      unread: 0,
      clearedUpTo: sql`coalesce(${participants.lastMessageId}, ${participants.clearedUpTo})`,
      lastMessageId: null,
    })
    .where(mySide)
    .prepare("chats.clear"),
  show: d
    .update(participants)
    .set({ hidden: false, lastAt: sql`${p("at")}` })
    .where(mySide)
    .prepare("chats.show"),
}));
