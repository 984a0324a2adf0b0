import { sql } from "drizzle-orm";
import { k } from "../columns";
import { columnValue, given, givenToAuthor, kept, personal, replaced } from "../personal";
import { profiles } from "./profiles";

/**
 * A conversation of two members, in the order of their ids. `lastSeq` is the number of messages so far, and the last
 * message's number.
 */
export const conversations = k.table(
  "conversation",
  {
    id: k.shortId("id").primaryKey(),
    firstId: k.shortOwnerId("first_id", () => profiles.id),
    secondId: k.shortOwnerId("second_id", () => profiles.id),
    createdAt: k.ms("created_at").notNull(),
    lastSeq: k.int("last_seq").notNull().default(0),
  },
  (t) => [k.unique("conversation_pair_ux").on(t.firstId, t.secondId), k.index("conversation_second_ix").on(t.secondId)],
);

/** The row stays for the other member. `deletion` deletes it once both members are gone, or if it has no messages. */
export const conversationData = personal(conversations, {
  export: { as: "conversations", of: ["firstId", "secondId"] },
  erase: { of: ["firstId", "secondId"], rows: "keep" },
  columns: {
    id: kept(given),
    firstId: kept(given),
    secondId: kept(given),
    createdAt: kept(given),
    lastSeq: kept(given),
  },
});

/**
 * One member's side of a conversation. Each mark is a `seq`: this member has read, received or deleted all messages up
 * to it.
 */
export const participants = k.table(
  "participant",
  {
    conversationId: k.ownerId("conversation_id", () => conversations.id),
    profileId: k.ownerId("profile_id", () => profiles.id),
    otherId: k.id("other_id").notNull(),
    unread: k.int("unread").notNull(),
    readSeq: k.int("read_seq").notNull().default(0),
    deliveredSeq: k.int("delivered_seq").notNull().default(0),
    clearedSeq: k.int("cleared_seq").notNull().default(0),
    /** The former mark and the time of the last deletion, so that the deletion can be undone for a moment. */
    clearedFrom: k.int("cleared_from").notNull().default(0),
    clearedAt: k.ms("cleared_at"),
    hidden: k.bool("hidden").notNull(),
    lastAt: k.ms("last_at").notNull(),
    /** Whether the conversation is hidden from the list until the next message. */
    archived: k.bool("archived").notNull().default(false),
    /** Whether unread messages do not count. New messages then leave the conversation in the archive. */
    muted: k.bool("muted").notNull().default(false),
    pinnedAt: k.ms("pinned_at"),
    /** Set if this member has not accepted the other member's first message yet, or has refused it. */
    request: k.text("request").$type<"open" | "refused">(),
    draft: k.text("draft").notNull().default(""),
    /** Whether this member sees the other's photos clearly. The photos are blurred until the member accepts them. */
    seesPhotos: k.bool("sees_photos").notNull().default(false),
  },
  (t) => [
    k.primaryKey({ columns: [t.conversationId, t.profileId] }),
    k.index("participant_list_ix").on(t.profileId, t.hidden, k.desc(t.lastAt)),
    k.index("participant_unread_ix").on(t.profileId, t.otherId).where(sql`unread > 0 and hidden = false`),
  ],
);

export const participantData = personal(participants, {
  export: { as: "conversation_sides", of: ["profileId"] },
  erase: { of: ["profileId"], rows: "keep" },
  columns: {
    conversationId: kept(given),
    profileId: kept(given),
    otherId: kept(given),
    unread: kept(given),
    readSeq: kept(given),
    deliveredSeq: kept(given),
    clearedSeq: kept(given),
    clearedFrom: kept(given),
    clearedAt: kept(given),
    hidden: kept(given),
    lastAt: kept(given),
    archived: kept(given),
    muted: kept(given),
    pinnedAt: kept(given),
    request: kept(given),
    draft: replaced(given, ""),
    seesPhotos: kept(given),
  },
});

/**
 * `seq` numbers the messages of a conversation from 1, in commit order without gaps. Use it for their order, because
 * `id` and `sentAt` follow a clock that may be set back. `key` comes from the sender, so that a repeated request is one
 * message.
 */
export const messages = k.table(
  "message",
  {
    id: k.id("id").primaryKey(),
    conversationId: k.ownerId("conversation_id", () => conversations.id),
    seq: k.int("seq").notNull(),
    fromId: k.id("from_id").notNull(),
    text: k.text("text").notNull(),
    sentAt: k.ms("sent_at").notNull(),
    key: k.text("key").notNull(),
    replyToSeq: k.int("reply_to_seq"),
    /** When the message was retracted. The text is deleted at that time. */
    takenBackAt: k.ms("taken_back_at"),
    /** The name of the message's photo on the `held` shelf. Null without a photo, or if the message was withdrawn. */
    photo: k.text("photo"),
  },
  (t) => [k.unique("message_key_ux").on(t.fromId, t.key), k.unique("message_seq_ux").on(t.conversationId, t.seq)],
);

export const messageData = personal(messages, {
  export: { as: "messages", of: "conversations" },
  erase: { of: ["fromId"], rows: "keep" },
  columns: {
    id: kept(given),
    conversationId: kept(given),
    seq: kept(given),
    fromId: kept(given),
    text: replaced(given, ""),
    sentAt: kept(given),
    key: replaced(givenToAuthor, columnValue(messages.id)),
    replyToSeq: kept(given),
    takenBackAt: kept(given),
    photo: replaced(givenToAuthor, null),
  },
});

/** A member's reaction to a message: one of six kinds, one per member. */
export const reactions = k.table(
  "reaction",
  {
    conversationId: k.shortOwnerId("conversation_id", () => conversations.id),
    messageSeq: k.int("message_seq").notNull(),
    profileId: k.shortOwnerId("profile_id", () => profiles.id),
    kind: k.word("kind").$type<Reaction>().notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.conversationId, t.messageSeq, t.profileId] }),
    k.index("reaction_profile_ix").on(t.profileId),
  ],
);

export type Reaction = "heart" | "laugh" | "wow" | "sad" | "yes" | "fire";

export const reactionData = personal(reactions, {
  export: { as: "reactions", of: ["profileId"] },
  erase: { of: ["profileId"], rows: "delete" },
  columns: { conversationId: given, messageSeq: given, profileId: given, kind: given, at: given },
});
