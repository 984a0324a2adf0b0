import { sql } from "drizzle-orm";
import { k } from "../columns";
import { given, personal, withheld } from "../personal";

/** `waiting` covers all tries. `failed`: given up, for an operator to resend. `returned`: sent, and bounced later. */
export type MailState = "waiting" | "sent" | "failed" | "returned";

/** The state of an email without its text. The row has the id of the email's job. */
export const mails = k.table(
  "mail",
  {
    id: k.shortId("id").primaryKey(),
    /** The recipient's account; "" if the recipient has none. */
    memberId: k.shortId("member_id").notNull(),
    kind: k.word("kind").notNull(),
    /** The case that the email is about. No foreign key. */
    caseId: k.shortId("case_id"),
    state: k.word("state").$type<MailState>().notNull(),
    /** Since when the email is in this state, UTC ms. */
    at: k.ms("at").notNull(),
  },
  (t) => [
    k.index("mail_member_ix").on(t.memberId, t.at, t.id),
    k.index("mail_case_ix").on(t.caseId).where(sql`case_id is not null`),
    k.index("mail_at_ix").on(t.at),
  ],
);

const REPORTED = "would reveal the reporter";

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

/** Further cases whose decisions one email reports. */
export const mailCases = k.table(
  "mail_case",
  {
    mailId: k.shortOwnerId("mail_id", () => mails.id),
    memberId: k.shortId("member_id").notNull(),
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
