import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { exported, rowsAbout } from "~/db/personal-data";
import { accounts, dataExports, messageData, messages, profiles } from "~/db/tables";

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

/** Marks an export as ready. Returns false if the export is missing, or was already ready. */
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

export async function readerOf({ drizzle }: Conn, accountId: string) {
  const [reader] = await drizzle
    .select({ email: accounts.email, language: accounts.language, name: profiles.name })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(and(eq(accounts.id, accountId), eq(accounts.status, "active")));
  return reader;
}

/** Returns all rows about a member by file name, as the tables declare. `messagesFor` returns the messages. */
export async function rowsOf(conn: Conn, id: string): Promise<Record<string, Row[]>> {
  const [account] = await conn.drizzle.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id));
  return rowsAbout(conn, account ? [id, account.email] : [id]);
}

/** Returns `limit` messages after the number `after`, without texts of members who left and keys of the other. */
export async function messagesFor({ drizzle }: Conn, id: string, conversation: string, after: number, limit: number) {
  const rows = await drizzle
    .select({ message: messages, from: accounts.status })
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.fromId))
    .where(and(eq(messages.conversationId, conversation), gt(messages.seq, after)))
    .orderBy(asc(messages.seq))
    .limit(limit);
  return rows.map(({ message, from }) => ({
    ...exported(messageData, message, [id]),
    ...(from === "deleted" && { text: "" }),
    seq: message.seq,
  }));
}

export function sentPhotosOf({ drizzle }: Conn, id: string): Promise<{ id: string; photo: string | null }[]> {
  return drizzle
    .select({ id: messages.id, photo: messages.photo })
    .from(messages)
    .where(and(eq(messages.fromId, id), isNotNull(messages.photo)))
    .orderBy(asc(messages.sentAt), asc(messages.id));
}
