import { k } from "../columns";
import { given, kept, personal, withheld } from "../personal";
import { decisions } from "./reports";

/** An account that a decision closed, for a time or for good. Stays when it is over: a decision must be able to be explained. */
export const suspensions = k.table(
  "suspension",
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
    /** Who lifted it before its end, and why; null where nobody did. */
    liftedBy: k.text("lifted_by"),
    liftedFor: k.text("lifted_for"),
    /** Whether the profile was shown, and is to be again. */
    wasVisible: k.bool("was_visible").notNull(),
    /** Whether it is for fraud or a false identity: who answered this account is told. */
    fraud: k.bool("fraud").notNull().default(false),
  },
  (t) => [k.index("suspension_account_ix").on(t.accountId)],
);

export const suspensionData = personal(suspensions, {
  export: { as: "suspensions", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "keep" },
  columns: {
    decisionKey: kept(given),
    accountId: kept(given),
    from: kept(given),
    until: kept(given),
    endedAt: kept(given),
    liftedBy: kept(withheld("names somebody who works for the site")),
    liftedFor: kept(given),
    wasVisible: kept(given),
    fraud: kept(given),
  },
});
