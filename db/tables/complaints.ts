import { k } from "../columns";
import { given, kept, personal, replaced } from "../personal";
import { reports } from "./reports";

/**
 * Complaints, with or without an account: a report with an address to answer to. `name`, `email` and `address` are
 * blanked together with the report's words.
 */
export const complaints = k.table(
  "complaint",
  {
    /** 128 random bits, which alone open the complaint's page. */
    id: k.id("id").primaryKey(),
    reportId: k
      .id("report_id")
      .notNull()
      .references(() => reports.id),
    /** The account of a complainant who was logged in; null for all others, and once that account is erased. */
    memberId: k.id("member_id"),
    /** Where the thing is that it is about, as it was given; "" where that was not said. */
    address: k.text("address").notNull(),
    /** "" where it was sent without one, as is `email`. */
    name: k.text("name").notNull(),
    email: k.text("email").notNull(),
    /** Of the answer. */
    language: k.text("language").notNull(),
    /** Files on the `held` shelf, by name. */
    pictures: k.json<string[]>("pictures").notNull(),
    /** The decision that answers it; null until there is one. */
    decisionKey: k.id("decision_key"),
    at: k.ms("at").notNull(),
    /** Why its sender wants the answer looked at again, once they do. */
    appealWords: k.text("appeal_words"),
    appealedAt: k.ms("appealed_at"),
    /** The decision on the appeal, by somebody who did not take the first; null until there is one. */
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
