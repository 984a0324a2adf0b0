import { eq } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { accounts, conversations, messages } from "~/db/tables";

export type Said = Pick<typeof messages.$inferInsert, "id" | "fromId" | "text" | "sentAt" | "key">;

export async function accountIds({ drizzle }: Conn, limit: number): Promise<string[]> {
  return (await drizzle.select({ id: accounts.id }).from(accounts).limit(limit)).map(({ id }) => id);
}

/** Appends messages to a conversation by direct inserts, without the work of sending. */
export async function addMessages({ drizzle }: Tx, conversationId: string, said: Said[]): Promise<void> {
  const [row] = await drizzle
    .select({ lastSeq: conversations.lastSeq })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  const { lastSeq } = row!;
  const rows = said.map((each, index) => ({ ...each, conversationId, seq: lastSeq + 1 + index }));
  for (let first = 0; first < rows.length; first += 500)
    await drizzle.insert(messages).values(rows.slice(first, first + 500));
  await drizzle
    .update(conversations)
    .set({ lastSeq: lastSeq + rows.length })
    .where(eq(conversations.id, conversationId));
}
