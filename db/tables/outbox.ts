import { sql } from "drizzle-orm";
import { k } from "../columns";
import { given, personal, withheld } from "../personal";

/** `waiting` covers all tries. `dead`: given up, for an operator to retry. */
export type EffectState = "waiting" | "done" | "dead";

/** A job outside the database, written in the same commit as its cause. */
export const outbox = k.table(
  "outbox",
  {
    id: k.id("id").primaryKey(),
    kind: k.text("kind").notNull(),
    /** The key of the cause. Jobs of the same kind and key are one job. */
    key: k.text("key").notNull(),
    payload: k.json<unknown>("payload").notNull(),
    /** An account's id, or an address without a known account. Null if no person is concerned, or the job is done. */
    subject: k.text("subject"),
    state: k.text("state").$type<EffectState>().notNull(),
    dueAt: k.ms("due_at").notNull(),
    attempts: k.int("attempts").notNull(),
    /** The end of the lease, UTC ms. 0 without a lease. */
    leaseUntil: k.ms("lease_until").notNull(),
    leaseOwner: k.text("lease_owner"),
    lastError: k.text("last_error"),
    /** The trace of the request that enqueued the job. Null if no request did. */
    trace: k.text("trace"),
  },
  (t) => [
    k.unique("outbox_key_ux").on(t.kind, t.key),
    k.index("outbox_due_ix").on(t.state, t.dueAt),
    k.index("outbox_subject_ix").on(t.subject).where(sql`subject is not null`),
  ],
);

export const outboxData = personal(outbox, {
  export: { as: "pending", of: ["subject"] },
  erase: { of: ["subject"], rows: "delete" },
  columns: {
    id: given,
    kind: given,
    key: given,
    payload: given,
    subject: given,
    state: given,
    dueAt: given,
    attempts: given,
    leaseUntil: withheld("how this server works through it"),
    leaseOwner: withheld("how this server works through it"),
    lastError: withheld("how this server works through it"),
    trace: withheld("how this server works through it"),
  },
});
