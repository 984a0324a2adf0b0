import { k } from "../columns";
import { given, personal, withheld } from "../personal";
import { accounts } from "./accounts";

/**
 * In which browsers somebody logged in within a year, each by a code worked out from the number in its cookie: it only says whether
 * two accounts were used in one. Nobody can tell the number from it, and another site has another code of the same browser.
 */
export const accountDevices = k.table(
  "account_device",
  {
    accountId: k
      .shortId("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    code: k.short("code", 64).notNull(),
    /** The last log-in. */
    at: k.ms("at").notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.accountId, t.code] }),
    k.index("account_device_code_ix").on(t.code),
    k.index("account_device_at_ix").on(t.at),
  ],
);

export const accountDeviceData = personal(accountDevices, {
  export: { as: "browsers", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: { accountId: given, code: withheld("it only says whether two are the same"), at: given },
});
