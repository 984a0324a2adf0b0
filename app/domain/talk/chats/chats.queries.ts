import { and, eq, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { conversations, participants } from "~/db/tables";

export async function conversationOfPair(conn: Conn, viewer: string, other: string): Promise<string | undefined> {
  const [row] = await q(conn).pair.execute(inOrder(viewer, other));
  return row?.id;
}

/** Inserts a conversation, visible to its initiator, and hidden from the other member until there is a message. */
export async function insertConversation(
  tx: Tx,
  begun: { id: string; by: string; with: string; at: number },
): Promise<void> {
  const { id, at } = begun;
  await q(tx).insert.execute({ id, at, ...inOrder(begun.by, begun.with) });
  await q(tx).insertSide.execute({ id, viewer: begun.by, other: begun.with, hidden: false, at });
  await q(tx).insertSide.execute({ id, viewer: begun.with, other: begun.by, hidden: true, at });
}

/** Stores a pair of members in the order of their ids. */
function inOrder(a: string, b: string) {
  return a < b ? { first: a, second: b } : { first: b, second: a };
}

const p = sql.placeholder;

const q = prepared((d) => ({
  pair: d
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.firstId, p("first")), eq(conversations.secondId, p("second"))))
    .prepare("chats.pair"),
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
}));
