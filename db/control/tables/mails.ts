import { k } from "../../columns";
import { operators } from "./operators";

/** `dropped`: its reader left before it could be sent. */
export type DeskMailState = "waiting" | "sent" | "failed" | "dropped";

/** A mail of the installation to one operator, written in the commit of what it tells. */
export const deskMails = k.table(
  "desk_mail",
  {
    id: k.id("id").primaryKey(),
    /** The same key is one mail, however often it is asked for. */
    key: k.text("key").notNull(),
    operatorId: k
      .id("operator_id")
      .notNull()
      .references(() => operators.id),
    kind: k.text("kind").notNull(),
    /** What it says; `{}` once nothing is left to be done about it. */
    mail: k.json<unknown>("mail").notNull(),
    state: k.text("state").$type<DeskMailState>().notNull(),
    createdAt: k.ms("created_at").notNull(),
    /** UTC ms; of one that is sent, when it was. */
    dueAt: k.ms("due_at").notNull(),
    attempts: k.int("attempts").notNull(),
    /** 0 where no process has it. */
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
