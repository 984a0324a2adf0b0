import { eq, inArray } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { accounts, conversations, messages, photos } from "~/db/tables";

export type Said = Pick<typeof messages.$inferInsert, "id" | "fromId" | "text" | "sentAt" | "key">;

export async function accountIds({ drizzle }: Conn, limit: number): Promise<string[]> {
  return (await drizzle.select({ id: accounts.id }).from(accounts).limit(limit)).map(({ id }) => id);
}

/** Adds messages to a conversation, after those that it has, without all that sending does. */
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

/** Makes some photos wait for a moderator, as those of a site that shows none before. */
export async function holdPhotos({ drizzle }: Tx, many: number): Promise<void> {
  const some = drizzle.select({ id: photos.id }).from(photos).limit(many);
  await drizzle.update(photos).set({ state: "unchecked" }).where(inArray(photos.id, some));
}
