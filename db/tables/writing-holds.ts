import { k } from "../columns";
import { given, kept, personal, withheld } from "../personal";
import { decisions } from "./reports";

/** A mute of a member by a decision, temporary or permanent. Stays after its end, like a suspension. */
export const writingHolds = k.table(
  "writing_hold",
  {
    decisionKey: k
      .id("decision_key")
      .primaryKey()
      .references(() => decisions.key),
    /** No reference, because the row outlives the account. */
    accountId: k.id("account_id").notNull(),
    from: k.ms("from_at").notNull(),
    /** Null: permanent. */
    until: k.ms("until_at"),
    /** Null while it is in force. */
    endedAt: k.ms("ended_at"),
    /** Null if no operator ended it early. */
    liftedBy: k.text("lifted_by"),
    liftedFor: k.text("lifted_for"),
  },
  (t) => [k.index("writing_hold_account_ix").on(t.accountId)],
);

export const writingHoldData = personal(writingHolds, {
  export: { as: "writing_holds", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "keep" },
  columns: {
    decisionKey: kept(given),
    accountId: kept(given),
    from: kept(given),
    until: kept(given),
    endedAt: kept(given),
    liftedBy: kept(withheld("names an operator")),
    liftedFor: kept(given),
  },
});
