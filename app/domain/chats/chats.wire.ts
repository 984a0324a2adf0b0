import { profileWire } from "~/app/domain/profiles/profiles.wire";
import type { Tenant } from "~/tenants/schema";
import type { Conversation, Message, SentMessage } from "./chats";

export function conversationWire({ id, other, unread, lastMessage }: Conversation, tenant: Tenant) {
  return {
    conversation: { id },
    profile: profileWire(other, tenant),
    num_unread_messages: unread,
    last_message: lastMessage && {
      id: lastMessage.id,
      from: lastMessage.from,
      text: lastMessage.text,
      sent_at: new Date(lastMessage.sentAt).toISOString(),
    },
  };
}

export function messageWire({ id, conversation, from, text, sentAt, read }: Message) {
  const state = read ? "read" : "sent";
  return { id, conversation, from, text, sent_at: new Date(sentAt).toISOString(), state };
}

export function sentWire({ message, credits }: SentMessage) {
  return { message: messageWire(message), credits };
}
