import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lte, max, or } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { chatLooks, chatReadings, conversations, messages, profiles } from "~/db/tables";

export type ReadingRow = typeof chatReadings.$inferSelect;
export type LookRow = typeof chatLooks.$inferSelect;
export type ConversationRow = Pick<typeof conversations.$inferSelect, "id" | "firstId" | "secondId" | "lastSeq">;

const conversationColumns = {
  ...{ id: conversations.id, firstId: conversations.firstId },
  ...{ secondId: conversations.secondId, lastSeq: conversations.lastSeq },
};

/** Returns the conversation of a message, and its number in it. */
export async function placeOf({ drizzle }: Conn, messageId: string) {
  const [row] = await drizzle
    .select({ ...conversationColumns, seq: messages.seq })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.id, messageId));
  return row;
}

export async function conversationById({ drizzle }: Conn, id: string): Promise<ConversationRow | undefined> {
  const [row] = await drizzle.select(conversationColumns).from(conversations).where(eq(conversations.id, id));
  return row;
}

export async function conversationBetween(
  { drizzle }: Conn,
  one: string,
  other: string,
): Promise<ConversationRow | undefined> {
  const [row] = await drizzle
    .select(conversationColumns)
    .from(conversations)
    .where(
      or(
        and(eq(conversations.firstId, one), eq(conversations.secondId, other)),
        and(eq(conversations.firstId, other), eq(conversations.secondId, one)),
      ),
    );
  return row;
}

export async function lastSeqAt({ drizzle }: Conn, conversationId: string, at: number): Promise<number> {
  const [row] = await drizzle
    .select({ seq: max(messages.seq) })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), lte(messages.sentAt, at)));
  return Number(row?.seq ?? 0);
}

export async function namesOf({ drizzle }: Conn, ids: string[]): Promise<Map<string, string>> {
  const rows = await drizzle
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(inArray(profiles.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export function messagesWithin({ drizzle }: Conn, conversationId: string, from: number, to: number) {
  return drizzle
    .select({
      ...{ id: messages.id, seq: messages.seq, from: messages.fromId, text: messages.text },
      ...{ sentAt: messages.sentAt, takenBackAt: messages.takenBackAt, photo: messages.photo },
    })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gte(messages.seq, from), lte(messages.seq, to)))
    .orderBy(asc(messages.seq));
}

export async function insertReading({ drizzle }: Tx, row: ReadingRow): Promise<void> {
  await drizzle.insert(chatReadings).values(row);
}

export async function readingById({ drizzle }: Conn, id: string): Promise<ReadingRow | undefined> {
  const [row] = await drizzle.select().from(chatReadings).where(eq(chatReadings.id, id));
  return row;
}

/** Takes the next step and records its bounds. Returns false if the step was already taken. */
export async function takeStep(
  { drizzle }: Tx,
  { id, steps }: Pick<ReadingRow, "id" | "steps">,
  bounds: Pick<ReadingRow, "firstSeq" | "lastSeq">,
): Promise<boolean> {
  const taken = await drizzle
    .update(chatReadings)
    .set({ ...bounds, steps: steps + 1 })
    .where(and(eq(chatReadings.id, id), eq(chatReadings.steps, steps)))
    .returning({ id: chatReadings.id });
  return taken.length === 1;
}

export async function insertLook({ drizzle }: Tx, row: LookRow): Promise<void> {
  await drizzle.insert(chatLooks).values(row);
}

/** Inserts the first look at a case's messages. Returns false if the same operator already opened this version. */
export async function insertFirstLook({ drizzle }: Tx, row: LookRow): Promise<boolean> {
  const inserted = await drizzle.insert(chatLooks).values(row).onConflictDoNothing().returning({ id: chatLooks.id });
  return inserted.length === 1;
}

/** Returns when this operator last opened a case's messages, and the version then; null if no version was recorded. */
export async function lastKeptLook(
  { drizzle }: Conn,
  look: { operator: string; targetId: string },
): Promise<Pick<LookRow, "at" | "version"> | undefined> {
  const { at, version, operator, targetId, part, id } = chatLooks;
  const [row] = await drizzle
    .select({ at, version })
    .from(chatLooks)
    .where(and(eq(operator, look.operator), eq(targetId, look.targetId), eq(part, "evidence")))
    .orderBy(desc(at), desc(id))
    .limit(1);
  return row;
}

export async function lastLookOf({ drizzle }: Conn, readingId: string): Promise<LookRow | undefined> {
  const [row] = await drizzle
    .select()
    .from(chatLooks)
    .where(eq(chatLooks.readingId, readingId))
    .orderBy(desc(chatLooks.at), desc(chatLooks.id))
    .limit(1);
  return row;
}

export async function isRead({ drizzle }: Conn, readingId: string, seq: number): Promise<boolean> {
  const rows = await drizzle
    .select({ id: chatLooks.id })
    .from(chatLooks)
    .where(and(eq(chatLooks.readingId, readingId), lte(chatLooks.fromSeq, seq), gte(chatLooks.toSeq, seq)))
    .limit(1);
  return rows.length > 0;
}

export async function stepsSince(
  { drizzle }: Conn,
  { operator, targetId, since }: { operator: string; targetId: string; since: number },
): Promise<number> {
  const [row] = await drizzle
    .select({ steps: count() })
    .from(chatLooks)
    .where(
      and(
        ...[eq(chatLooks.targetId, targetId), gt(chatLooks.at, since)],
        ...[eq(chatLooks.operator, operator), isNotNull(chatLooks.readingId)],
      ),
    );
  return Number(row?.steps ?? 0);
}

/** Returns the looks on a case, newest first, each with the reason of its reading. */
export function looksOn({ drizzle }: Conn, targetId: string, limit: number) {
  return drizzle
    .select({
      ...{ id: chatLooks.id, at: chatLooks.at, operator: chatLooks.operator },
      ...{ part: chatLooks.part, messages: chatLooks.messages, reason: chatReadings.reason },
    })
    .from(chatLooks)
    .leftJoin(chatReadings, eq(chatReadings.id, chatLooks.readingId))
    .where(eq(chatLooks.targetId, targetId))
    .orderBy(desc(chatLooks.at), desc(chatLooks.id))
    .limit(limit);
}
