import { k } from "../columns";
import { personal, withheld } from "../personal";
import { cases } from "./reports";

/** A question about the rules, from an operator who left a case to others. */
export const caseQuestions = k.table(
  "case_question",
  {
    id: k.id("id").primaryKey(),
    caseId: k.foreignId("case_id", () => cases.id),
    /** The member that the case is about; "" if unknown. */
    subjectId: k.id("subject_id").notNull(),
    /** The operator who asked, named as in the audit. */
    operator: k.text("operator").notNull(),
    /** The reason, from a short list; "" if no reason of the list fits. */
    why: k.text("why").notNull(),
    words: k.text("words").notNull(),
    at: k.ms("at").notNull(),
    /** The answer; "" until the question is answered. */
    answer: k.text("answer").notNull(),
    answeredBy: k.text("answered_by"),
    answeredAt: k.ms("answered_at"),
  },
  (t) => [k.index("case_question_at_ix").on(t.at, t.id), k.index("case_question_operator_ix").on(t.operator, t.at)],
);

const OURS = "is about the rules of the house, and may reveal the reporter";

export const caseQuestionData = personal(caseQuestions, {
  export: { as: "case_questions", of: ["subjectId"] },
  erase: { of: ["subjectId"], rows: "delete" },
  columns: {
    id: withheld(OURS),
    caseId: withheld(OURS),
    subjectId: withheld(OURS),
    operator: withheld(OURS),
    why: withheld(OURS),
    words: withheld(OURS),
    at: withheld(OURS),
    answer: withheld(OURS),
    answeredBy: withheld(OURS),
    answeredAt: withheld(OURS),
  },
});
