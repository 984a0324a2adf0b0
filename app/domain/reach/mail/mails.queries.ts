import { and, count, eq, lt, max, ne, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { type MailState, mails } from "~/db/tables";

export type MailRow = typeof mails.$inferSelect;

export async function insertMail({ drizzle }: Tx, mail: MailRow): Promise<void> {
  await drizzle.insert(mails).values(mail);
}

/** Does nothing where it is so already, so that a try that fails doesn't change since when a mail waits. */
export async function setMailState({ drizzle }: Tx, id: string, state: MailState, at: number): Promise<void> {
  await drizzle
    .update(mails)
    .set({ state, at })
    .where(and(eq(mails.id, id), ne(mails.state, state)));
}

export async function deleteMail({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle.delete(mails).where(eq(mails.id, id));
}

/** Those that have been in their state since before then, UTC ms. */
export async function deleteMailsBefore({ drizzle }: Tx, at: number): Promise<void> {
  await drizzle.delete(mails).where(and(lt(mails.at, at), ne(mails.state, "waiting")));
}

const newestFirst = newestBy(mails.at, mails.id);

/** The mails about somebody's account that were sent. */
export function mailsSentTo({ drizzle }: Conn, memberId: string, asked: Asked) {
  const { id, at, kind: mail } = mails;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, mail })
      .from(mails)
      .where(and(eq(mails.memberId, memberId), eq(mails.state, "sent"), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** The mails of a case by kind, state, and whether they went to this member: how many, and when the last one came to that state. */
export async function mailsOfCase({ drizzle }: Conn, caseId: string, memberId: string) {
  const { kind, state, at } = mails;
  const own = sql<number>`case when ${mails.memberId} = ${memberId} then 1 else 0 end`;
  const rows = await drizzle
    .select({ kind, state, own: max(own), mails: count(), at: max(at) })
    .from(mails)
    .where(eq(mails.caseId, caseId))
    .groupBy(kind, state, own);
  return rows
    .map((row) => ({ ...row, own: Number(row.own) === 1, mails: Number(row.mails), at: Number(row.at) }))
    .sort((one, other) => other.at - one.at);
}
