import type { z } from "zod";
import type { Member } from "~/app/domain/member";
import { mayUse } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import { shortened } from "~/app/domain/texts";
import type { Conn } from "~/db/handle";
import type { Reaction } from "~/db/tables";
import { chatNotFound } from "./chats.errors";
import type { messagesPart } from "./chats.schema";
import { firstFrom, listMessages, type MessageRow, messageAt, messageById, seqOf } from "./messages.queries";
import { messagesAt, reactionsBetween } from "./reactions.queries";
import { type Side, sideOf } from "./sides.queries";

export interface Message {
  id: string;
  conversation: string;
  from: string;
  /** The text. Empty if the author has deleted the account. */
  text: string;
  /** UTC ms. */
  sentAt: number;
  state: MessageState;
  /** Whether the author retracted the message: then the text and the photo are gone. */
  takenBack: boolean;
  /** The photo; null without one. `blurred`: this member has not accepted the other's photos yet. */
  photo: { blurred: boolean } | null;
  /**
   * The message that this message answers, shortened. Null if this message answers no other, or if the other is deleted
   * for this member.
   */
  replyTo: Quoted | null;
  reactions: { from: string; kind: Reaction }[];
}

export type Quoted = Pick<Message, "id" | "from" | "text" | "takenBack" | "photo">;

/** Maximum length of a quote, in UTF-16 code units. */
const QUOTED = 140;

/** How far a message has reached its recipient: `delivered` means one of the recipient's pages. */
export type MessageState = "sent" | "delivered" | "read";

const PAGE_SIZE = 30;

/** The number of messages from the requested one on, on a page around a message. */
const AFTER_IT = 20;

/** Selects messages before, after or around the message with this id. Defaults to the newest messages. */
export type Part = z.output<typeof messagesPart>;

export interface MessagesPage {
  messages: Message[];
  hasMore: boolean;
  hasNewer: boolean;
}

/**
 * Returns up to 30 messages in order. Marks nothing as read. Throws chats.not_found for a conversation that is another
 * member's, deleted or blocked, and for a message that is not in it.
 */
export async function messagesOf(
  site: Site,
  member: Member,
  conversation: string,
  part: Part = {},
): Promise<MessagesPage> {
  return site.db.read(async (conn) => {
    const side = await sideOf(conn, member.id, conversation);
    if (!side || side.hidden || side.blocked) throw chatNotFound();
    return messagesOfSide(site, conn, member, { conversation, side, part });
  });
}

/** Returns messages for a known side of the conversation. Throws chats.not_found for a message that is not in it. */
export async function messagesOfSide(
  site: Site,
  conn: Conn,
  member: Member,
  { conversation, side, part }: { conversation: string; side: Side; part: Part },
): Promise<MessagesPage> {
  const { clearedSeq, lastSeq } = side;
  const id = part.before ?? part.after ?? part.around;
  const seq = id === undefined ? undefined : await seqOf(conn, conversation, id);
  if (id !== undefined && (seq === undefined || seq <= clearedSeq)) throw chatNotFound();
  const { end, limit } = rangeOf(part, seq ?? 0, lastSeq);
  const rows = await listMessages(conn, { conversation, clearedSeq, before: end, limit: limit + 1 });
  return {
    messages: await presentMessages(site, conn, rows.slice(0, limit).reverse(), member, side),
    hasMore: rows.length > limit,
    hasNewer: end <= lastSeq,
  };
}

/** Computes the numbers of a part: `limit` messages before the number `end`. Numbers have no gaps. */
function rangeOf(part: Part, seq: number, lastSeq: number): { end: number; limit: number } {
  if (part.before !== undefined) return { end: seq, limit: PAGE_SIZE };
  if (part.after !== undefined) {
    const end = Math.min(seq + 1 + PAGE_SIZE, lastSeq + 1);
    return { end, limit: end - seq - 1 };
  }
  const newest = lastSeq + 1;
  return { end: part.around === undefined ? newest : Math.min(seq + AFTER_IT, newest), limit: PAGE_SIZE };
}

/** Returns the other's first message that this side has not read; null if all are read. */
export async function firstUnreadOf(conn: Conn, conversation: string, side: Side): Promise<string | null> {
  if (side.unread === 0) return null;
  return firstFrom(conn, { conversation, from: side.otherId, after: Math.max(side.readSeq, side.clearedSeq) });
}

/**
 * Returns a message by number, with this member's unread count in its conversation, and its key if the member wrote it.
 * Undefined if the member has deleted it, or after a block in either direction.
 */
