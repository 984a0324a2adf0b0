import { k } from "../columns";
import { given, personal } from "../personal";

/** A quarantined message and the reason, for moderators, for six months. The message was never delivered. */
export const heldMessages = k.table(
  "held_message",
  {
    id: k.id("id").primaryKey(),
    conversationId: k.id("conversation_id").notNull(),
    fromId: k.id("from_id").notNull(),
    toId: k.id("to_id").notNull(),
    text: k.text("text").notNull(),
    /** The rule that quarantined the message: `words: ...` from the config, or the rule's name. */
    reason: k.text("reason").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("held_message_at_ix").on(t.at), k.index("held_message_from_ix").on(t.fromId)],
);

export const heldMessageData = personal(heldMessages, {
  export: { as: "held_messages", of: ["fromId"] },
  erase: { of: ["fromId"], rows: "delete" },
  columns: { id: given, conversationId: given, fromId: given, toId: given, text: given, reason: given, at: given },
});
