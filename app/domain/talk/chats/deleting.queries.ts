import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { prepared, type Tx } from "~/db/handle";
import { messages, participants } from "~/db/tables";
import { lastSeq, mySide } from "./sides.queries";

export async function clearSide(tx: Tx, viewer: string, conversation: string, at: number): Promise<void> {
  await q(tx).clear.execute({ viewer, conversation, at });
}

/** Restores a side of a conversation that was deleted after `since`. Returns whether it was. */
export async function restoreSide(tx: Tx, viewer: string, conversation: string, since: number): Promise<boolean> {
  return (await q(tx).restore.execute({ viewer, conversation, since })).length > 0;
}

const p = sql.placeholder;

/** Counts the other's messages in a side's conversation after a number. */
const unreadAfter = (seq: SQL) =>
  sql`(select count(*) from ${messages} where ${messages.conversationId} = ${participants.conversationId} and ${messages.fromId} = ${participants.otherId} and ${messages.seq} > ${seq})`;

const q = prepared((d) => ({
  clear: d
    .update(participants)
    .set({
      hidden: true,
      unread: 0,
      clearedSeq: lastSeq,
      clearedFrom: participants.clearedSeq.getSQL(),
      clearedAt: sql`${p("at")}`,
    })
    // A hidden conversation is already deleted: deleting it again must not lose what can be restored.
    .where(and(mySide, eq(participants.hidden, false)))
    .prepare("chats.clear"),
  restore: d
    .update(participants)
    .set({
      hidden: false,
      unread: unreadAfter(
        sql`case when ${participants.readSeq} > ${participants.clearedFrom} then ${participants.readSeq} else ${participants.clearedFrom} end`,
      ),
      clearedSeq: participants.clearedFrom.getSQL(),
      clearedAt: null,
    })
    .where(and(mySide, gte(participants.clearedAt, p("since"))))
    .returning({ id: participants.profileId })
    .prepare("chats.restore"),
}));
