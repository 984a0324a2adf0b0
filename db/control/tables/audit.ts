import { actColumns, wordColumns } from "../../act-columns";
import type { ControlAct } from "../../audited-acts";
import { k } from "../../columns";

/** On what it was done. */
export type ControlKind = "operator" | "role" | "session" | "key" | "mail" | "setting";

/** The acts of operators on the installation. As the `audit` of a site, but that no member comes into it. */
export const controlAudit = k.table("control_audit", actColumns<ControlAct, ControlKind>(), (t) => [
  k.unique("control_audit_seq_ux").on(t.seq),
]);

/** The words on them. They stay as long as the rows do. */
export const controlAuditWords = k.table("control_audit_words", wordColumns());
