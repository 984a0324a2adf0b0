import { sql } from "drizzle-orm";
import { k } from "../columns";
import { kept, personal, withheld } from "../personal";

/** A rule's counts, by the names of its figures. Never text of a member. */
export type RiskFigures = Readonly<Record<string, number | string>>;

/**
 * A risk signal, at most one per rule and day. A signal waits until enough signals open a case, and then stays with
 * that case.
 */
export const riskSignals = k.table(
  "risk_signal",
  {
    id: k.id("id").primaryKey(),
    /** The member. No foreign key, because the signal outlives the account. */
    subjectId: k.id("subject_id").notNull(),
    rule: k.text("rule").notNull(),
    weight: k.int("weight").notNull(),
    figures: k.json<RiskFigures>("figures").notNull(),
    /** The number of the UTC day. */
    day: k.int("day").notNull(),
    at: k.ms("at").notNull(),
    /** The case that the signal joined. Null while the signal waits. */
    caseId: k.id("case_id"),
  },
  (t) => [
    k.unique("risk_signal_day_ux").on(t.subjectId, t.rule, t.day),
    k.index("risk_signal_waiting_ix").on(t.at).where(sql`case_id is null`),
  ],
);

const NOTICED = "would tell how the site notices misuse";

/**
 * A signal of a case stays, because the decision must remain explainable. Other signals are deleted after thirty days.
 */
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
