import { and, eq, gt, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Conn } from "~/db/handle";
import { accounts, fraudNotices, HOUSE, ledgerEntries, messages, participants, profiles } from "~/db/tables";

/** Returns unread first messages that cost credits, without those repaid because the recipient is a fraudster. */
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
    .innerJoin(ledgerEntries, chargeOf(messages))
    .innerJoin(accounts, eq(accounts.id, messages.fromId))
    .innerJoin(profiles, eq(profiles.id, messages.fromId))
    .where(
      and(
        eq(participants.profileId, to),
        eq(participants.readSeq, 0),
        ne(messages.fromId, to),
        gt(messages.sentAt, since),
        notExists(
          drizzle
            .select({ one: sql`1` })
            .from(fraudNotices)
            .where(and(eq(fraudNotices.memberId, messages.fromId), eq(fraudNotices.bannedId, to))),
        ),
      ),
    );
}

/** Returns the cost of a member's messages in a conversation after `afterSeq`, without those already repaid. */
export async function spentIn(
  { drizzle }: Conn,
  memberId: string,
  { conversationId, afterSeq }: { conversationId: string; afterSeq: number },
): Promise<number> {
  const [row] = await drizzle
    .select({ credits: sql`coalesce(sum(-${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(messages)
    .innerJoin(ledgerEntries, chargeOf(messages))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.fromId, memberId),
        gt(messages.seq, afterSeq),
        notExists(
          drizzle
            .select({ one: sql`1` })
            .from(paidBack)
            .where(
              and(
                eq(paidBack.accountId, messages.fromId),
                eq(paidBack.otherId, HOUSE),
                eq(paidBack.cause, "return"),
                eq(paidBack.key, messages.key),
              ),
            ),
        ),
      ),
    );
  return row!.credits;
}

const paidBack = alias(ledgerEntries, "paid_back");

function chargeOf({ fromId, key }: Pick<typeof messages, "fromId" | "key">) {
  return and(
    eq(ledgerEntries.accountId, fromId),
    eq(ledgerEntries.otherId, HOUSE),
    eq(ledgerEntries.cause, "message"),
    eq(ledgerEntries.key, key),
  );
}
