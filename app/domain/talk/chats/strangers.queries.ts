import { and, desc, eq, gt, sql } from "drizzle-orm";
import { type Conn, prepared } from "~/db/handle";
import { stableLimit } from "~/db/statement-hints";
import { messages } from "~/db/tables";

/** The number of messages that are read to see who wrote lately, however long the conversation is. */
export const NEWEST = 100;

/** Counts a member's messages in a conversation after a number, up to a limit. */
export async function countFrom(
  conn: Conn,
  of: { conversation: string; from: string; after: number; limit: number },
): Promise<number> {
  return (await q(conn).someFrom.execute(of)).length;
}

const p = sql.placeholder;

const q = prepared((d) => ({
  someFrom: d
    .select({ seq: messages.seq })
    .from(messages)
    .where(
      and(eq(messages.conversationId, p("conversation")), gt(messages.seq, p("after")), eq(messages.fromId, p("from"))),
    )
    .orderBy(desc(messages.seq))
    .limit(stableLimit(p("limit")))
    .prepare("chats.some_from"),
}));