export async function numberedMessage(
  site: Site,
  member: Member,
  { conversation, seq }: { conversation: string; seq: number },
): Promise<{ message: Message; unread: number; key: string | undefined } | undefined> {
  return site.db.read(async (conn) => {
    const side = await sideOf(conn, member.id, conversation);
    if (!side || side.blocked || seq <= side.clearedSeq) return undefined;
    const row = await messageAt(conn, conversation, seq);
    if (!row) return undefined;
    const [message] = await presentMessages(site, conn, [row], member, side);
    return { message: message!, unread: side.unread, key: row.fromId === member.id ? row.key : undefined };
  });
}

/**
 * Returns a message of the member's conversations. Throws chats.not_found if no conversation has the message, or if it
 * is hidden from the member.
 */
export function messageIn(site: Site, member: Member, message: string): Promise<Message> {
  return site.db.read((conn) => messageSeen(site, conn, member, message));
}

export async function messageSeen(site: Site, conn: Conn, member: Member, message: string): Promise<Message> {
  const { row, side } = await seenMessage(conn, member, message);
  return (await presentMessages(site, conn, [row], member, side))[0]!;
}

/** Returns a message with this side of its conversation. Throws chats.not_found like `messageIn`. */
export async function seenMessage(
  conn: Conn,
  member: Member,
  message: string,
): Promise<{ row: MessageRow; side: Side }> {
  const row = await messageById(conn, message);
  const side = row && (await sideOf(conn, member.id, row.conversationId));
  if (!side || side.hidden || side.blocked || row.seq <= side.clearedSeq) throw chatNotFound();
  return { row, side };
}

async function presentMessages(
  site: Site,
  conn: Conn,
  rows: MessageRow[],
  member: Member,
  side: Side,
): Promise<Message[]> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const answered = rows.flatMap(({ replyToSeq: seq }) => (seq !== null && seq > side.clearedSeq ? [seq] : []));
  const quoted = await messagesAt(conn, first.conversationId, answered);
  const felt = await reactionsBetween(conn, first.conversationId, first.seq, last.seq);
  return rows.map((row) => ({
    ...messageOf(
      site,
      row,
      member,
      side,
      quoted.find(({ seq }) => seq === row.replyToSeq),
    ),
    reactions: felt
      .filter(({ messageSeq }) => messageSeq === row.seq)
      .map(({ profileId: from, kind }) => ({ from, kind })),
  }));
}

/** Converts a message without reactions for one side of its conversation. */
export function messageOf(site: Site, row: MessageRow, member: Member, side: Side, quoted?: MessageRow): Message {
  const mine = row.fromId === member.id;
  return {
    id: row.id,
    conversation: row.conversationId,
    from: row.fromId,
    text: textOf(row, side),
    sentAt: row.sentAt,
    state: mine
      ? stateOf(row.seq, ...reachedOf(side), learnsReads(site, member, side))
      : stateOf(row.seq, side.readSeq, side.deliveredSeq, true),
    takenBack: row.takenBackAt !== null,
    photo: photoOf(row, side),
    replyTo: quoted ? quoteOf(quoted, side) : null,
    reactions: [],
  };
}

function quoteOf(row: MessageRow, side: Side): Quoted {
  const text = shortened(textOf(row, side), QUOTED);
  return { id: row.id, from: row.fromId, text, takenBack: row.takenBackAt !== null, photo: photoOf(row, side) };
}

/** Hides texts of a member who deleted the account. */
function textOf(row: MessageRow, side: Side): string {
  return side.otherGone && row.fromId === side.otherId ? "" : row.text;
}

function photoOf(row: MessageRow, side: Side): Message["photo"] {
  const theirs = row.fromId === side.otherId;
  if (row.photo === null || (theirs && side.otherGone)) return null;
  return { blurred: theirs && !side.seesPhotos };
}

export function sharesReads(member: Pick<Member, "sharesReads">, side: Pick<Side, "otherSharesReads">): boolean {
  return member.sharesReads && side.otherSharesReads;
}

/** Whether this member learns how far the other has read. If premium includes that, only with premium. */
function learnsReads(site: Site, member: Member, side: Side): boolean {
  return sharesReads(member, side) && mayUse(site, member, "readReceipts");
}

/**
 * Returns how far the other has read and received, as far as this side may know. If either member hides their activity,
 * a mark would reveal it. Then only what precedes the other's own last message counts, which certainly arrived and
 * reveals nothing new.
 */
function reachedOf({ sharesPresence, otherReadSeq, otherDeliveredSeq, otherWroteSeq }: Side): [number, number] {
  return sharesPresence ? [otherReadSeq, otherDeliveredSeq] : [Math.min(otherReadSeq, otherWroteSeq), otherWroteSeq];
}

/** A read message counts as delivered, which may be shown even if reading may not. */
function stateOf(seq: number, readSeq: number, deliveredSeq: number, tellsReads: boolean): MessageState {
  if (tellsReads && seq <= readSeq) return "read";
  return seq <= Math.max(readSeq, deliveredSeq) ? "delivered" : "sent";
}
