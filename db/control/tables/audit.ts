import { auditColumns, wordColumns } from "../../audit-columns";
import type { ControlAction } from "../../audited-actions";
import { k } from "../../columns";

/** The kind of the action's target. */
export type ControlKind = "operator" | "role" | "session" | "key" | "mail" | "setting";

/** Operators' actions on the installation. Like the `audit` of a site, but without members. */
export const controlAudit = k.table("control_audit", auditColumns<ControlAction, ControlKind>(), (t) => [
  k.unique("control_audit_seq_ux").on(t.seq),
]);

/** The reasons of these actions, kept as long as the rows. */
export const controlAuditWords = k.table("control_audit_words", wordColumns());
