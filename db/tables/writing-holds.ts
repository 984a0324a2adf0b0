import { k } from "../columns";
import { given, kept, personal, withheld } from "../personal";
import { decisions } from "./reports";

/** A member whom a decision keeps from writing messages, for a time or for good. Stays when it is over, as a suspension does. */
export const writingHolds = k.table(
  "writing_hold",
  {
    decisionKey: k
      .id("decision_key")
      .primaryKey()
      .references(() => decisions.key),
    /** No reference: it outlives the account. */
    accountId: k.id("account_id").notNull(),
    from: k.ms("from_at").notNull(),
    /** Null: for good. */
    until: k.ms("until_at"),
    /** Null while it holds. */
    endedAt: k.ms("ended_at"),
    /** Who ended it before its time, and why; null where nobody did. */
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
    liftedBy: kept(withheld("names somebody who works for the site")),
    liftedFor: kept(given),
  },
});
