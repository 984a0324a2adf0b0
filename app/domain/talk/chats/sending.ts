import { assertMayWrite } from "~/app/domain/account/accounts/activation";
import { type CalendarDate, todayOf } from "~/app/domain/ages";
import { countOnce } from "~/app/domain/counts";
import type { Member } from "~/app/domain/member";
import { balanceIn, countFree, payMessage } from "~/app/domain/money/ledger/ledger";
import { likedOf } from "~/app/domain/people/likes/likes";
import { viewerScope } from "~/app/domain/people/profiles/profiles";
import { announce } from "~/app/domain/reach/push/announcements";
import { passMessage } from "~/app/domain/safety/care/care";
import { assertNotMuted } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import { record, recordForBoth } from "~/app/domain/site/events/events";
import type { Conn, Tx } from "~/db/handle";
import { chatNotFound, keyUsed, recipientUnavailable } from "./chats.errors";
import type { MessageDraft } from "./chats.schema";
import { countsMessages, messageCost } from "./message-cost";
import { assertTakesPhoto, keepingPhoto } from "./message-photos";
import { messageText } from "./message-text";
import { type Message, messageOf, sharesReads } from "./messages";
import { insertMessage, type MessageRow, messageById } from "./messages.queries";
import { noticeMessage } from "./risks";
import { passingOf, type Sending, sendingOf } from "./sending.queries";
import { arrangeSide, noteMessage, type Side, sideOf } from "./sides.queries";

export interface SentMessage {
  message: Message;
  /** False if a message with this key was sent before: then nothing was written. */
  created: boolean;
  credits: number;
}

/**
 * Sends a message; `file` is a photo with it or instead of a text, an uploaded file on this machine. A repeated `key`
 * returns the existing message. Charges the cost in the same transaction. Throws account.not_confirmed, holds.held,
 * chats.not_found, chats.recipient_unavailable, chats.empty_message, chats.message_too_long, credits.insufficient,
 * credits.cap_reached, errors of `passMessage`, request.invalid if the key belongs to another conversation, and with a
 * photo errors of `assertTakesPhoto` and `keepingPhoto`.
 */
export async function sendMessage(
  site: Site,
  member: Member,
  draft: MessageDraft,
  file?: string,
): Promise<SentMessage> {
  assertMayWrite(site, member);
  const text = messageText(draft.text, { withPhoto: file !== undefined });
  const isNew = await pass(site, member, draft, { text, withPhoto: file !== undefined });
  const said = { draft, text };
  if (file === undefined || !isNew) return site.db.transact((tx) => say(site, tx, member, { ...said, photo: null }));
  return keepingPhoto(site, member, file, (tx, photo) => say(site, tx, member, { ...said, photo }));
}

interface Saying {
  draft: MessageDraft;
  text: string;
  photo: string | null;
}

async function say(site: Site, tx: Tx, member: Member, { draft, text, photo }: Saying): Promise<SentMessage> {
  const day = todayOf(site);
  const { conversation, key } = draft;
  const sending = await sendingOf(tx, { ...viewerScope(site, member), conversation, key, day });
  if (!sending) throw chatNotFound();
  if (sending.saidId !== null) return sentBefore(site, tx, member, draft, sending.saidId);
  if (sending.isHeld) await assertNotMuted(site, tx, member);
  // A recipient who refused this sender must not cost credits, either.
  if (!sending.isOtherSeen || sending.otherRequest === "refused") throw recipientUnavailable();
  if (photo !== null) await assertTakesPhoto(site, tx, member, conversation, sending);
  const credits = await charge(site, tx, member, { key, day, sending });
  const answered = await answeredMessage(tx, draft, sending);
  const row = await insertMessage(tx, {
    id: site.newId(),
    conversationId: conversation,
    fromId: member.id,
    text,
    sentAt: site.now(),
    key,
    replyToSeq: answered?.seq ?? null,
    photo,
  });
  // A draft begun while a photo or another message was on its way differs from what arrives now.
  await noteMessage(tx, row, text.startsWith(sending.draft.trim()) ? member.id : "");
  if (sending.request) await arrangeSide(tx, member.id, conversation, { request: null });
  if (isFirst(sending) && sending.otherListens && (await isStranger(site, tx, member, sending.otherId))) {
    await arrangeSide(tx, sending.otherId, conversation, { request: "open" });
  }
  if (sending.otherListens) await noticeMessage(site, tx, member, row);
  countOnce(site, tx, { what: "messages" });
  await tellBoth(site, tx, member, sending, row);
  return { message: messageOf(site, row, member, sending, answered), created: true, credits };
}

