import { k } from "../../columns";
import { operators } from "./operators";

/** `dropped`: the operator left before it was sent. */
export type DeskMailState = "waiting" | "sent" | "failed" | "dropped";

/** An email of the installation to one operator, written in the commit of its cause. */
export const deskMails = k.table(
  "desk_mail",
  {
    id: k.id("id").primaryKey(),
    /** The same key is one email, however often it is requested. */
    key: k.text("key").notNull(),
    operatorId: k
      .id("operator_id")
      .notNull()
      .references(() => operators.id),
    kind: k.text("kind").notNull(),
    /** The content; `{}` once nothing remains to be done. */
    mail: k.json<unknown>("mail").notNull(),
    state: k.text("state").$type<DeskMailState>().notNull(),
    createdAt: k.ms("created_at").notNull(),
    /** UTC ms; the sending time of a sent email. */
    dueAt: k.ms("due_at").notNull(),
    attempts: k.int("attempts").notNull(),
    /** 0 if no process has a lease. */
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
