import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";
import { accounts } from "./accounts";

/**
 * A member was told that somebody whom they answered was banned for fraud: once a pair. It is shown in their account, and
 * says which of their messages were paid back.
 */
export const fraudLetters = k.table(
  "fraud_letter",
  {
    memberId: k
      .id("member_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Who was banned. No reference: it outlives that account. */
    bannedId: k.id("banned_id").notNull(),
    /** The name of who was banned as it was shown then; empty once that account is erased. */
    name: k.text("name").notNull(),
    /** When the two last wrote to each other. */
    lastMessageAt: k.ms("last_message_at").notNull(),
    /** The messages of their conversation up to this number are paid back, as far as they cost anything. */
    throughSeq: k.int("through_seq").notNull(),
    /** What was paid back. */
    credits: k.int("credits").notNull(),
    at: k.ms("at").notNull(),
    /** When the member was told that the ban does not stand; null while it does. */
    retractedAt: k.ms("retracted_at"),
  },
  (t) => [k.primaryKey({ columns: [t.memberId, t.bannedId] }), k.index("fraud_letter_banned_ix").on(t.bannedId)],
);

/** Goes with the member's account by its reference. Of who was banned only the name is personal. */
export const fraudLetterData = personal(fraudLetters, {
  export: { as: "fraud_notices", of: ["memberId"], order: "at" },
  erase: { of: ["memberId", "bannedId"], rows: "keep" },
  columns: {
    memberId: kept(given),
    bannedId: kept(given),
    name: replaced(given, ""),
    lastMessageAt: kept(given),
    throughSeq: kept(withheld("is the site's own count")),
    credits: kept(given),
    at: kept(given),
    retractedAt: kept(given),
  },
});
