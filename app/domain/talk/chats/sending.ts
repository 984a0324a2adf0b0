import { assertMayWrite } from "~/app/domain/account/accounts/activation";
import { countOnce } from "~/app/domain/counts";
import type { Member } from "~/app/domain/member";
import { balanceIn, debit } from "~/app/domain/money/ledger/ledger";
import { likedOf } from "~/app/domain/people/likes/likes";
import { profileSeenBy, viewerScope } from "~/app/domain/people/profiles/profiles";
import { announce } from "~/app/domain/reach/push/announcements";
import { passMessage } from "~/app/domain/safety/care/care";
import { assertNotHeld } from "~/app/domain/safety/writing-holds/writing-holds";
import type { Site } from "~/app/domain/site";
import { record } from "~/app/domain/site/events/events";
import type { Conn, Tx } from "~/db/handle";
import { chatNotFound, keyUsed, recipientUnavailable } from "./chats.errors";
import type { MessageDraft } from "./chats.schema";
import { assertWithinCap, type MessageCost, messageCostIn } from "./message-cost";
import { assertTakesPhoto, keepingPhoto } from "./message-photos";
import { messageText } from "./message-text";
import { type Message, messageOf, sharesReads } from "./messages";
import { insertMessage, type MessageRow, messageById, messageByKey } from "./messages.queries";
import { noticeMessage } from "./risks";
import { arrangeSide, noteMessage, type Side, sideOf } from "./sides.queries";
import { hasWritten } from "./strangers";

export interface SentMessage {
  message: Message;
  /** False where this key had been sent before: nothing was written then. */
  created: boolean;
  /** The sender's remaining credits. */
  credits: number;
}

/**
 * Says something; `file` is a photo to go with it, or instead of words, a file of this machine as it was uploaded. The same
 * `key` again gives the message that it already made. What it costs is taken in the same commit. Throws
 * account.not_confirmed, holds.held, chats.not_found, chats.recipient_unavailable, chats.empty_message, chats.message_too_long,
 * credits.insufficient, credits.cap_reached, what `passMessage` throws, request.invalid where the key was for another
 * conversation, and with a photo what `assertTakesPhoto` and `keepingPhoto` do.
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
  /** The name of its photo. */
  photo: string | null;
}

async function say(site: Site, tx: Tx, member: Member, { draft, text, photo }: Saying): Promise<SentMessage> {
  const side = await sideOf(tx, member.id, draft.conversation);
  if (!side) throw chatNotFound();
  const said = await messageByKey(tx, member.id, draft.key);
  if (said && said.conversationId !== draft.conversation)
    throw keyUsed({ fields: { key: [{ key: "request.invalid" }] } });
  if (said)
    return { message: messageOf(site, said, member, side), created: false, credits: await balanceIn(tx, member.id) };
  await assertNotHeld(site, tx, member);
  const recipient = await profileSeenBy(tx, viewerScope(site, member), side.otherId);
  // Who refused this sender is not to be paid for, either.
  if (!recipient || side.otherRequest === "refused") throw recipientUnavailable();
  if (photo !== null) await assertTakesPhoto(site, tx, member, draft.conversation, side);
  const to = { conversation: draft.conversation, fictional: recipient.kind === "fictional" };
  const { amount } = await messageCostIn(site, tx, member, to);
  await assertWithinCap(site, tx, member, amount);
  const credits =
    amount === 0
      ? await balanceIn(tx, member.id)
      : await debit(site, tx, member, { amount, cause: "message", key: draft.key });
  const answered = await answeredMessage(tx, draft, side);
  const row = await insertMessage(tx, {
    id: site.newId(),
    conversationId: draft.conversation,
    fromId: member.id,
    text,
    sentAt: site.now(),
    key: draft.key,
    replyToSeq: answered?.seq ?? null,
    photo,
  });
  // A draft begun while a photo or another message was on its way differs from what arrives now.
  await noteMessage(tx, row, text.startsWith(side.draft.trim()) ? member.id : "");
  if (side.request) await arrangeSide(tx, member.id, draft.conversation, { request: null });
  if (isFirst(side) && recipient.kind === "member" && (await isStranger(site, tx, member, side.otherId))) {
    await arrangeSide(tx, side.otherId, draft.conversation, { request: "open" });
  }
  if (recipient.kind === "member") await noticeMessage(site, tx, member, row);
  countOnce(site, tx, { what: "messages" });
  const event = { kind: "message", conversationId: row.conversationId, messageSeq: row.seq } as const;
  await record(site, tx, member.id, event);
  if (recipient.kind === "member") {
    if (!side.sharesPresence) await announceArrived(site, tx, member, side, row);
    await record(site, tx, side.otherId, event);
    const { conversationId: conversation } = row;
    await announce(site, tx, { account: side.otherId, kind: "message", other: member.id, conversation });
  }
  return { message: messageOf(site, row, member, side, answered), created: true, credits };
}

/** A message shows that its sender is here, so marks of arrival and reading that were withheld may now be sent. */
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
 * Throws where the site holds the message back, or where a photo can't be sent, before the file is converted. Nobody reads
 * what a fictional profile is sent, so its words always pass. Returns false where the key was sent before: that is answered
 * again, whatever it would be told now.
 */
async function pass(
  site: Site,
  member: Member,
  draft: MessageDraft,
  { text, withPhoto }: { text: string; withPhoto: boolean },
): Promise<boolean> {
  const { conversation, puzzle = "", work = "", largest = "" } = draft;
  const sending = await site.db.read(async (conn) => {
    const side = await sideOf(conn, member.id, conversation);
    if (!side) throw chatNotFound();
    if (await messageByKey(conn, member.id, draft.key)) return null;
    await assertNotHeld(site, conn, member);
    if (withPhoto) await assertTakesPhoto(site, conn, member, conversation, side);
    return {
      to: side.otherListens && side.otherId,
      unanswered: side.otherListens && !(await hasWritten(conn, conversation, side, 1)),
    };
  });
  if (!sending) return false;
  const { to, unanswered } = sending;
  const solution = { puzzle, work, largest };
  if (to) await passMessage(site, member, { conversation, to, text, unanswered, solution });
  return true;
}

/** The message that a draft answers. Undefined where it answers none, or one that is deleted for this side. */
async function answeredMessage(conn: Conn, draft: MessageDraft, side: Side): Promise<MessageRow | undefined> {
  const row = draft.reply_to ? await messageById(conn, draft.reply_to) : undefined;
  return row?.conversationId === draft.conversation && row.seq > side.clearedSeq ? row : undefined;
}

/** Whether the conversation is empty and the other has not opened it. */
function isFirst({ lastSeq, otherHidden }: Side): boolean {
  return lastSeq === 0 && otherHidden;
}

/** Whether the site has first messages accepted, and the other has not liked the member. */
async function isStranger({ tenant }: Site, conn: Conn, member: Member, other: string): Promise<boolean> {
  return tenant.chats.requests && (await likedOf(conn, other, [member.id])).length === 0;
}

/** The cost of the next message, and the member's credits. */
export interface NextMessage extends MessageCost {
  balance: number;
  /** The most that the member wants to spend in a day. */
  cap: number | null;
}

/** The cost of this member's next message there. Throws nothing. */
export async function nextMessageIn(
  site: Site,
  conn: Conn,
  member: Member,
  to: { conversation: string; fictional: boolean },
): Promise<NextMessage> {
  const cost = await messageCostIn(site, conn, member, to);
  return { ...cost, balance: await balanceIn(conn, member.id), cap: member.spendingCap };
}
