import { k } from "../columns";
import { given, personal, withheld } from "../personal";
import { accounts } from "./accounts";

/**
 * By what a member's orders were paid, as a hash of what the provider calls it by: nobody can tell the card or the bank account
 * from it, and another site has another hash of the same. Two accounts that were paid by one are found by it.
 */
export const payers = k.table(
  "payer",
  {
    accountId: k
      .shortId("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    hash: k.short("hash", 100).notNull(),
    /** The last time. */
    at: k.ms("at").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.accountId, t.hash] }), k.index("payer_hash_ix").on(t.hash)],
);

export const payerData = personal(payers, {
  export: { as: "payers", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: { accountId: given, hash: withheld("it only says whether two are the same"), at: given },
});
