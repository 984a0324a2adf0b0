import { and, count, eq, inArray, lt, max, ne, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { type MailState, mailCases, mails } from "~/db/tables";

export type MailRow = typeof mails.$inferSelect;

export async function insertMail({ drizzle }: Tx, mail: MailRow): Promise<void> {
  await drizzle.insert(mails).values(mail);
}

export async function insertMailCases(
  { drizzle }: Tx,
  mailId: string,
  memberId: string,
  cases: string[],
): Promise<void> {
  await drizzle.insert(mailCases).values(cases.map((caseId) => ({ mailId, memberId, caseId })));
}

/**
 * Sets the state of an email. Does nothing if the state is unchanged, so a failed try does not change since when the
 * email waits.
 */
export async function setMailState({ drizzle }: Tx, id: string, state: MailState, at: number): Promise<void> {
  await drizzle
    .update(mails)
    .set({ state, at })
    .where(and(eq(mails.id, id), ne(mails.state, state)));
}

export async function deleteMail({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle.delete(mails).where(eq(mails.id, id));
}

/** Deletes emails that have been in their state since before a time, UTC ms. */
export async function deleteMailsBefore({ drizzle }: Tx, at: number): Promise<void> {
  await drizzle.delete(mails).where(and(lt(mails.at, at), ne(mails.state, "waiting")));
}

const newestFirst = newestBy(mails.at, mails.id);

/** Marks emails as returned. Returns those that had been sent. */
export async function setReturned({ drizzle }: Tx, ids: string[], at: number): Promise<string[]> {
  const rows = await drizzle
    .update(mails)
    .set({ state: "returned", at })
    .where(and(inArray(mails.id, ids), eq(mails.state, "sent")))
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

export function mailsSentTo({ drizzle }: Conn, memberId: string, asked: Asked) {
  const { id, at, kind: mail, state } = mails;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, mail, state })
      .from(mails)
      .where(and(eq(mails.memberId, memberId), inArray(state, ["sent", "returned"]), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export async function mailsOfCase({ drizzle }: Conn, caseId: string, memberId: string) {
  const { kind, state, at } = mails;
  const further = drizzle.select({ id: mailCases.mailId }).from(mailCases).where(eq(mailCases.caseId, caseId));
  // A union, because PostgreSQL would read all emails for a condition with `or`.
  const either = drizzle.select({ id: mails.id }).from(mails).where(eq(mails.caseId, caseId)).union(further);
  // A complainant may have no account, and a case no subject.
  const own = sql<number>`case when ${mails.memberId} = ${memberId} and ${mails.memberId} <> '' then 1 else 0 end`;
  const rows = await drizzle
    .select({ kind, state, own: max(own), mails: count(), at: max(at) })
    .from(mails)
    .where(inArray(mails.id, either))
    .groupBy(kind, state, own);
  return rows
    .map((row) => ({ ...row, own: Number(row.own) === 1, mails: Number(row.mails), at: Number(row.at) }))
    .sort((one, other) => other.at - one.at);
}
