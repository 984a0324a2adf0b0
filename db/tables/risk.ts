import { sql } from "drizzle-orm";
import { k } from "../columns";
import { kept, personal, withheld } from "../personal";

/** What a rule counted, by the names of its figures. Never what somebody wrote. */
export type RiskFigures = Readonly<Record<string, number | string>>;

/**
 * One thing that the site noticed about a member by itself, once a day for each rule. It waits here until enough of them open a
 * case, and beside that case its figures stay.
 */
export const riskSignals = k.table(
  "risk_signal",
  {
    id: k.id("id").primaryKey(),
    /** The member's. No reference: it outlives the account, as its case does. */
    subjectId: k.id("subject_id").notNull(),
    rule: k.text("rule").notNull(),
    weight: k.int("weight").notNull(),
    figures: k.json<RiskFigures>("figures").notNull(),
    /** The number of the UTC day. */
    day: k.int("day").notNull(),
    at: k.ms("at").notNull(),
    /** The case that it speaks for; null while it waits for others. */
    caseId: k.id("case_id"),
  },
  (t) => [
    k.unique("risk_signal_day_ux").on(t.subjectId, t.rule, t.day),
    k.index("risk_signal_waiting_ix").on(t.at).where(sql`case_id is null`),
  ],
);

const NOTICED = "would tell how the site notices misuse";

/** As the signals of cases: a decision must be able to be explained. What joined no case goes after thirty days. */
export const riskSignalData = personal(riskSignals, {
  export: { as: "risk_signals", of: ["subjectId"] },
  erase: { of: ["subjectId"], rows: "keep" },
  columns: {
    id: kept(withheld(NOTICED)),
    subjectId: kept(withheld(NOTICED)),
    rule: kept(withheld(NOTICED)),
    weight: kept(withheld(NOTICED)),
    figures: kept(withheld(NOTICED)),
    day: kept(withheld(NOTICED)),
    at: kept(withheld(NOTICED)),
    caseId: kept(withheld(NOTICED)),
  },
});
