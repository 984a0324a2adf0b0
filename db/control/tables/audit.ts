import { actColumns, wordColumns } from "../../act-columns";
import { k } from "../../columns";

/** The audited actions that belong to no site, as `<noun>.<verb>`. */
export type ControlAct =
  | `operators.${"add" | "cancel_links" | "join" | "language" | "pictures" | "recover" | "remove" | "system_user"}`
  | `roles.${"grant" | "revoke"}`
  | `sign_ins.${"begin" | "end"}`
  | `keys.${"add" | "remove"}`
  | "mails.retry"
  | "settings.change";

/** The kind of the action's target. */
export type ControlKind = "operator" | "role" | "session" | "key" | "mail" | "setting";

/** Operators' actions on the installation. Like the `audit` of a site, but without members. */
export const controlAudit = k.table("control_audit", actColumns<ControlAct, ControlKind>(), (t) => [
  k.unique("control_audit_seq_ux").on(t.seq),
]);

/** The reasons of these actions, kept as long as the rows. */
export const controlAuditWords = k.table("control_audit_words", wordColumns());
