import { k } from "../columns";
import { personal, withheld } from "../personal";
import { cases } from "./reports";

/** What operators wrote into a case for each other, and to whom they handed it on with that. */
export const caseNotes = k.table(
  "case_note",
  {
    id: k.id("id").primaryKey(),
    caseId: k
      .id("case_id")
      .notNull()
      .references(() => cases.id),
    /** Whom the case is about; "" where nobody knows. */
    subjectId: k.id("subject_id").notNull(),
    /** Who wrote it, as the audit names them. */
    author: k.text("author").notNull(),
    /** Who got the case with it; null where it stayed where it was. */
    handedTo: k.text("handed_to"),
    text: k.text("text").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("case_note_case_ix").on(t.caseId, t.at, t.id)],
);

const OURS = "is about the work on a case, and may tell who reported whom";

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
