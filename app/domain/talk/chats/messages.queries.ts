import { and, desc, eq, fillPlaceholders, gt, lt, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { stableLimit } from "~/db/statement-hints";
import { conversations, messages } from "~/db/tables";

export type MessageRow = typeof messages.$inferSelect;

/** Returns the newest messages before the number `before`, newest first, without those up to `clearedSeq`. */
export async function listMessages(
  conn: Conn,
  page: { conversation: string; clearedSeq: number; before: number; limit: number },
): Promise<MessageRow[]> {
  return q(conn).messages.execute(page);
}

/** Returns the newest messages before a number whose lower-case text matches a pattern. */
export async function messagesLike(
  conn: Conn,
  page: { conversation: string; clearedSeq: number; pattern: string; before: number; limit: number },
): Promise<MessageRow[]> {
  return q(conn).messagesLike.execute(page);
}

/** Returns the number of a message; undefined if it is not in this conversation. */
export async function seqOf(conn: Conn, conversation: string, id: string): Promise<number | undefined> {
  const [row] = await q(conn).seq.execute({ conversation, id });
  return row?.seq;
}

export async function firstFrom(conn: Conn, first: { conversation: string; from: string; after: number }) {
  const [row] = await q(conn).firstFrom.execute(first);
  return row?.id ?? null;
}

export async function messageAt(conn: Conn, conversation: string, seq: number): Promise<MessageRow | undefined> {
  const [row] = await q(conn).messageAt.execute({ conversation, seq });
  return row;
}

export async function messageById(conn: Conn, id: string): Promise<MessageRow | undefined> {
  const [row] = await q(conn).messageById.execute({ id });
  return row;
}

export async function messageByKey(conn: Conn, fromId: string, key: string): Promise<MessageRow | undefined> {
  const [row] = await q(conn).messageByKey.execute({ fromId, key });
  return row;
}

/** Assigns the conversation's next number to the message, and returns the stored message. */
export async function insertMessage(tx: Tx, message: Omit<MessageRow, "seq" | "takenBackAt">): Promise<MessageRow> {
  const [counter] = await q(tx).nextSeq.execute({ conversation: message.conversationId });
  const row = { ...message, seq: counter!.seq, takenBackAt: null };
  await q(tx).insertMessage.execute(row);
  return row;
}

/** Returns the statements of a page of messages, and of the first unread one, for EXPLAIN. */
export function statementsOf(conn: Conn, values: Record<string, string | number>) {
  return [q(conn).messages, q(conn).firstFrom].map((prepared) => {
    const { sql: statement, params } = prepared.getQuery();
    return { sql: statement, params: fillPlaceholders(params, values) };
  });
}

const p = sql.placeholder;
const inConversation = eq(messages.conversationId, p("conversation"));
const inPage = and(inConversation, gt(messages.seq, p("clearedSeq")), lt(messages.seq, p("before")));

const q = prepared((d) => ({
  messages: d
    .select()
    .from(messages)
    .where(inPage)
    .orderBy(desc(messages.seq))
    .limit(stableLimit(p("limit")))
    .prepare("chats.messages"),
  messagesLike: d
    .select()
    .from(messages)
    .where(and(inPage, sql`lower(${messages.text}) like ${p("pattern")} escape '\\'`))
    .orderBy(desc(messages.seq))
    .limit(stableLimit(p("limit")))
    .prepare("chats.messages_like"),
  seq: d
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.id, p("id")), inConversation))
    .prepare("chats.seq"),
  firstFrom: d
    .select({ id: messages.id })
    .from(messages)
    .where(and(inConversation, gt(messages.seq, p("after")), eq(messages.fromId, p("from"))))
    .orderBy(messages.seq)
    .limit(1)
    .prepare("chats.first_from"),
  messageAt: d
    .select()
    .from(messages)
    .where(and(inConversation, eq(messages.seq, p("seq"))))
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
}));
