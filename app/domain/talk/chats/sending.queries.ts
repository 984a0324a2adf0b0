import { and, eq, sql } from "drizzle-orm";
import { isSeenBy } from "~/app/domain/people/profiles/profiles";
import { isMuted } from "~/app/domain/safety/sanctions/sanctions";
import { type Conn, prepared } from "~/db/handle";
import { withIndex } from "~/db/statement-hints";
import { conversations, ledgerAccounts, messages, participants } from "~/db/tables";
import { standingColumns } from "./message-cost.queries";
import { me, them } from "./presence.queries";
import { mySide, sideColumns, theirs } from "./sides.queries";
import { NEWEST } from "./strangers.queries";

/** Reads the facts that decide whether a message may pass. Undefined if the conversation is not the viewer's. */
export async function passingOf(conn: Conn, of: { viewer: string; conversation: string; key: string }) {
  const [row] = await q(conn).passing.execute(of);
  return row;
}

/** Everything that sending depends on, in one statement. Lacks `otherWroteSeq`. */
export type Sending = NonNullable<Awaited<ReturnType<typeof sendingOf>>>;

/**
 * Reads everything that sending a message depends on. Undefined if the viewer is not in the conversation.
 * @param of.day the tenant's calendar day
 */
export async function sendingOf(
  conn: Conn,
  of: { viewer: string; adultsBornBy: string; conversation: string; key: string; day: string },
) {
  const [row] = await q(conn).sending.execute(of);
  return row;
}

const p = sql.placeholder;
const asBoolean = participants.hidden;
const said = sql`(select ${messages.id} from ${messages} where ${messages.fromId} = ${p("viewer")} and ${messages.key} = ${p("key")})`;
const newestOfOther = sql`select 1 from ${withIndex(messages, "message_seq_ux")} where ${messages.conversationId} = ${participants.conversationId} and ${messages.seq} > ${conversations.lastSeq} - ${NEWEST} and ${messages.fromId} = ${participants.otherId}`;

const firstColumns = {
  saidId: said.mapWith(messages.id).as("said_id"),
  isHeld: isMuted(p("viewer")).mapWith(asBoolean).as("is_held"),
};

const q = prepared((d) => ({
  passing: d
    .select({
      ...firstColumns,
      otherId: participants.otherId,
      otherListens: sideColumns.otherListens,
      otherWrote: sql`exists (${newestOfOther})`.mapWith(asBoolean).as("other_wrote"),
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(them, eq(them.id, participants.otherId))
    .where(mySide)
    .prepare("chats.passing"),
  sending: d
    .select({
      ...sideColumns,
      ...firstColumns,
      ...standingColumns(p("viewer"), p("conversation")),
      otherWroteSeq: sql`0`.mapWith(Number).as("other_wrote_seq"),
      isOtherSeen: isSeenBy(participants.otherId).mapWith(asBoolean).as("is_other_seen"),
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(
      theirs,
      and(eq(theirs.conversationId, participants.conversationId), eq(theirs.profileId, participants.otherId)),
    )
    .innerJoin(them, eq(them.id, participants.otherId))
    .innerJoin(me, eq(me.id, participants.profileId))
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.id, participants.profileId))
    .where(mySide)
    .prepare("chats.sending"),
}));
