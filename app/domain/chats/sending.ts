import { assertMayWrite } from "~/app/domain/accounts/activation";
import { passMessage } from "~/app/domain/care/care";
import { record } from "~/app/domain/events/events";
import { balanceIn, debit } from "~/app/domain/ledger/ledger";
import { likedOf } from "~/app/domain/likes/likes";
import type { Member } from "~/app/domain/member";
import { profileSeenBy, sightOf } from "~/app/domain/profiles/profiles";
import { announce } from "~/app/domain/push/announcements";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { chatNotFound, keyUsed, recipientUnavailable } from "./chats.errors";
import {
  arrangeSide,
  insertMessage,
  type MessageRow,
  messageById,
  messageByKey,
  noteMessage,
  type Side,
  sideOf,
} from "./chats.queries";
import type { MessageDraft } from "./chats.schema";
import { keepToCap, type MessageCost, messageCostIn } from "./message-cost";
import { messageText } from "./message-text";
import { type Message, messageOf } from "./messages";
import { hasWritten } from "./strangers";

export interface SentMessage {
  message: Message;
  /** False where this key had been sent before: nothing was written then. */
  created: boolean;
  /** What the sender has left. */
  credits: number;
}

/**
 * Says something. The same `key` again gives the message that it already made. What it costs is taken in the same commit.
 * Throws account.not_confirmed, chats.not_found, chats.recipient_unavailable, chats.empty_message, chats.message_too_long,
 * credits.insufficient, credits.cap_reached, what `passMessage` throws, and request.invalid where the key was for another conversation.
 */
export async function sendMessage(site: Site, member: Member, draft: MessageDraft): Promise<SentMessage> {
  assertMayWrite(site, member);
  const text = messageText(draft.text);
  await pass(site, member, draft, text);
  return site.db.transact(async (tx) => {
    const side = await sideOf(tx, member.id, draft.conversation);
    if (!side) throw chatNotFound();
    const said = await messageByKey(tx, member.id, draft.key);
    if (said && said.conversationId !== draft.conversation)
      throw keyUsed({ fields: { key: [{ key: "request.invalid" }] } });
    if (said)
      return { message: messageOf(site, said, member, side), created: false, credits: await balanceIn(tx, member.id) };
    const recipient = await profileSeenBy(tx, sightOf(site, member), side.otherId);
    // Who refused this sender is not to be paid for, either.
    if (!recipient || side.otherRequest === "refused") throw recipientUnavailable();
    const to = { conversation: draft.conversation, fictional: recipient.kind === "fictional" };
    const { amount } = await messageCostIn(site, tx, member, to);
    await keepToCap(site, tx, member, amount);
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
    });
    await noteMessage(tx, row);
    if (side.request) await arrangeSide(tx, member.id, draft.conversation, { request: null });
    if (isFirst(side) && recipient.kind === "member" && (await isStranger(site, tx, member, side.otherId))) {
      await arrangeSide(tx, side.otherId, draft.conversation, { request: "open" });
    }
    const event = { kind: "message", conversationId: row.conversationId, messageSeq: row.seq } as const;
    await record(site, tx, member.id, event);
    if (recipient.kind === "member") {
      await record(site, tx, side.otherId, event);
      const { conversationId: conversation } = row;
      await announce(site, tx, { account: side.otherId, kind: "message", other: member.id, conversation });
    }
    return { message: messageOf(site, row, member, side, answered), created: true, credits };
  });
}

/** Throws where the site holds the message back. Nobody reads what a fictional profile is sent, so it always passes. */
async function pass(site: Site, member: Member, draft: MessageDraft, text: string): Promise<void> {
  const { conversation, puzzle = "", work = "", largest = "" } = draft;
  const sending = await site.db.read(async (conn) => {
    const side = await sideOf(conn, member.id, conversation);
    if (!side) throw chatNotFound();
    // What was sent before is answered again, whatever it would be told now.
    if (await messageByKey(conn, member.id, draft.key)) return null;
    return side.otherListens && { to: side.otherId, unanswered: !(await hasWritten(conn, conversation, side, 1)) };
  });
  if (!sending) return;
  await passMessage(site, member, { conversation, text, ...sending, solution: { puzzle, work, largest } });
}

/** The message that a draft answers. Undefined where it answers none, or one that is deleted for this side. */
async function answeredMessage(conn: Conn, draft: MessageDraft, side: Side): Promise<MessageRow | undefined> {
  const row = draft.reply_to ? await messageById(conn, draft.reply_to) : undefined;
  return row?.conversationId === draft.conversation && row.seq > side.clearedSeq ? row : undefined;
}

/** Whether nobody has said anything yet, and the other has not looked at the conversation. */
function isFirst({ lastSeq, otherHidden }: Side): boolean {
  return lastSeq === 0 && otherHidden;
}

/** Whether the site has first messages accepted, and the other has not liked the member. */
async function isStranger({ tenant }: Site, conn: Conn, member: Member, other: string): Promise<boolean> {
  return tenant.chats.requests && (await likedOf(conn, other, [member.id])).length === 0;
}

/** What this member's next message takes there, and what the member has. Throws nothing. */
export async function nextMessage(
  site: Site,
  member: Member,
  to: { conversation: string; fictional: boolean },
): Promise<MessageCost & { balance: number; cap: number | null }> {
  return site.db.read(async (conn) => ({
    ...(await messageCostIn(site, conn, member, to)),
    balance: await balanceIn(conn, member.id),
    cap: member.spendingCap,
  }));
}