/** Returns the message that a key already made, as it is now. */
async function sentBefore(site: Site, tx: Tx, member: Member, draft: MessageDraft, id: string): Promise<SentMessage> {
  const said = await messageById(tx, id);
  if (!said) throw chatNotFound();
  if (said.conversationId !== draft.conversation) throw keyUsed({ fields: { key: [{ key: "request.invalid" }] } });
  const side = await sideIn(tx, member, draft.conversation);
  return { message: messageOf(site, said, member, side), created: false, credits: await balanceIn(tx, member.id) };
}

/** Charges the message. Returns the member's credits. Throws like `payMessage`. */
async function charge(
  site: Site,
  tx: Tx,
  member: Member,
  { key, day, sending }: { key: string; day: CalendarDate; sending: Sending },
): Promise<number> {
  const { isFirstReply, dayMessages, balance } = sending;
  const fictional = !sending.otherListens;
  const { amount } = messageCost(site, member, { fictional, isFirstReply, dayMessages });
  if (amount > 0) return payMessage(site, tx, member, { amount, key, day, cap: member.spendingCap });
  if (!fictional && countsMessages(site)) await countFree(tx, member.id, day);
  return balance;
}

/** Notifies the pages and devices of both members. A fictional profile has no pages or devices. */
async function tellBoth(site: Site, tx: Tx, member: Member, side: Side, row: MessageRow): Promise<void> {
  const { conversationId: conversation } = row;
  const event = { kind: "message", conversationId: conversation, messageSeq: row.seq } as const;
  if (!side.otherListens) return record(site, tx, member.id, event);
  if (!side.sharesPresence) await announceArrived(site, tx, member, side, row);
  await recordForBoth(site, tx, [member.id, side.otherId], event);
  await announce(site, tx, { account: side.otherId, kind: "message", other: member.id, conversation });
}

/**
 * Announces withheld marks of arrival and reading. The message shows that its sender is active, so the marks reveal
 * nothing more.
 */
async function announceArrived(site: Site, tx: Tx, member: Member, side: Side, row: MessageRow): Promise<void> {
  const marks = { conversationId: row.conversationId, otherId: member.id };
  if (side.lastSeq > side.clearedSeq) {
    await record(site, tx, side.otherId, { kind: "delivered", messageSeq: side.lastSeq, ...marks });
  }
  if (side.readSeq > 0 && sharesReads(member, side)) {
    await record(site, tx, side.otherId, { kind: "read", messageSeq: side.readSeq, ...marks });
  }
}

/**
 * Checks a message before its file is converted. Throws if the site quarantines the message, or a photo cannot be sent.
 * No person reads messages to a fictional profile, so their text always passes. Returns false if the key was sent
 * before: then the first answer is repeated.
 */
async function pass(
  site: Site,
  member: Member,
  draft: MessageDraft,
  { text, withPhoto }: { text: string; withPhoto: boolean },
): Promise<boolean> {
  const { conversation, puzzle = "", work = "", largest = "" } = draft;
  const passing = await site.db.read(async (conn) => {
    const found = await passingOf(conn, { viewer: member.id, conversation, key: draft.key });
    if (!found) throw chatNotFound();
    if (found.saidId !== null) return null;
    if (found.isHeld) await assertNotMuted(site, conn, member);
    if (withPhoto) await assertTakesPhoto(site, conn, member, conversation, await sideIn(conn, member, conversation));
    return found;
  });
  if (!passing) return false;
  const { otherId: to, otherListens, otherWrote } = passing;
  const solution = { puzzle, work, largest };
  if (otherListens) await passMessage(site, member, { conversation, to, text, unanswered: !otherWrote, solution });
  return true;
}

/** Returns this member's side of a conversation. Throws chats.not_found. */
async function sideIn(conn: Conn, member: Member, conversation: string): Promise<Side> {
  const side = await sideOf(conn, member.id, conversation);
  if (!side) throw chatNotFound();
  return side;
}

/** Returns the message that a draft answers; undefined if it answers none, or if deleted for the viewer. */
async function answeredMessage(conn: Conn, draft: MessageDraft, side: Side): Promise<MessageRow | undefined> {
  const row = draft.reply_to ? await messageById(conn, draft.reply_to) : undefined;
  return row?.conversationId === draft.conversation && row.seq > side.clearedSeq ? row : undefined;
}

/** Whether the conversation is empty and the other has not opened it. */
function isFirst({ lastSeq, otherHidden }: Side): boolean {
  return lastSeq === 0 && otherHidden;
}

/** Whether the site requires acceptance of first messages, and the other has not liked the member. */
async function isStranger({ tenant }: Site, conn: Conn, member: Member, other: string): Promise<boolean> {
  return tenant.chats.requests && (await likedOf(conn, other, [member.id])).length === 0;
}
