import { actColumns, wordColumns } from "../../act-columns";
import { k } from "../../columns";

/** The audited acts that belong to no site, as `<noun>.<verb>`. */
export type ControlAct =
  | `operators.${"add" | "cancel_links" | "join" | "language" | "pictures" | "recover" | "remove" | "system_user"}`
  | `roles.${"grant" | "revoke"}`
  | `sign_ins.${"begin" | "end"}`
  | `keys.${"add" | "remove"}`
  | "mails.retry"
  | "settings.change";

/** On what it was done. */
export type ControlKind = "operator" | "role" | "session" | "key" | "mail" | "setting";

/** The acts of operators on the installation. As the `audit` of a site, but that no member comes into it. */
export const controlAudit = k.table("control_audit", actColumns<ControlAct, ControlKind>(), (t) => [
  k.unique("control_audit_seq_ux").on(t.seq),
]);

/** The words on them. They stay as long as the rows do. */
export const controlAuditWords = k.table("control_audit_words", wordColumns());
