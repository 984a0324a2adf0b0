import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";
import { accounts } from "./accounts";

/**
 * A notice to a member that a person they answered was banned for fraud, once per pair. The member's account shows the
 * notice and the refunded messages.
 */
export const fraudNotices = k.table(
  "fraud_letter",
  {
    memberId: k.ownerId("member_id", () => accounts.id),
    /** The banned account. No foreign key, because the row outlives that account. */
    bannedId: k.id("banned_id").notNull(),
    /** The name of the banned member. Empty once the banned account is erased. */
    name: k.text("name").notNull(),
    /** The time of the last message between the two members. */
    lastMessageAt: k.ms("last_message_at").notNull(),
    /** Paid messages of the conversation up to this number are refunded. */
    throughSeq: k.int("through_seq").notNull(),
    credits: k.int("credits").notNull(),
    at: k.ms("at").notNull(),
    /** When the member was told that the ban was reversed. Null while the ban stands. */
    retractedAt: k.ms("retracted_at"),
  },
  (t) => [k.primaryKey({ columns: [t.memberId, t.bannedId] }), k.index("fraud_letter_banned_ix").on(t.bannedId)],
);

/** The row is deleted with the member's account by its foreign key. Of the banned member, only the name is personal. */
export const fraudNoticeData = personal(fraudNotices, {
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
