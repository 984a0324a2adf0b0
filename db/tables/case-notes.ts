import { k } from "../columns";
import { personal, withheld } from "../personal";
import { cases } from "./reports";

/** Operators' notes on a case for each other. A note may pass the case on to another operator. */
export const caseNotes = k.table(
  "case_note",
  {
    id: k.id("id").primaryKey(),
    caseId: k.foreignId("case_id", () => cases.id),
    /** The member that the case is about; "" if unknown. */
    subjectId: k.id("subject_id").notNull(),
    /** The author, named as in the audit. */
    author: k.text("author").notNull(),
    /** The operator who got the case. Null if this note did not pass the case on. */
    handedTo: k.text("handed_to"),
    text: k.text("text").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("case_note_case_ix").on(t.caseId, t.at, t.id)],
);

const OURS = "is about the work on a case, and may reveal the reporter";

export const caseNoteData = personal(caseNotes, {
  export: { as: "case_notes", of: ["subjectId"] },
  erase: { of: ["subjectId"], rows: "delete" },
  columns: {
    id: withheld(OURS),
    caseId: withheld(OURS),
    subjectId: withheld(OURS),
    author: withheld(OURS),
    handedTo: withheld(OURS),
    text: withheld(OURS),
    at: withheld(OURS),
  },
});
