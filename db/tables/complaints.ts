import { k } from "../columns";
import { given, kept, personal, replaced } from "../personal";
import { reports } from "./reports";

/** Complaints, with or without an account. `name`, `email` and `address` are blanked with the report's text. */
export const complaints = k.table(
  "complaint",
  {
    /** 128 random bits that open the complaint's page without a log-in. */
    id: k.id("id").primaryKey(),
    reportId: k.foreignId("report_id", () => reports.id),
    /** The complainant's account; null if not logged in, and once the account is erased. */
    memberId: k.id("member_id"),
    address: k.text("address").notNull(),
    name: k.text("name").notNull(),
    email: k.text("email").notNull(),
    language: k.text("language").notNull(),
    /** The names of the attached files on the `held` shelf. */
    pictures: k.json<string[]>("pictures").notNull(),
    decisionKey: k.id("decision_key"),
    at: k.ms("at").notNull(),
    appealWords: k.text("appeal_words"),
    appealedAt: k.ms("appealed_at"),
    /** The key of the decision on the appeal, which another moderator makes. Null before that decision. */
    appealKey: k.id("appeal_key"),
  },
  (t) => [k.unique("complaint_report_ux").on(t.reportId), k.index("complaint_member_ix").on(t.memberId)],
);

export const complaintData = personal(complaints, {
  export: { as: "complaints", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(given),
    reportId: kept(given),
    memberId: replaced(given, null),
    address: kept(given),
    name: replaced(given, ""),
    email: replaced(given, ""),
    language: kept(given),
    pictures: kept(given),
    decisionKey: kept(given),
    at: kept(given),
    appealWords: kept(given),
    appealedAt: kept(given),
    appealKey: kept(given),
  },
});
