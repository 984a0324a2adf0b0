import { z } from "zod";
import { profileWire, wireProfile } from "~/app/domain/people/profiles/profiles.wire";
import type { Tenant } from "~/tenants/config/schema";
import type { Conversation, Message, Quoted, SentMessage } from "./chats";
import { messagePhotoUrl, REACTIONS } from "./message-actions";

/** A photo. Its addresses answer only the conversation's two members. */
const wirePhoto = z.strictObject({
  /** A few blurred pixels if the member has not accepted the other's photos. */
  thumb_filename: z.string(),
  filename: z.string().optional(),
  blurred: z.boolean(),
});

export const wireMessage = z.strictObject({
  id: z.string(),
  conversation: z.string(),
  from: z.string(),
  text: z.string(),
  sent_at: z.iso.datetime(),
  state: z.enum(["sent", "delivered", "read"]),
  /** Whether the author retracted the message: then the text is empty. */
  taken_back: z.boolean(),
  /**
   * The message that this message answers, shortened. Null if this message answers no other, or if the other is deleted
   * for this member.
   */
  reply_to: z
    .strictObject({
      id: z.string(),
      from: z.string(),
      text: z.string(),
      taken_back: z.boolean(),
      photo: wirePhoto.optional(),
    })
    .nullable(),
  reactions: z.array(z.strictObject({ from: z.string(), reaction: z.enum(REACTIONS) })),
  photo: wirePhoto.optional(),
});

export type WireMessage = z.output<typeof wireMessage>;

const wireConversation = z.strictObject({
  conversation: z.strictObject({
    id: z.string(),
    archived: z.boolean(),
    muted: z.boolean(),
    pinned: z.boolean(),
    request: z.boolean(),
  }),
  profile: wireProfile,
  num_unread_messages: z.int(),
  last_message: wireMessage
    .pick({ id: true, from: true, text: true, sent_at: true, taken_back: true, photo: true })
    .nullable(),
});

/** The pinned conversations, then the others, newest first. */
export const chatsAnswer = z.strictObject({ chats: z.array(wireConversation) });

export const chatAnswer = z.strictObject({ id: z.string() });

/** A page of messages, oldest first. */
export const messagesAnswer = z.strictObject({
  messages: z.array(wireMessage),
  /** Whether there are messages before the first, and after the last. */
  has_more: z.boolean(),
  has_newer: z.boolean(),
});

/** The answer to a sent message. `credits` is the sender's remaining balance. */
export const sentAnswer = z.strictObject({ message: wireMessage, credits: z.int() });

export function conversationWire(
  { id, archived, muted, pinned, request, other, unread, lastMessage }: Conversation,
  tenant: Tenant,
): z.output<typeof wireConversation> {
  return {
    conversation: { id, archived, muted, pinned, request },
    profile: profileWire(other, tenant),
    num_unread_messages: unread,
    last_message: lastMessage && {
      id: lastMessage.id,
      from: lastMessage.from,
      text: lastMessage.text,
      sent_at: new Date(lastMessage.sentAt).toISOString(),
      taken_back: lastMessage.takenBack,
      ...photoOf({ ...lastMessage, conversation: id }),
    },
  };
}

export function messageWire(message: Message): WireMessage {
  const { id, conversation, from, text, sentAt, state, takenBack, reactions } = message;
  return {
    id,
    conversation,
    from,
    text,
    sent_at: new Date(sentAt).toISOString(),
    state,
    taken_back: takenBack,
    reply_to: message.replyTo && quotedWire(message.replyTo, conversation),
    reactions: reactions.map(({ from, kind }) => ({ from, reaction: kind })),
    ...photoOf(message),
  };
}

export function quotedWire(quoted: Quoted, conversation: string): NonNullable<WireMessage["reply_to"]> {
  const { id, from, text, takenBack } = quoted;
  return { id, from, text, taken_back: takenBack, ...photoOf({ ...quoted, conversation }) };
}

type WithPhoto = Pick<Message, "id" | "conversation" | "photo">;

function photoOf({ id, conversation, photo }: WithPhoto): { photo?: z.output<typeof wirePhoto> } {
  if (!photo) return {};
  const at = { conversation, id };
  if (photo.blurred) return { photo: { thumb_filename: messagePhotoUrl(at, "b"), blurred: true } };
  return { photo: { thumb_filename: messagePhotoUrl(at, "m"), filename: messagePhotoUrl(at, "l"), blurred: false } };
}

export function sentWire({ message, credits }: SentMessage): z.output<typeof sentAnswer> {
  return { message: messageWire(message), credits };
}
