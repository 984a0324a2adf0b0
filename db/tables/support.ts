import { k } from "../columns";
import { given, personal, withheld } from "../personal";
import { accounts } from "./accounts";

const OPERATORS = "names an operator";

/** Operators' notes about a member, for each other. No page shows them to the member; an export contains them. */
export const supportNotes = k.table(
  "support_note",
  {
    id: k.id("id").primaryKey(),
    memberId: k.ownerId("member_id", () => accounts.id),
    author: k.text("author").notNull(),
    text: k.text("text").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("support_note_member_ix").on(t.memberId, t.at, t.id)],
);

export const supportNoteData = personal(supportNotes, {
  export: { as: "support_notes", of: ["memberId"], order: "at" },
  erase: { of: ["memberId"], rows: "delete" },
  columns: { id: given, memberId: given, author: withheld(OPERATORS), text: given, at: given },
});

/** A warning that was emailed to a member: the rule and the findings. A warning restricts nothing. */
export const warnings = k.table(
  "warning",
  {
    id: k.id("id").primaryKey(),
    memberId: k.ownerId("member_id", () => accounts.id),
    author: k.text("author").notNull(),
    rule: k.text("rule").notNull(),
    /** The findings, written for the member. */
    facts: k.text("facts").notNull(),
    at: k.ms("at").notNull(),
    /** When an appeal reversed the warning. Null while the warning stands. */
    reversedAt: k.ms("reversed_at"),
  },
  (t) => [k.index("warning_member_ix").on(t.memberId, t.at, t.id)],
);

export const warningData = personal(warnings, {
  export: { as: "warnings", of: ["memberId"], order: "at" },
  erase: { of: ["memberId"], rows: "delete" },
  columns: {
    id: given,
    memberId: given,
    author: withheld(OPERATORS),
    rule: given,
    facts: given,
    at: given,
    reversedAt: given,
  },
});
