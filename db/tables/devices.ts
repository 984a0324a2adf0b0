import { k } from "../columns";
import { given, personal, withheld } from "../personal";
import { accounts } from "./accounts";

/** Browsers of logins within a year, as codes that only show whether two accounts of this site shared a browser. */
export const accountDevices = k.table(
  "account_device",
  {
    accountId: k.shortOwnerId("account_id", () => accounts.id),
    code: k.short("code", 64).notNull(),
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
