import { k } from "../columns";
import { profiles } from "./profiles";

/** Two people's talk. The pair is stored in id order, so that there is one conversation whoever begins. */
export const conversations = k.table(
  "conversation",
  {
    id: k.id("id").primaryKey(),
    firstId: k
      .id("first_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    secondId: k
      .id("second_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: k.ms("created_at").notNull(),
  },
  (t) => [k.unique("conversation_pair_ux").on(t.firstId, t.secondId)],
);

/** One side's view of a conversation: what is unread, and what was deleted for this side alone. */
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
    /** The newest message that this side has read. */
    readUpTo: k.id("read_up_to"),
    /** Messages up to this one are gone for this side. */
    clearedUpTo: k.id("cleared_up_to"),
    hidden: k.bool("hidden").notNull(),
    lastMessageId: k.id("last_message_id"),
    lastAt: k.ms("last_at").notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.conversationId, t.profileId] }),
    k.index("participant_list_ix").on(t.profileId, t.hidden, k.desc(t.lastAt)),
  ],
);

/** `key` is the sender's own, so that a repeated request is one message. */
export const messages = k.table(
  "message",
  {
    id: k.id("id").primaryKey(),
    conversationId: k
      .id("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    fromId: k.id("from_id").notNull(),
    text: k.text("text").notNull(),
    sentAt: k.ms("sent_at").notNull(),
    key: k.text("key").notNull(),
  },
  (t) => [
    k.unique("message_key_ux").on(t.fromId, t.key),
    k.index("message_conversation_ix").on(t.conversationId, k.desc(t.id)),
  ],
);
