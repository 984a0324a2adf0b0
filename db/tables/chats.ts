import { sql } from "drizzle-orm";
import { k } from "../columns";
import { columnValue, given, givenToAuthor, kept, personal, replaced } from "../personal";
import { profiles } from "./profiles";

/**
 * Two people's talk. The pair is stored in id order, so that there is one conversation, whichever of the two begins. `lastSeq` is the
 * number of its newest message, and so how many there have been.
 */
export const conversations = k.table(
  "conversation",
  {
    id: k.shortId("id").primaryKey(),
    firstId: k
      .shortId("first_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    secondId: k
      .shortId("second_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: k.ms("created_at").notNull(),
    lastSeq: k.int("last_seq").notNull().default(0),
  },
  (t) => [k.unique("conversation_pair_ux").on(t.firstId, t.secondId), k.index("conversation_second_ix").on(t.secondId)],
);

/** Stays for the other one. `deletion` drops it once both have gone, or where nothing was said. */
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
 * One side's view of a conversation: what is unread, and what was deleted for this side alone. Marks are the `seq` of a
 * message: this side has read, has been given, or has deleted that message and all before it.
 */
export const participants = k.table(
  "participant",
  {
    conversationId: k
      .id("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    profileId: k
      .id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    otherId: k.id("other_id").notNull(),
    unread: k.int("unread").notNull(),
    readSeq: k.int("read_seq").notNull().default(0),
    deliveredSeq: k.int("delivered_seq").notNull().default(0),
    clearedSeq: k.int("cleared_seq").notNull().default(0),
    /** The mark before it was last deleted, and when that was: for a moment it can be undone. */
    clearedFrom: k.int("cleared_from").notNull().default(0),
    clearedAt: k.ms("cleared_at"),
    hidden: k.bool("hidden").notNull(),
    lastAt: k.ms("last_at").notNull(),
    /** Out of the list until there is a new message. */
    archived: k.bool("archived").notNull().default(false),
    /** Not counted among the unread, and left in the archive by new messages. */
    muted: k.bool("muted").notNull().default(false),
    /** Since when it stands above all others. */
    pinnedAt: k.ms("pinned_at"),
    /** Where the other one's first message is still to be accepted, or was refused. */
    request: k.text("request").$type<"open" | "refused">(),
    /** The draft of this side. */
    draft: k.text("draft").notNull().default(""),
    /** Whether this side sees the other's photos as they are. Before it accepts them they are blurred. */
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
 * `seq` numbers the messages of one conversation from 1, in the order of their commits and without gaps. Whatever needs
 * their order uses it, because `id` and `sentAt` follow a clock that may be set back. `key` is the sender's own, so that
 * a repeated request is one message.
 */
export const messages = k.table(
  "message",
  {
    id: k.id("id").primaryKey(),
    conversationId: k
      .id("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: k.int("seq").notNull(),
    fromId: k.id("from_id").notNull(),
    text: k.text("text").notNull(),
    sentAt: k.ms("sent_at").notNull(),
    key: k.text("key").notNull(),
    /** The number of the message that it answers. */
    replyToSeq: k.int("reply_to_seq"),
    /** When its writer took it back; then the text is gone. */
    takenBackAt: k.ms("taken_back_at"),
    /** The name of its photo on the `held` shelf; null where it has none, or was taken back. */
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

/** A reaction to a message: one of six, and one a person. */
export const reactions = k.table(
  "reaction",
  {
    conversationId: k
      .shortId("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    messageSeq: k.int("message_seq").notNull(),
    profileId: k
      .shortId("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
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
