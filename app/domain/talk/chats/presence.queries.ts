import { aliasedTable, sql } from "drizzle-orm";
import { messages, participants, profiles } from "~/db/tables";

/** The two members of a conversation, from one side: its owner, and the other. */
export const me = aliasedTable(profiles, "me");
export const them = aliasedTable(profiles, "them");

const bothShare = sql`(${me.sharesActivity} and ${them.sharesActivity})`;
const newestOfOther = sql`select said.seq from ${messages} said where said.conversation_id = ${participants.conversationId} and said.from_id = ${participants.otherId} order by said.seq desc limit 1`;

export const sharesPresence = bothShare.mapWith(participants.hidden).as("shares_presence");

/** The number of the other's newest message; 0 without one, and if both share their activity. */
export const otherWroteSeq = sql`case when ${bothShare} then 0 else coalesce((${newestOfOther}), 0) end`
  .mapWith(Number)
  .as("other_wrote_seq");
