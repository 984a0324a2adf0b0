import { k } from "../columns";
import { given, kept, personal, withheld } from "../personal";
import { decisions } from "./reports";

/** A mute of a member by a decision, temporary or permanent. Stays after its end, like a suspension. */
export const mutes = k.table(
  "writing_hold",
  {
    decisionKey: k
      .id("decision_key")
      .primaryKey()
      .references(() => decisions.key),
    /** The member's id. No reference, because the row outlives the account. */
    accountId: k.id("account_id").notNull(),
    from: k.ms("from_at").notNull(),
    /** When the mute ends. Null: permanent. */
    until: k.ms("until_at"),
    /** When the mute ended. Null while it is in force. */
    endedAt: k.ms("ended_at"),
    /** The operator who ended the mute early, and the reason. Null if no operator did. */
    liftedBy: k.text("lifted_by"),
    liftedFor: k.text("lifted_for"),
  },
  (t) => [k.index("writing_hold_account_ix").on(t.accountId)],
);

export const muteData = personal(mutes, {
  export: { as: "mutes", of: ["accountId"] },
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
