import { k } from "../columns";
import { given, kept, personal, withheld } from "../personal";
import type { AppealOutcome } from "./law";

/** A member's dispute with the site before a certified out-of-court body (Digital Services Act, article 21). */
export const disputes = k.table("dispute", {
  id: k.id("id").primaryKey(),
  /** The member. No foreign key, because the row outlives the account. */
  memberId: k.id("member_id").notNull(),
  body: k.text("body").notNull(),
  reference: k.text("reference").notNull(),
  facts: k.text("facts").notNull(),
  receivedAt: k.ms("received_at").notNull(),
  /** The body's decision. Null before the body decided. */
  outcome: k.text("outcome").$type<AppealOutcome>(),
  decidedAt: k.ms("decided_at"),
  implementedAt: k.ms("implemented_at"),
  actor: k.text("actor").notNull(),
});

const OURS = "names an operator";

export const disputeData = personal(disputes, {
  export: { as: "disputes", of: ["memberId"], order: "receivedAt" },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(given),
    memberId: kept(given),
    body: kept(given),
    reference: kept(given),
    facts: kept(withheld("is written for colleagues")),
    receivedAt: kept(given),
    outcome: kept(given),
    decidedAt: kept(given),
    implementedAt: kept(given),
    actor: kept(withheld(OURS)),
  },
});
