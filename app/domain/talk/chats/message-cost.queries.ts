import { eq, type Placeholder, sql } from "drizzle-orm";
import { countOfDay } from "~/app/domain/money/ledger/ledger";
import { type Conn, prepared } from "~/db/handle";
import { withIndex } from "~/db/statement-hints";
import { ledgerAccounts, messages, participants, profiles } from "~/db/tables";

/** What determines the cost of a member's next message in a conversation. */
export interface Standing {
  /** Whether the other began, and the member has not answered yet. */
  isFirstReply: boolean;
  /** Messages to members on the day. Counted if premium includes messages. */
  dayMessages: number;
  balance: number;
}

export function standingColumns(viewer: Placeholder, conversation: Placeholder) {
  // Reads by message number, because the other unique index would read everything the member ever wrote.
  const inConversation = sql`${withIndex(messages, "message_seq_ux")} where ${messages.conversationId} = ${conversation}`;
  const first = sql`(select ${messages.fromId} from ${inConversation} and ${messages.seq} = 1)`;
  const own = sql`(select 1 from ${inConversation} and ${messages.fromId} = ${viewer} order by ${messages.seq} limit 1)`;
  return {
    isFirstReply: sql`(case when ${first} <> ${viewer} then not exists ${own} else false end)`
      .mapWith(participants.hidden)
      .as("is_first_reply"),
    dayMessages: sql`coalesce(${countOfDay(ledgerAccounts.dayMessages)}, 0)`.mapWith(Number).as("day_messages"),
    balance: sql`coalesce(${ledgerAccounts.balance}, 0)`.mapWith(Number).as("balance"),
  };
}

/**
 * Reads what determines the cost of a member's next message.
 * @param of.day the tenant's calendar day
 */
export async function standingOf(
  conn: Conn,
  of: { viewer: string; conversation: string; day: string },
): Promise<Standing> {
  const [standing] = await q(conn).standing.execute(of);
  return standing!;
}

const p = sql.placeholder;

const q = prepared((d) => ({
  standing: d
    .select(standingColumns(p("viewer"), p("conversation")))
    .from(profiles)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.id, profiles.id))
    .where(eq(profiles.id, p("viewer")))
    .prepare("chats.standing"),
}));
