import { k } from "../../columns";
import { operators } from "./operators";

/** The state of an email. `dropped`: the operator left before the email was sent. */
export type DeskMailState = "waiting" | "sent" | "failed" | "dropped";

/** An email of the installation to one operator, written in the commit of its cause. */
export const deskMails = k.table(
  "desk_mail",
  {
    id: k.id("id").primaryKey(),
    /** The key of the email. Requests with the same key make one email. */
    key: k.text("key").notNull(),
    operatorId: k.foreignId("operator_id", () => operators.id),
    kind: k.text("kind").notNull(),
    /** The content of the email. `{}` once the email is settled. */
    mail: k.json<unknown>("mail").notNull(),
    state: k.text("state").$type<DeskMailState>().notNull(),
    createdAt: k.ms("created_at").notNull(),
    /** When the email is due, or when it was sent, UTC ms. */
    dueAt: k.ms("due_at").notNull(),
    attempts: k.int("attempts").notNull(),
    /** The end of the lease, UTC ms. 0 without a lease. */
    leaseUntil: k.ms("lease_until").notNull(),
    leaseOwner: k.text("lease_owner"),
    lastError: k.text("last_error"),
  },
  (t) => [
    k.unique("desk_mail_key_ux").on(t.key),
    k.index("desk_mail_due_ix").on(t.state, t.dueAt),
    k.index("desk_mail_operator_ix").on(t.operatorId, t.createdAt),
  ],
);
