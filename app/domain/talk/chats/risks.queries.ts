import { and, desc, eq, exists, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Conn, prepared } from "~/db/handle";
import { stableLimit } from "~/db/statement-hints";
import { heldMessages, messages, participants, profiles } from "~/db/tables";

export interface Begun {
  hour: number;
  day: number;
  /**
   * The number of the week's conversations, without those of the last day. The other members had time for an answer.
   */
  settled: number;
}

interface Times {
  member: string;
  /** UTC ms. */
  hourAgo: number;
  dayAgo: number;
  weekAgo: number;
}

/** Counts among the newest three hundred conversations of the last week, without fictional profiles. */
export async function begunBy(conn: Conn, times: Times): Promise<Begun> {
  const [row] = await q(conn).begun.execute({ ...times });
  return row!;
}

/** Counts the conversations begun after `after` and by `until` that the other member answered. */
export async function answeredOf(
  conn: Conn,
  of: { member: string; weekAgo: number; after: number; until: number },
): Promise<number> {
  const [row] = await q(conn).answered.execute(of);
  return row!.answered;
}

export interface EarlyMessage {
  conversation: string;
  to: string;
  text: string;
  sentAt: number;
}

/** Returns the member's messages among the first twenty of each conversation of a week, in order. */
export async function earlyMessagesOf(conn: Conn, of: { member: string; weekAgo: number }): Promise<EarlyMessage[]> {
  return q(conn).early.execute(of);
}

/** Returns a member's messages quarantined for their text, by recipient. */
export async function heldFor(conn: Conn, of: { member: string; weekAgo: number }): Promise<string[]> {
  return (await q(conn).held.execute(of)).map(({ to }) => to);
}

/** The number of messages of a conversation that are searched for an answer, however long the conversation is. */
const FIRST = 20;
/** Maximum number of conversations that are read. An ordinary member has fewer conversations within a week. */
const MOST = 300;

const p = sql.placeholder;
const time = (name: string) => sql`cast(${p(name)} as bigint)`;
const answers = alias(messages, "answers");

const q = prepared((d) => {
  const answer = d
    .select({ one: sql`1` })
    .from(answers)
    .where(
      and(
        eq(answers.conversationId, participants.conversationId),
        lte(answers.seq, FIRST),
        eq(answers.fromId, participants.otherId),
      ),
    );
  const latelyMine = and(
    eq(participants.profileId, p("member")),
    // Names both values, so the list's index can be used. Deleting a conversation hides no message here.
    inArray(participants.hidden, [false, true]),
    gt(participants.lastAt, p("weekAgo")),
  );
  const begun = d
    .select({ sentAt: messages.sentAt })
    .from(participants)
    .innerJoin(messages, and(eq(messages.conversationId, participants.conversationId), eq(messages.seq, 1)))
    .innerJoin(profiles, and(eq(profiles.id, participants.otherId), eq(profiles.kind, "member")))
    .where(and(latelyMine, eq(messages.fromId, p("member")), gt(messages.sentAt, p("weekAgo"))))
    .orderBy(desc(participants.lastAt))
    .limit(stableLimit(MOST))
    .as("begun");
  const counted = (when: SQL) => sql`coalesce(sum(case when ${when} then 1 else 0 end), 0)`.mapWith(Number);
  const since = (name: string) => sql`${begun.sentAt} > ${time(name)}`;
  return {
    begun: d
      .select({
        hour: counted(since("hourAgo")),
        day: counted(since("dayAgo")),
        settled: counted(sql`not ${since("dayAgo")}`),
      })
      .from(begun)
      .prepare("chats.begun"),
    answered: d
      .select({ answered: sql`count(*)`.mapWith(Number) })
      .from(participants)
      .innerJoin(messages, and(eq(messages.conversationId, participants.conversationId), eq(messages.seq, 1)))
      .innerJoin(profiles, and(eq(profiles.id, participants.otherId), eq(profiles.kind, "member")))
      .where(
        and(
          latelyMine,
          ...[eq(messages.fromId, p("member")), gt(messages.sentAt, p("after")), lte(messages.sentAt, p("until"))],
          exists(answer),
        ),
      )
      .prepare("chats.begun_answered"),
    early: d
      .select({
        conversation: messages.conversationId,
        to: participants.otherId,
        text: messages.text,
        sentAt: messages.sentAt,
      })
      .from(participants)
      .innerJoin(messages, and(eq(messages.conversationId, participants.conversationId), lte(messages.seq, FIRST)))
      .innerJoin(profiles, and(eq(profiles.id, participants.otherId), eq(profiles.kind, "member")))
      .where(and(latelyMine, eq(messages.fromId, p("member"))))
      .orderBy(desc(participants.lastAt), messages.conversationId, messages.seq)
      .limit(stableLimit(MOST))
      .prepare("chats.early_messages"),
    held: d
      .select({ to: heldMessages.toId })
      .from(heldMessages)
      .where(
        and(
          eq(heldMessages.fromId, p("member")),
          gt(heldMessages.at, p("weekAgo")),
          sql`${heldMessages.reason} like 'words: %'`,
        ),
      )
      .limit(stableLimit(MOST))
      .prepare("chats.held_for"),
  };
});
