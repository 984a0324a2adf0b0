import { k } from "../columns";
import { given, kept, personal, withheld } from "../personal";
import { decisions } from "./reports";

/**
 * A suspension or ban of an account by a decision. The row stays after the end, because the decision must remain
 * explainable.
 */
export const suspensions = k.table(
  "suspension",
  {
    ...sanctionColumns(),
    /** Whether the profile was visible before the suspension, and becomes visible again after it. */
    wasVisible: k.bool("was_visible").notNull(),
    /** Whether the suspension is for fraud or a false identity. Members who answered this account are then told. */
    fraud: k.bool("fraud").notNull().default(false),
  },
  (t) => [k.index("suspension_account_ix").on(t.accountId)],
);

/** A mute of a member by a decision, temporary or permanent. The row stays after the end, like that of a suspension. */
export const mutes = k.table("writing_hold", sanctionColumns(), (t) => [
  k.index("writing_hold_account_ix").on(t.accountId),
]);

function sanctionColumns() {
  return {
    decisionKey: k
      .id("decision_key")
      .primaryKey()
      .references(() => decisions.key),
    /** The account. No foreign key, because the row outlives the account. */
    accountId: k.id("account_id").notNull(),
    from: k.ms("from_at").notNull(),
    /** The end of the sanction. Null: permanent. */
    until: k.ms("until_at"),
    /** When the sanction ended. Null while it is in force. */
    endedAt: k.ms("ended_at"),
    /** The operator who lifted the sanction early. Null if no operator did. */
    liftedBy: k.text("lifted_by"),
    liftedFor: k.text("lifted_for"),
  };
}

const ALL_KEPT = {
  decisionKey: kept(given),
  accountId: kept(given),
  from: kept(given),
  until: kept(given),
  endedAt: kept(given),
  liftedBy: kept(withheld("names an operator")),
  liftedFor: kept(given),
};

export const suspensionData = personal(suspensions, {
  export: { as: "suspensions", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "keep" },
  columns: { ...ALL_KEPT, wasVisible: kept(given), fraud: kept(given) },
});

export const muteData = personal(mutes, {
  export: { as: "mutes", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "keep" },
  columns: ALL_KEPT,
});
