import { k } from "../../columns";
import { operators } from "./operators";

/** Confirmed actions that have not run yet and can be revoked. A failed action stays until its operator has seen it. */
export const pendingActions = k.table(
  "postponed_deed",
  {
    /** The id of the action and of the brand's audit entry, so that no action runs twice. */
    id: k.id("id").primaryKey(),
    /** The id of the actions that were confirmed together. Revoking one revokes the whole batch. */
    batch: k.id("batch").notNull(),
    operatorId: k.foreignId("operator_id", () => operators.id),
    /** The operator's address and session, as in the audit entry. */
    origin: k.text("origin").notNull(),
    action: k.text("act").notNull(),
    /** A tenant's slug. */
    brand: k.text("brand").notNull(),
    target: k.id("target").notNull(),
    /** The values of the form. Empty once the action failed or was revoked. */
    fields: k.json<Record<string, string>>("fields").notNull(),
    language: k.text("language").notNull(),
    dueAt: k.ms("due_at").notNull(),
    /** How often a process started the action. */
    leases: k.int("claims").notNull(),
    /** The end of the lease, UTC ms. Null without a lease. */
    leasedUntil: k.ms("claimed_until"),
    /** Why the action failed. `actions.undone` if its operator revoked it. */
    failure: k.json<ActionFailure | null>("failure"),
  },
  (t) => [
    k.index("postponed_deed_operator_ix").on(t.operatorId),
    k.index("postponed_deed_brand_ix").on(t.brand, t.target),
    k.index("postponed_deed_due_ix").on(t.dueAt),
  ],
);

export interface ActionFailure {
  /** The message key of the error. */
  code: string;
  params: Record<string, string | number>;
}
