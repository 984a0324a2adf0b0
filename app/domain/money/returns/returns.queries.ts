import { and, eq, gt, ne } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import { accounts, HOUSE, ledgerEntries, messages, participants, profiles } from "~/db/tables";

/** First messages to somebody that cost credits, that were sent after `since`, and that were not read. */
export function unreadFirstMessages({ drizzle }: Conn, to: string, since: number) {
  return drizzle
    .select({
      senderId: messages.fromId,
      key: messages.key,
      amount: ledgerEntries.amount,
      email: accounts.email,
      name: profiles.name,
      language: profiles.language,
    })
    .from(participants)
    .innerJoin(messages, and(eq(messages.conversationId, participants.conversationId), eq(messages.seq, 1)))
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.accountId, messages.fromId),
        eq(ledgerEntries.otherId, HOUSE),
        eq(ledgerEntries.cause, "message"),
        eq(ledgerEntries.key, messages.key),
      ),
    )
    .innerJoin(accounts, eq(accounts.id, messages.fromId))
    .innerJoin(profiles, eq(profiles.id, messages.fromId))
    .where(
      and(
        eq(participants.profileId, to),
        eq(participants.readSeq, 0),
        ne(messages.fromId, to),
        gt(messages.sentAt, since),
      ),
    );
}
