import { aliasedTable, and, eq, lt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { blockedWith } from "~/app/domain/safety/blocks/blocks";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { accounts, conversations, participants, profiles } from "~/db/tables";
import type { MessageRow } from "./messages.queries";
import { me, otherWroteSeq, sharesPresence, them } from "./presence.queries";

export type Side = NonNullable<Awaited<ReturnType<typeof sideOf>>>;

/** Returns a member's side of a conversation, and how far the other has read. Undefined for everyone else. */
export async function sideOf(conn: Conn, viewer: string, conversation: string) {
  const [row] = await q(conn).side.execute({ viewer, conversation });
  return row;
}

/** Moves the conversation to the top for both members, and restores a deleted one. `drafter` is the draft's sender. */
export async function noteMessage(tx: Tx, row: MessageRow, drafter: string): Promise<void> {
  await q(tx).noteMessage.execute({ conversation: row.conversationId, from: row.fromId, drafter, at: row.sentAt });
}

export async function markSideRead(tx: Tx, viewer: string, conversation: string): Promise<void> {
  await q(tx).read.execute({ viewer, conversation });
}

/** Returns whether messages up to this number were not delivered to this side before. */
export async function markSideDelivered(tx: Tx, viewer: string, conversation: string, seq: number): Promise<boolean> {
  return (await q(tx).deliver.execute({ viewer, conversation, seq })).length > 0;
}

export async function showSide(tx: Tx, viewer: string, conversation: string, at: number): Promise<void> {
  await q(tx).show.execute({ viewer, conversation, at });
}

export type Arrangement = Partial<
  Pick<typeof participants.$inferSelect, "archived" | "draft" | "muted" | "pinnedAt" | "request" | "seesPhotos">
>;

export async function arrangeSide(tx: Tx, viewer: string, conversation: string, to: Arrangement): Promise<void> {
  await tx.drizzle
    .update(participants)
    .set(to)
    .where(and(eq(participants.profileId, viewer), eq(participants.conversationId, conversation)));
}

const p = sql.placeholder;
export const theirs = aliasedTable(participants, "theirs");
const mine = eq(participants.profileId, p("viewer"));
export const mySide = and(mine, eq(participants.conversationId, p("conversation")));
/** The number of the newest message of a side's conversation. */
export const lastSeq = sql`(select ${conversations.lastSeq} from ${conversations} where ${conversations.id} = ${participants.conversationId})`;

/** Whether the account is deleted, suspended or erased. */
export const isGone = (id: AnyPgColumn) =>
  sql`(not exists (select 1 from ${profiles} as here where here.id = ${id} and here.name <> '') or exists (select 1 from ${accounts} where ${accounts.id} = ${id} and ${accounts.status} <> 'active'))`.mapWith(
    participants.hidden,
  );

export const sideColumns = {
  otherId: participants.otherId,
  unread: participants.unread,
  hidden: participants.hidden,
  lastAt: participants.lastAt,
  lastSeq: conversations.lastSeq,
  clearedSeq: participants.clearedSeq,
  readSeq: participants.readSeq,
  deliveredSeq: participants.deliveredSeq,
  otherReadSeq: theirs.readSeq,
  otherDeliveredSeq: theirs.deliveredSeq,
  request: participants.request,
  pinnedAt: participants.pinnedAt,
  draft: participants.draft,
  seesPhotos: participants.seesPhotos,
  otherHidden: theirs.hidden,
  otherRequest: theirs.request,
  /** Whether the other gets events: a fictional profile has no pages. */
  otherListens: sql`(${them.kind} = 'member')`.mapWith(participants.hidden).as("other_listens"),
  otherSharesReads: them.sharesReads,
  sharesPresence,
  otherWroteSeq,
  otherTakesPhotos: them.takesPhotos,
  blocked: sql`(${participants.otherId} in (${blockedWith(p("viewer"))}))`.mapWith(participants.hidden).as("blocked"),
  otherGone: isGone(participants.otherId).as("other_gone"),
};

const q = prepared((d) => ({
  side: d
    .select(sideColumns)
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(
      theirs,
      and(eq(theirs.conversationId, participants.conversationId), eq(theirs.profileId, participants.otherId)),
    )
    .innerJoin(them, eq(them.id, participants.otherId))
    .innerJoin(me, eq(me.id, participants.profileId))
    .where(mySide)
    .prepare("chats.side"),
  noteMessage: d
    .update(participants)
    .set({
      hidden: false,
      // A deleted conversation returns as a new one, neither archived nor pinned.
      archived: sql`${participants.archived} and ${participants.muted} and not ${participants.hidden}`,
      pinnedAt: sql`case when ${participants.hidden} then null else ${participants.pinnedAt} end`,
      seesPhotos: sql`${participants.seesPhotos} and not ${participants.hidden}`,
      // The draft was sent, or deleted with the conversation.
      draft: sql`case when ${participants.hidden} or ${participants.profileId} = ${p("drafter")} then '' else ${participants.draft} end`,
      // A clock that was set back must not let the conversation sink in the list.
      lastAt: sql`case when ${participants.lastAt} > ${p("at")} then ${participants.lastAt} else ${p("at")} end`,
      unread: sql`${participants.unread} + case when ${participants.profileId} = ${p("from")} then 0 else 1 end`,
    })
    .where(eq(participants.conversationId, p("conversation")))
    .prepare("chats.note_message"),
  read: d
    .update(participants)
    .set({
      unread: 0,
      // Messages deleted unread stay unread, as far as their sender can see.
      readSeq: sql`case when ${lastSeq} > ${participants.clearedSeq} then ${lastSeq} else ${participants.readSeq} end`,
    })
    .where(mySide)
    .prepare("chats.read"),
  deliver: d
    .update(participants)
    .set({ deliveredSeq: sql`${p("seq")}` })
    .where(and(mySide, lt(participants.deliveredSeq, p("seq")), lt(participants.readSeq, p("seq"))))
    .returning({ id: participants.profileId })
    .prepare("chats.deliver"),
  show: d
    .update(participants)
    .set({
      ...{ hidden: false, archived: false, pinnedAt: null, request: null, seesPhotos: false },
      lastAt: sql`${p("at")}`,
    })
    .where(mySide)
    .prepare("chats.show"),
}));
