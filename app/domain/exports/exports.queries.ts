import { and, asc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import {
  accounts,
  blocks,
  consents,
  conversations,
  dataExports,
  ledgerAccounts,
  ledgerEntries,
  likes,
  links,
  messages,
  participants,
  photos,
  profiles,
  recoveryCodes,
  secondFactors,
  sessions,
  visits,
} from "~/db/tables";

export type ExportRow = typeof dataExports.$inferSelect;
type Row = Record<string, unknown>;

export async function exportRow({ drizzle }: Conn, accountId: string): Promise<ExportRow | undefined> {
  const [row] = await drizzle.select().from(dataExports).where(eq(dataExports.accountId, accountId));
  return row;
}

export async function exportById({ drizzle }: Conn, id: string): Promise<ExportRow | undefined> {
  const [row] = await drizzle.select().from(dataExports).where(eq(dataExports.id, id));
  return row;
}

export async function insertExport({ drizzle }: Tx, row: Pick<ExportRow, "id" | "accountId" | "askedAt" | "file">) {
  await drizzle.insert(dataExports).values(row);
}

/** False where it is gone, or was ready before. */
export async function markReady(
  { drizzle }: Tx,
  id: string,
  made: Pick<ExportRow, "readyAt" | "expiresAt" | "size">,
): Promise<boolean> {
  const ready = await drizzle
    .update(dataExports)
    .set(made)
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
    .returning({ id: dataExports.id });
  return ready.length === 1;
}

export async function deleteExport({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle.delete(dataExports).where(eq(dataExports.id, id));
}

/** Whom to tell that it is ready; undefined where the account is deleted. */
export async function readerOf({ drizzle }: Conn, accountId: string) {
  const [reader] = await drizzle
    .select({ email: accounts.email, language: accounts.language, name: profiles.name })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(and(eq(accounts.id, accountId), eq(accounts.status, "active")));
  return reader;
}

/** What is kept of links, codes and the like so that they work, and would let whoever has the file use them. */
const SECRETS = ["passwordHash", "tokenHash", "secret", "hash"];

/** All rows of a member, table by table, without what only protects the account. Messages are `messagesFor`. */
export async function rowsOf({ drizzle }: Conn, id: string): Promise<Record<string, Row[]>> {
  const talks = drizzle
    .select({ id: participants.conversationId })
    .from(participants)
    .where(eq(participants.profileId, id));
  const rows: Record<string, Row[]> = {
    account: await drizzle.select().from(accounts).where(eq(accounts.id, id)),
    profile: await drizzle.select().from(profiles).where(eq(profiles.id, id)),
    photos: await drizzle.select().from(photos).where(eq(photos.profileId, id)).orderBy(asc(photos.position)),
    consents: await drizzle.select().from(consents).where(eq(consents.accountId, id)),
    devices: await drizzle.select().from(sessions).where(eq(sessions.accountId, id)),
    mailed_links: await drizzle.select().from(links).where(eq(links.accountId, id)),
    second_step: await drizzle.select().from(secondFactors).where(eq(secondFactors.accountId, id)),
    recovery_codes: await drizzle.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id)),
    exports: await drizzle.select().from(dataExports).where(eq(dataExports.accountId, id)),
    likes: await drizzle
      .select()
      .from(likes)
      .where(or(eq(likes.fromId, id), eq(likes.toId, id))),
    visits: await drizzle
      .select()
      .from(visits)
      .where(or(eq(visits.fromId, id), eq(visits.toId, id))),
    // Who blocked the member is that one's own.
    blocks: await drizzle.select().from(blocks).where(eq(blocks.fromId, id)),
    conversations: await drizzle.select().from(conversations).where(inArray(conversations.id, talks)),
    conversation_sides: await drizzle.select().from(participants).where(eq(participants.profileId, id)),
    credits: await drizzle.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, id)),
    credit_movements: await drizzle.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, id)),
  };
  return Object.fromEntries(Object.entries(rows).map(([name, each]) => [name, each.map(withoutSecrets)]));
}

/**
 * What was said in a conversation of the member's, `limit` messages from behind `after`. Of somebody who has left the words
 * are gone, and the key that a browser gave a message is its sender's.
 */
export async function messagesFor({ drizzle }: Conn, id: string, conversation: string, after: string, limit: number) {
  const rows = await drizzle
    .select({ message: messages, from: accounts.status })
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.fromId))
    .where(and(eq(messages.conversationId, conversation), gt(messages.id, after)))
    .orderBy(asc(messages.id))
    .limit(limit);
  return rows.map(({ message: { key, ...message }, from }) => ({
    ...message,
    ...(message.fromId === id && { key }),
    ...(from === "deleted" && { text: "" }),
  }));
}

function withoutSecrets(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !SECRETS.includes(name)));
}
