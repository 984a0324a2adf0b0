import { assertMayWrite } from "~/app/domain/accounts/activation";
import type { Member } from "~/app/domain/accounts/member";
import { balanceIn, debit } from "~/app/domain/ledger/ledger";
import { profileSeenBy } from "~/app/domain/profiles/profiles.queries";
import { lengthOf, manyLines } from "~/app/domain/profiles/texts";
import { sightOf } from "~/app/domain/profiles/visibility";
import type { Site } from "~/app/domain/site";
import { chatNotFound, emptyMessage, keyUsed, messageTooLong, recipientUnavailable } from "./chats.errors";
import {
  insertMessage,
  listMessages,
  type MessageRow,
  messageByKey,
  messageIn,
  noteMessage,
  type Side,
  sideOf,
} from "./chats.queries";
import type { MessageDraft } from "./chats.schema";

export interface Message {
  id: string;
  conversation: string;
  from: string;
  /** Empty where whoever wrote it has deleted the account. */
  text: string;
  /** UTC ms. */
  sentAt: number;
  /** Whether the one it was sent to has read it. */
  read: boolean;
}

export interface SentMessage {
  message: Message;
  /** False where this key had been sent before: nothing was written then. */
  created: boolean;
  /** What the sender has left. */
  credits: number;
}

/** The longest message, in characters as people count them. */
export const LONGEST = 4000;

/** Messages on one page. */
const PAGE_SIZE = 30;

/**
 * The newest 30, or the 30 before the message `before`, in the order in which they were said. Reading marks nothing as
 * read. Throws chats.not_found for somebody else's conversation, for one deleted, and for a message that is not in it.
 */
export async function messagesOf(
  site: Site,
  member: Member,
  conversation: string,
  before?: string,
): Promise<{ messages: Message[]; hasMore: boolean }> {
  return site.db.read(async (conn) => {
    const side = await sideOf(conn, member.id, conversation);
    if (!side || side.hidden) throw chatNotFound();
    const clearedUpTo = side.clearedUpTo ?? "";
    if (before !== undefined && (before <= clearedUpTo || !(await messageIn(conn, conversation, before)))) {
      throw chatNotFound();
    }
    const page = { conversation, clearedUpTo, before: before ?? AFTER_ALL, limit: PAGE_SIZE + 1 };
    const rows = await listMessages(conn, page);
    return {
      messages: rows
        .slice(0, PAGE_SIZE)
        .reverse()
        .map((row) => messageOf(row, member, side)),
      hasMore: rows.length > PAGE_SIZE,
    };
  });
}

/**
 * Says something. The same `key` again gives the message that it already made. What it costs is taken
 * in the same commit; to a fictional profile that is nothing. Throws account.not_confirmed, chats.not_found, chats.recipient_unavailable,
 * chats.empty_message, chats.message_too_long, credits.insufficient, and request.invalid where the key was for another
 * conversation.
 */
export async function sendMessage(site: Site, member: Member, draft: MessageDraft): Promise<SentMessage> {
  assertMayWrite(site, member);
  const text = checked(draft.text);
  return site.db.transact(async (tx) => {
    const side = await sideOf(tx, member.id, draft.conversation);
    if (!side) throw chatNotFound();
    const said = await messageByKey(tx, member.id, draft.key);
    if (said && said.conversationId !== draft.conversation) throw keyUsed({ fields: { key: ["request.invalid"] } });
    if (said)
      return { message: messageOf(said, member, side), created: false, credits: await balanceIn(tx, member.id) };
    const recipient = await profileSeenBy(tx, sightOf(site, member), side.otherId);
    if (!recipient) throw recipientUnavailable();
    const amount = costOfMessage(site, { fictional: recipient.kind === "fictional" });
    const credits =
      amount === 0
        ? await balanceIn(tx, member.id)
        : await debit(site, tx, member, { amount, cause: "message", key: draft.key });
    const row = {
      id: site.newId(),
      conversationId: draft.conversation,
      fromId: member.id,
      text,
      sentAt: site.now(),
      key: draft.key,
    };
    await insertMessage(tx, row);
    await noteMessage(tx, row, side.otherId);
    tx.afterCommit(() => site.bus.publish({ kind: "news", member: side.otherId }));
    return { message: messageOf(row, member, side), created: true, credits };
  });
}

/** Sorts behind every id. */
const AFTER_ALL = "~";

/** In credits. Nothing where the tenant has none of them, and nothing to a fictional profile, ever. */
export function costOfMessage({ tenant }: Site, recipient: { fictional: boolean }): number {
  return recipient.fictional ? 0 : (tenant.credits?.perMessage ?? 0);
}

function checked(typed: string): string {
  const text = manyLines(typed);
  if (text === "") throw emptyMessage({ fields: { text: ["chats.empty_message"] } });
  if (lengthOf(text) > LONGEST) {
    throw messageTooLong({ fields: { text: ["chats.message_too_long"] }, params: { max: LONGEST } });
  }
  return text;
}

function messageOf(row: MessageRow, member: Member, side: Side): Message {
  const readUpTo = row.fromId === member.id ? side.otherReadUpTo : side.readUpTo;
  return {
    id: row.id,
    conversation: row.conversationId,
    from: row.fromId,
    text: side.otherGone && row.fromId !== member.id ? "" : row.text,
    sentAt: row.sentAt,
    read: readUpTo !== null && row.id <= readUpTo,
  };
}
