import { and, asc, count, eq, exists, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { accounts, conversations, fraudNotices, messages, participants, profiles, suspensions } from "~/db/tables";

export type FraudNoticeRow = typeof fraudNotices.$inferSelect;

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
        throughSeq: fraudNotices.throughSeq,
        credits: fraudNotices.credits,
        retractedAt: fraudNotices.retractedAt,
      },
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(accounts, eq(accounts.id, participants.otherId))
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .leftJoin(fraudNotices, isNoticeAbout(bannedId))
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
    .leftJoin(fraudNotices, isNoticeAbout(bannedId))
    .where(
      and(haveAnswered({ drizzle }, bannedId), or(isNull(fraudNotices.memberId), isNotNull(fraudNotices.retractedAt))),
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
export async function insertNotice({ drizzle }: Tx, notice: FraudNoticeRow): Promise<boolean> {
  const added = await drizzle
    .insert(fraudNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ memberId: fraudNotices.memberId });
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
export function selectNoticesToRetract({ drizzle }: Conn, bannedId: string, limit: number) {
  const { memberId, name, at, credits } = fraudNotices;
  return drizzle
    .select({
      ...{ memberId, bannedName: name, at, credits },
      ...{ email: accounts.email, name: profiles.name, language: profiles.language, timeZone: accounts.timeZone },
    })
    .from(fraudNotices)
    .innerJoin(accounts, eq(accounts.id, memberId))
    .innerJoin(profiles, eq(profiles.id, memberId))
    .where(and(eq(fraudNotices.bannedId, bannedId), isNull(fraudNotices.retractedAt)))
    .orderBy(asc(memberId))
    .limit(limit);
}

/** Changes the notice of one member about one account. */
export async function updateNotice(
  { drizzle }: Tx,
  { memberId, bannedId }: Pick<FraudNoticeRow, "memberId" | "bannedId">,
  change: Partial<FraudNoticeRow>,
): Promise<void> {
  await drizzle
    .update(fraudNotices)
    .set(change)
    .where(and(eq(fraudNotices.memberId, memberId), eq(fraudNotices.bannedId, bannedId)));
}

const newestFirst = newestBy(fraudNotices.at, fraudNotices.bannedId);

export function selectNoticesTo({ drizzle }: Conn, memberId: string, asked: Asked) {
  const { bannedId: id, name, lastMessageAt, credits, at, retractedAt } = fraudNotices;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, name, lastMessageAt, credits, at, retractedAt })
      .from(fraudNotices)
      .where(and(eq(fraudNotices.memberId, memberId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

function isNoticeAbout(bannedId: string) {
  return and(eq(fraudNotices.memberId, participants.otherId), eq(fraudNotices.bannedId, bannedId));
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
