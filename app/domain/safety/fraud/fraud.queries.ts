import { and, asc, count, eq, exists, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { accounts, conversations, fraudLetters, messages, participants, profiles, suspensions } from "~/db/tables";

export type FraudLetterRow = typeof fraudLetters.$inferSelect;

/** Returns members with an open account who answered, by id. `told` is null for a member who was not notified yet. */
export function answerersOf({ drizzle }: Conn, bannedId: string, { after, limit }: { after: string; limit: number }) {
  return drizzle
    .select({
      id: accounts.id,
      email: accounts.email,
      name: profiles.name,
      language: profiles.language,
      conversationId: participants.conversationId,
      lastSeq: conversations.lastSeq,
      lastMessageAt: lastSentAt(),
      told: {
        throughSeq: fraudLetters.throughSeq,
        credits: fraudLetters.credits,
        retractedAt: fraudLetters.retractedAt,
      },
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(accounts, eq(accounts.id, participants.otherId))
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .leftJoin(fraudLetters, letterAbout(bannedId))
    .where(and(haveAnswered({ drizzle }, bannedId), gt(participants.otherId, after)))
    .orderBy(asc(participants.otherId))
    .limit(limit);
}

/** Counts the members who answered and were not notified, or got a retraction since. */
export async function countUntold({ drizzle }: Conn, bannedId: string): Promise<number> {
  const [row] = await drizzle
    .select({ members: count() })
    .from(participants)
    .innerJoin(accounts, eq(accounts.id, participants.otherId))
    .leftJoin(fraudLetters, letterAbout(bannedId))
    .where(
      and(haveAnswered({ drizzle }, bannedId), or(isNull(fraudLetters.memberId), isNotNull(fraudLetters.retractedAt))),
    );
  return row!.members;
}

/** Whether an operator lifted the suspension. */
export async function isLifted({ drizzle }: Conn, decisionKey: string): Promise<boolean> {
  const [row] = await drizzle
    .select({ liftedBy: suspensions.liftedBy })
    .from(suspensions)
    .where(eq(suspensions.decisionKey, decisionKey));
  return row !== undefined && row.liftedBy !== null;
}

/** Inserts a notice. Returns false if the member was already notified. */
export async function insertLetter({ drizzle }: Tx, letter: FraudLetterRow): Promise<boolean> {
  const added = await drizzle
    .insert(fraudLetters)
    .values(letter)
    .onConflictDoNothing()
    .returning({ memberId: fraudLetters.memberId });
  return added.length > 0;
}

export async function isBannedForFraud({ drizzle }: Conn, accountId: string): Promise<boolean> {
  const { decisionKey, endedAt, fraud } = suspensions;
  const rows = await drizzle
    .select({ decisionKey })
    .from(suspensions)
    .where(and(eq(suspensions.accountId, accountId), isNull(endedAt), eq(fraud, true)))
    .limit(1);
  return rows.length > 0;
}

/** Returns members who were notified of this account and got no retraction, ordered by id. */
export function lettersToRetract({ drizzle }: Conn, bannedId: string, limit: number) {
  const { memberId, name, at, credits } = fraudLetters;
  return drizzle
    .select({
      ...{ memberId, bannedName: name, at, credits },
      ...{ email: accounts.email, name: profiles.name, language: profiles.language, timeZone: accounts.timeZone },
    })
    .from(fraudLetters)
    .innerJoin(accounts, eq(accounts.id, memberId))
    .innerJoin(profiles, eq(profiles.id, memberId))
    .where(and(eq(fraudLetters.bannedId, bannedId), isNull(fraudLetters.retractedAt)))
    .orderBy(asc(memberId))
    .limit(limit);
}

export async function changeLetter(
  { drizzle }: Tx,
  { memberId, bannedId }: Pick<FraudLetterRow, "memberId" | "bannedId">,
  change: Partial<FraudLetterRow>,
): Promise<void> {
  await drizzle
    .update(fraudLetters)
    .set(change)
    .where(and(eq(fraudLetters.memberId, memberId), eq(fraudLetters.bannedId, bannedId)));
}

const newestFirst = newestBy(fraudLetters.at, fraudLetters.bannedId);

export function lettersTo({ drizzle }: Conn, memberId: string, asked: Asked) {
  const { bannedId: id, name, lastMessageAt, credits, at, retractedAt } = fraudLetters;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, name, lastMessageAt, credits, at, retractedAt })
      .from(fraudLetters)
      .where(and(eq(fraudLetters.memberId, memberId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

function letterAbout(bannedId: string) {
  return and(eq(fraudLetters.memberId, participants.otherId), eq(fraudLetters.bannedId, bannedId));
}

/** Returns this account's sides of conversations whose other member answered and has an open account. */
function haveAnswered({ drizzle }: Pick<Conn, "drizzle">, bannedId: string) {
  const writtenBy = (writer: typeof participants.otherId | typeof participants.profileId) =>
    exists(
      drizzle
        .select({ one: sql`1` })
        .from(messages)
        .where(and(eq(messages.conversationId, participants.conversationId), eq(messages.fromId, writer))),
    );
  return and(
    eq(participants.profileId, bannedId),
    eq(accounts.status, "active"),
    writtenBy(participants.profileId),
    writtenBy(participants.otherId),
  );
}

function lastSentAt() {
  const { conversationId, seq, sentAt } = messages;
  const last = sql<number>`(select ${sentAt} from ${messages} where ${conversationId} = ${conversations.id} and ${seq} = ${conversations.lastSeq})`;
  return last.mapWith(sentAt);
}
