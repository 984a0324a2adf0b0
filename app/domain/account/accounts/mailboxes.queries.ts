import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { accountMailboxes, accounts, suspensions } from "~/db/tables";
import { mailboxOf } from "./mailboxes";

/** Stores the mailbox of an account's address. The row stays when the address changes. */
export async function insertMailbox({ drizzle }: Tx, accountId: string, email: string): Promise<void> {
  await drizzle
    .insert(accountMailboxes)
    .values({ accountId, mailbox: mailboxOf(email) })
    .onConflictDoNothing();
}

/** Deletes a mailbox that never belonged to the account, because the address was mistyped. */
export async function deleteMailbox({ drizzle }: Tx, id: string, email: string): Promise<void> {
  const { accountId, mailbox } = accountMailboxes;
  await drizzle.delete(accountMailboxes).where(and(eq(accountId, id), eq(mailbox, mailboxOf(email))));
}

/** Returns all accounts that had an address of one of this account's mailboxes, including itself. */
export async function accountsOfMailbox({ drizzle }: Conn, id: string): Promise<string[]> {
  const { accountId, mailbox } = accountMailboxes;
  const own = await drizzle.select({ mailbox }).from(accountMailboxes).where(eq(accountId, id));
  const names = own.map((row) => row.mailbox);
  const rows = await drizzle.select({ id: accountId }).from(accountMailboxes).where(inArray(mailbox, names));
  return [...new Set([id, ...rows.map((row) => row.id)])];
}

export async function accountsWithMailbox({ drizzle }: Conn, email: string): Promise<string[]> {
  const { accountId, mailbox } = accountMailboxes;
  const rows = await drizzle
    .select({ id: accountId })
    .from(accountMailboxes)
    .where(eq(mailbox, mailboxOf(email)));
  return rows.map((row) => row.id);
}

/** Returns a suspended account of the same mailbox. Skips unconfirmed accounts, which anyone could have created. */
export async function suspendedInMailbox({ drizzle }: Conn, email: string): Promise<string | undefined> {
  const [row] = await drizzle
    .select({ id: accounts.id })
    .from(accountMailboxes)
    .innerJoin(accounts, eq(accounts.id, accountMailboxes.accountId))
    .innerJoin(suspensions, eq(suspensions.accountId, accounts.id))
    .where(
      and(eq(accountMailboxes.mailbox, mailboxOf(email)), isNotNull(accounts.confirmedAt), isNull(suspensions.endedAt)),
    )
    .limit(1);
  return row?.id;
}
