import { k } from "../columns";
import { given, kept, personal, replaced, withheld } from "../personal";

/** The audited acts of operators, as `<noun>.<verb>`. */
export type AuditedAct =
  | "credits.adjust"
  | "orders.refund"
  | "payments.accept"
  | "payments.refuse"
  | "refunds.note"
  | "photos.approve"
  | "photos.reject"
  | "photos.mark"
  | "photos.unmark"
  | "cases.open"
  | "cases.decide"
  | "suspensions.lift"
  | "outbox.retry"
  | "postbacks.replay";

/** On what it was done. */
export type AuditedKind =
  | "member"
  | "order"
  | "payment"
  | "refund"
  | "photo"
  | "report"
  | "case"
  | "effect"
  | "postback";

/** As far as the act changed it. */
export type AuditedState = Record<string, string | number | boolean | null>;

/**
 * The acts of operators on this site, written in the commit of each act. It only grows: triggers refuse to delete a
 * row, and to change anything of one but its reason, which goes with the person.
 */
export const audit = k.table(
  "audit",
  {
    id: k.id("id").primaryKey(),
    /** Who acted: `command:` and the system user who typed it. */
    operator: k.text("operator").notNull(),
    act: k.text("act").$type<AuditedAct>().notNull(),
    kind: k.text("kind").$type<AuditedKind>().notNull(),
    targetId: k.id("target_id").notNull(),
    /** The member whom it is about; null where that is nobody. No reference: it outlives the account. */
    memberId: k.id("member_id"),
    /** In the operator's words; "" where none was asked for. */
    reason: k.text("reason").notNull(),
    before: k.json<AuditedState>("before").notNull(),
    after: k.json<AuditedState>("after").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("audit_at_ix").on(t.at, t.id), k.index("audit_member_ix").on(t.memberId)],
);

export const auditData = personal(audit, {
  export: { as: "acts_of_operators", of: ["memberId"], order: "at" },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(given),
    operator: kept(withheld("names somebody who works for the site")),
    act: kept(given),
    kind: kept(given),
    targetId: kept(given),
    memberId: kept(given),
    reason: replaced(withheld("the member has it with the credits, the refund or the decision"), ""),
    before: kept(given),
    after: kept(given),
    at: kept(given),
  },
});
