import { auditColumns, wordColumns } from "../../audit-columns";
import type { ControlAction } from "../../audited-actions";
import { k } from "../../columns";

export type ControlKind = "operator" | "role" | "session" | "key" | "mail" | "setting";

/** Audit entries of operators' actions on the installation. Like the `audit` of a site, but without members. */
export const controlAudit = k.table("control_audit", auditColumns<ControlAction, ControlKind>(), (t) => [
  k.unique("control_audit_seq_ux").on(t.seq),
]);

/** The reasons that operators gave for these actions. Reasons stay as long as the entries. */
export const controlAuditWords = k.table("control_audit_words", wordColumns());
