import { aliasedTable, and, desc, eq, fillPlaceholders, gt, lt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { blockedWith } from "~/app/domain/blocks/blocks";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { steady } from "~/db/pinned";
import { accounts, conversations, messages, participants, profiles } from "~/db/tables";

export type MessageRow = typeof messages.$inferSelect;
export type Side = NonNullable<Awaited<ReturnType<typeof sideOf>>>;

/** One person's side of a conversation, and how far the other has read. Undefined for anybody else. */
export async function sideOf(conn: Conn, viewer: string, conversation: string) {
  const [row] = await q(conn).side.execute({ viewer, conversation });
  return row;
}

export async function conversationOfPair(conn: Conn, viewer: string, other: string): Promise<string | undefined> {
  const [row] = await q(conn).pair.execute(inOrder(viewer, other));
  return row?.id;
}

/** The newest before the number `before`, newest first, without those up to `clearedSeq`. */
export async function listMessages(
  conn: Conn,
  page: { conversation: string; clearedSeq: number; before: number; limit: number },
): Promise<MessageRow[]> {
  return q(conn).messages.execute(page);
}

/** The number of a message in its conversation. Undefined where it is not in this one. */
export async function seqOf(conn: Conn, conversation: string, id: string): Promise<number | undefined> {
  const [row] = await q(conn).seq.execute({ conversation, id });
  return row?.seq;
}

/** The first message that somebody wrote after a number. */
export async function firstFrom(conn: Conn, first: { conversation: string; from: string; after: number }) {
  const [row] = await q(conn).firstFrom.execute(first);
  return row?.id ?? null;
}

/** The newest before a number whose text is like a pattern in lower case. */
export async function messagesLike(
  conn: Conn,
  page: { conversation: string; clearedSeq: number; pattern: string; before: number; limit: number },
): Promise<MessageRow[]> {
  return q(conn).messagesLike.execute(page);
}

export async function messageByKey(conn: Conn, fromId: string, key: string): Promise<MessageRow | undefined> {
  const [row] = await q(conn).messageByKey.execute({ fromId, key });
  return row;
}

/** The message with this number. Undefined where there is none. */
export async function messageAt(conn: Conn, conversation: string, seq: number): Promise<MessageRow | undefined> {
  const [row] = await q(conn).messageAt.execute({ conversation, seq });
  return row;
}

export async function messageById(conn: Conn, id: string): Promise<MessageRow | undefined> {
  const [row] = await q(conn).messageById.execute({ id });
  return row;
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

/** Takes the conversation's next number for the message, and gives it as it was stored. */
export async function insertMessage(tx: Tx, message: Omit<MessageRow, "seq" | "takenBackAt">): Promise<MessageRow> {
  const [counter] = await q(tx).nextSeq.execute({ conversation: message.conversationId });
  const row = { ...message, seq: counter!.seq, takenBackAt: null };
  await q(tx).insertMessage.execute(row);
  return row;
}

/** A message brings the conversation to the top for both, and back for whoever had deleted it. `drafter`: whose draft it was. */
export async function noteMessage(tx: Tx, row: MessageRow, drafter: string): Promise<void> {
  await q(tx).noteMessage.execute({ conversation: row.conversationId, from: row.fromId, drafter, at: row.sentAt });
}

export async function markSideRead(tx: Tx, viewer: string, conversation: string): Promise<void> {
  await q(tx).read.execute({ viewer, conversation });
}

/** Returns whether this side had not been given all messages up to this number. */
export async function markSideDelivered(tx: Tx, viewer: string, conversation: string, seq: number): Promise<boolean> {
  return (await q(tx).deliver.execute({ viewer, conversation, seq })).length > 0;
}

export async function showSide(tx: Tx, viewer: string, conversation: string, at: number): Promise<void> {
  await q(tx).show.execute({ viewer, conversation, at });
}

export type Arrangement = Partial<
  Pick<typeof participants.$inferSelect, "archived" | "draft" | "muted" | "pinnedAt" | "request" | "seesPhotos">
>;

export async function arrangeSide(tx: Tx, viewer: string, conversation: string, to: Arrangement): Promise<void> {
  await tx.drizzle
    .update(participants)
    .set(to)
    .where(and(eq(participants.profileId, viewer), eq(participants.conversationId, conversation)));
}

/** What is sent for a page of messages, and for the first unread one: to be explained. */
export function statementsOf(conn: Conn, values: Record<string, string | number>) {
  return [q(conn).messages, q(conn).firstFrom].map((prepared) => {
    const { sql: statement, params } = prepared.getQuery();
    return { sql: statement, params: fillPlaceholders(params, values) };
  });
}

/** A pair is stored in the order of its ids. */
function inOrder(a: string, b: string) {
  return a < b ? { first: a, second: b } : { first: b, second: a };
}

const p = sql.placeholder;
const theirs = aliasedTable(participants, "theirs");
const them = aliasedTable(profiles, "them");
const mine = eq(participants.profileId, p("viewer"));
export const mySide = and(mine, eq(participants.conversationId, p("conversation")));
/** The number of the newest message of a side's conversation. */
export const lastSeq = sql`(select ${conversations.lastSeq} from ${conversations} where ${conversations.id} = ${participants.conversationId})`;

/** Whether somebody has deleted the account, is suspended, or what was left of it is erased. */
export const isGone = (id: AnyPgColumn) =>
  sql`(not exists (select 1 from ${profiles} as here where here.id = ${id} and here.name <> '') or exists (select 1 from ${accounts} where ${accounts.id} = ${id} and ${accounts.status} <> 'active'))`.mapWith(
    participants.hidden,
  );

const q = prepared((d) => ({
  side: d
    .select({
      otherId: participants.otherId,
      unread: participants.unread,
      hidden: participants.hidden,
      lastAt: participants.lastAt,
      lastSeq: conversations.lastSeq,
      clearedSeq: participants.clearedSeq,
      readSeq: participants.readSeq,
      deliveredSeq: participants.deliveredSeq,
      otherReadSeq: theirs.readSeq,
      otherDeliveredSeq: theirs.deliveredSeq,
      request: participants.request,
      pinnedAt: participants.pinnedAt,
      draft: participants.draft,
      seesPhotos: participants.seesPhotos,
      otherHidden: theirs.hidden,
      otherRequest: theirs.request,
      /** Whether events are told to the other: a fictional profile has no pages. */
      otherListens: sql`(${them.kind} = 'member')`.mapWith(participants.hidden).as("other_listens"),
      otherSharesReads: them.sharesReads,
      otherTakesPhotos: them.takesPhotos,
      blocked: sql`(${participants.otherId} in (${blockedWith(p("viewer"))}))`
        .mapWith(participants.hidden)
        .as("blocked"),
      otherGone: isGone(participants.otherId).as("other_gone"),
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(
      theirs,
      and(eq(theirs.conversationId, participants.conversationId), eq(theirs.profileId, participants.otherId)),
    )
    .innerJoin(them, eq(them.id, participants.otherId))
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
        gt(messages.seq, p("clearedSeq")),
        lt(messages.seq, p("before")),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(steady(p("limit")))
    .prepare("chats.messages"),
  messagesLike: d
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, p("conversation")),
        gt(messages.seq, p("clearedSeq")),
        lt(messages.seq, p("before")),
        sql`lower(${messages.text}) like ${p("pattern")} escape '\\'`,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(steady(p("limit")))
    .prepare("chats.messages_like"),
  seq: d
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.id, p("id")), eq(messages.conversationId, p("conversation"))))
    .prepare("chats.seq"),
  firstFrom: d
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.conversationId, p("conversation")), gt(messages.seq, p("after")), eq(messages.fromId, p("from"))),
    )
    .orderBy(messages.seq)
    .limit(1)
    .prepare("chats.first_from"),
  messageAt: d
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, p("conversation")), eq(messages.seq, p("seq"))))
    .prepare("chats.message_at"),
  messageById: d
    .select()
    .from(messages)
    .where(eq(messages.id, p("id")))
    .prepare("chats.message_by_id"),
  messageByKey: d
    .select()
    .from(messages)
    .where(and(eq(messages.fromId, p("fromId")), eq(messages.key, p("key"))))
    .prepare("chats.message_by_key"),
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
  nextSeq: d
    .update(conversations)
    .set({ lastSeq: sql`${conversations.lastSeq} + 1` })
    .where(eq(conversations.id, p("conversation")))
    .returning({ seq: conversations.lastSeq })
    .prepare("chats.next_seq"),
  insertMessage: d
    .insert(messages)
    .values({
      id: p("id"),
      conversationId: p("conversationId"),
      seq: p("seq"),
      fromId: p("fromId"),
      text: p("text"),
      sentAt: p("sentAt"),
      key: p("key"),
      replyToSeq: p("replyToSeq"),
      photo: p("photo"),
    })
    .prepare("chats.insert_message"),
  noteMessage: d
    .update(participants)
    .set({
      hidden: false,
      // What somebody had deleted comes back as a new conversation, neither archived nor pinned.
      archived: sql`${participants.archived} and ${participants.muted} and not ${participants.hidden}`,
      pinnedAt: sql`case when ${participants.hidden} then null else ${participants.pinnedAt} end`,
      seesPhotos: sql`${participants.seesPhotos} and not ${participants.hidden}`,
      // What was begun is sent, or was deleted with the conversation.
      draft: sql`case when ${participants.hidden} or ${participants.profileId} = ${p("drafter")} then '' else ${participants.draft} end`,
      // A clock that was set back must not let the conversation sink in the list.
      lastAt: sql`case when ${participants.lastAt} > ${p("at")} then ${participants.lastAt} else ${p("at")} end`,
      unread: sql`${participants.unread} + case when ${participants.profileId} = ${p("from")} then 0 else 1 end`,
    })
    .where(eq(participants.conversationId, p("conversation")))
    .prepare("chats.note_message"),
  read: d
    .update(participants)
    .set({
      unread: 0,
      // Messages that were deleted unread stay unread, as far as their sender is told.
      readSeq: sql`case when ${lastSeq} > ${participants.clearedSeq} then ${lastSeq} else ${participants.readSeq} end`,
    })
    .where(mySide)
    .prepare("chats.read"),
  deliver: d
    .update(participants)
    .set({ deliveredSeq: sql`${p("seq")}` })
    .where(and(mySide, lt(participants.deliveredSeq, p("seq")), lt(participants.readSeq, p("seq"))))
    .returning({ id: participants.profileId })
    .prepare("chats.deliver"),
  show: d
    .update(participants)
    .set({
      ...{ hidden: false, archived: false, pinnedAt: null, request: null, seesPhotos: false },
      lastAt: sql`${p("at")}`,
    })
    .where(mySide)
    .prepare("chats.show"),
}));
