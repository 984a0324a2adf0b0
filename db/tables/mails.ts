import { sql } from "drizzle-orm";
import { k } from "../columns";
import { given, personal, withheld } from "../personal";

/** Waiting covers every try; failed is given up, and left to an operator; returned was sent, and came back later. */
export type MailState = "waiting" | "sent" | "failed" | "returned";

/**
 * That a mail was caused, and what became of it, without a word of the mail: the outbox forgets that as it is sent. Under the id
 * of its effect there.
 */
export const mails = k.table(
  "mail",
  {
    id: k.shortId("id").primaryKey(),
    /** Whose account it is about; "" where there is none. */
    memberId: k.shortId("member_id").notNull(),
    /** Of the kinds of the mails' schema. */
    kind: k.word("kind").notNull(),
    /** The case whose decision it tells of. No reference. */
    caseId: k.shortId("case_id"),
    state: k.word("state").$type<MailState>().notNull(),
    /** Since when it is in this state, UTC ms. */
    at: k.ms("at").notNull(),
  },
  (t) => [
    k.index("mail_member_ix").on(t.memberId, t.at, t.id),
    k.index("mail_case_ix").on(t.caseId).where(sql`case_id is not null`),
    k.index("mail_at_ix").on(t.at),
  ],
);

const REPORTED = "would tell who reported whom";

export const mailData = personal(mails, {
  export: { as: "mails", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "delete" },
  columns: {
    id: given,
    memberId: given,
    kind: given,
    caseId: withheld(REPORTED),
    state: given,
    at: given,
  },
});

/** Further cases whose decisions one mail tells of: it is booked at each. */
export const mailCases = k.table(
  "mail_case",
  {
    mailId: k
      .shortId("mail_id")
      .notNull()
      .references(() => mails.id, { onDelete: "cascade" }),
    /** Whose account the mail is about. */
    memberId: k.shortId("member_id").notNull(),
    /** No reference. */
    caseId: k.shortId("case_id").notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.mailId, t.caseId] }),
    k.index("mail_case_case_ix").on(t.caseId),
    k.index("mail_case_member_ix").on(t.memberId),
  ],
);

export const mailCaseData = personal(mailCases, {
  export: { as: "mail_cases", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "delete" },
  columns: { mailId: withheld(REPORTED), memberId: withheld(REPORTED), caseId: withheld(REPORTED) },
});
