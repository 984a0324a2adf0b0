import { and, between, eq, inArray } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { messages, type Reaction, reactions } from "~/db/tables";
import type { MessageRow } from "./messages.queries";

export type ReactionRow = typeof reactions.$inferSelect;

export function reactionsBetween(
  { drizzle }: Conn,
  conversation: string,
  first: number,
  last: number,
): Promise<ReactionRow[]> {
  return drizzle
    .select()
    .from(reactions)
    .where(and(eq(reactions.conversationId, conversation), between(reactions.messageSeq, first, last)))
    .orderBy(reactions.messageSeq, reactions.at, reactions.profileId);
}

export async function messagesAt({ drizzle }: Conn, conversation: string, seqs: number[]): Promise<MessageRow[]> {
  if (seqs.length === 0) return [];
  return drizzle
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversation), inArray(messages.seq, seqs)));
}

type Key = Pick<ReactionRow, "conversationId" | "messageSeq" | "profileId">;

export async function putReaction({ drizzle }: Tx, reaction: Key & { kind: Reaction; at: number }): Promise<void> {
  const { kind, at } = reaction;
  await drizzle
    .insert(reactions)
    .values(reaction)
    .onConflictDoUpdate({
      target: [reactions.conversationId, reactions.messageSeq, reactions.profileId],
      set: { kind, at },
    });
}

export async function deleteReaction({ drizzle }: Tx, { conversationId, messageSeq, profileId }: Key): Promise<void> {
  const one = and(eq(reactions.messageSeq, messageSeq), eq(reactions.profileId, profileId));
  await drizzle.delete(reactions).where(and(eq(reactions.conversationId, conversationId), one));
}

export async function deleteReactions({ drizzle }: Tx, { conversationId, seq }: MessageRow): Promise<void> {
  await drizzle
    .delete(reactions)
    .where(and(eq(reactions.conversationId, conversationId), eq(reactions.messageSeq, seq)));
}
