import { k } from "../columns";
import { given, personal, withheld } from "../personal";
import { accounts } from "./accounts";

/** Hashes of how members paid, which differ between sites. Equal hashes show that two accounts have the same payer. */
export const payers = k.table(
  "payer",
  {
    accountId: k.shortOwnerId("account_id", () => accounts.id),
    hash: k.short("hash", 100).notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.accountId, t.hash] }), k.index("payer_hash_ix").on(t.hash)],
);

export const payerData = personal(payers, {
  export: { as: "payers", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: { accountId: given, hash: withheld("it only says whether two are the same"), at: given },
});
