import { k } from "../columns";
import { given, personal, withheld } from "../personal";
import { accounts } from "./accounts";

/**
 * How a member's orders were paid, as a hash of the provider's identifier. The hash does not reveal the card or the
 * bank account, and differs between sites. Equal hashes show two accounts with the same payer.
 */
export const payers = k.table(
  "payer",
  {
    accountId: k
      .shortId("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    hash: k.short("hash", 100).notNull(),
    /** The time of the last payment. */
    at: k.ms("at").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.accountId, t.hash] }), k.index("payer_hash_ix").on(t.hash)],
);

export const payerData = personal(payers, {
  export: { as: "payers", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: { accountId: given, hash: withheld("it only says whether two are the same"), at: given },
});
