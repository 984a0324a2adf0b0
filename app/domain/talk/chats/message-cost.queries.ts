import { and, eq, gte, sql } from "drizzle-orm";
import { type Conn, prepared } from "~/db/handle";
import { messages, participants, profiles } from "~/db/tables";

/** Who wrote the first message of a conversation. Undefined where there is none. */
export async function writerOfFirst(conn: Conn, conversationId: string): Promise<string | undefined> {
  const [first] = await opening(conn).first.execute({ conversationId });
  return first?.fromId;
}

export async function hasWrittenIn({ drizzle }: Conn, memberId: string, conversationId: string): Promise<boolean> {
  const [one] = await drizzle
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.fromId, memberId)))
    .limit(1);
  return one !== undefined;
}

/** When this member wrote to other members since then, UTC ms. */
export async function messagesSince({ drizzle }: Conn, memberId: string, since: number): Promise<number[]> {
  const rows = await drizzle
    .select({ at: messages.sentAt })
    .from(messages)
    .innerJoin(
      participants,
      and(eq(participants.conversationId, messages.conversationId), eq(participants.profileId, memberId)),
    )
    .innerJoin(profiles, and(eq(profiles.id, participants.otherId), eq(profiles.kind, "member")))
    .where(and(eq(messages.fromId, memberId), gte(messages.sentAt, since)));
  return rows.map(({ at }) => at);
}

const opening = prepared((d) => ({
  first: d
    .select({ fromId: messages.fromId })
    .from(messages)
    .where(and(eq(messages.conversationId, sql.placeholder("conversationId")), eq(messages.seq, 1)))
    .prepare("chats.first"),
}));
