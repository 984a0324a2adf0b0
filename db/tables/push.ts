import { k } from "../columns";
import { given, personal, withheld } from "../personal";
import { accounts, sessions } from "./accounts";

/** A browser that receives push notifications while it is logged in. */
export const pushSubscriptions = k.table(
  "push_subscription",
  {
    id: k.id("id").primaryKey(),
    accountId: k.ownerId("account_id", () => accounts.id),
    /** The row is deleted with the session. */
    sessionHash: k
      .text("session_hash")
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: "cascade" }),
    /** The address at the push service. Any program with this address and the site's key can send there. */
    endpoint: k.text("endpoint").notNull(),
    /** The key that encrypts payloads, base64url. */
    p256dh: k.text("p256dh").notNull(),
    auth: k.text("auth").notNull(),
    createdAt: k.ms("created_at").notNull(),
  },
  (t) => [
    k.unique("push_subscription_endpoint_ux").on(t.endpoint),
    k.index("push_subscription_account_ix").on(t.accountId),
    k.index("push_subscription_session_ix").on(t.sessionHash),
  ],
);

export const pushSubscriptionData = personal(pushSubscriptions, {
  export: { as: "push_subscriptions", of: ["accountId"] },
  erase: { of: ["accountId"], rows: "delete" },
  columns: {
    id: given,
    accountId: given,
    sessionHash: withheld("it only protects the session"),
    endpoint: given,
    p256dh: given,
    auth: withheld("notifications could be forged with it"),
    createdAt: given,
  },
});
