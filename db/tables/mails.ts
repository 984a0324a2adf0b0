import { sql } from "drizzle-orm";
import { k } from "../columns";
import { given, personal, withheld } from "../personal";

/** Waiting covers every try; failed is given up, and left to an operator. */
export type MailState = "waiting" | "sent" | "failed";

/**
 * That a mail was caused, and what became of it, without a word of the mail: the outbox forgets that as it is sent. Under the id
 * of its effect there.
 */
export const mails = k.table(
  "mail",
  {
    id: k.id("id").primaryKey(),
    /** Whose account it is about; "" where there is none. */
    memberId: k.id("member_id").notNull(),
    /** Of the kinds of the mails' schema. */
    kind: k.text("kind").notNull(),
    /** The case whose decision it tells of. No reference. */
    caseId: k.id("case_id"),
    state: k.text("state").$type<MailState>().notNull(),
    /** Since when it is in this state, UTC ms. */
    at: k.ms("at").notNull(),
  },
  (t) => [
    k.index("mail_member_ix").on(t.memberId, t.at, t.id),
    k.index("mail_case_ix").on(t.caseId).where(sql`case_id is not null`),
    k.index("mail_at_ix").on(t.at),
  ],
);

export const mailData = personal(mails, {
  export: { as: "mails", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "delete" },
  columns: {
    id: given,
    memberId: given,
    kind: given,
    caseId: withheld("would tell who reported whom"),
    state: given,
    at: given,
  },
});
