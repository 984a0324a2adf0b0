import { k } from "../columns";
import { given, personal, withheld } from "../personal";
import { accounts } from "./accounts";

/**
 * Browsers in which a member logged in within a year, each as a code derived from the number in its cookie. The code
 * shows only whether two accounts used the same browser. The code does not reveal the number, and differs between
 * sites.
 */
export const accountDevices = k.table(
  "account_device",
  {
    accountId: k
      .shortId("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    code: k.short("code", 64).notNull(),
    /** The time of the last login. */
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
