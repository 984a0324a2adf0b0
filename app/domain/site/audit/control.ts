import type { Operator } from "~/app/domain/operator";
import type { AuditedState } from "~/db/audit-columns";
import type { ControlAction } from "~/db/audited-actions";
import type { ControlKind } from "~/db/control/tables";
import type { Db, Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import { type ControlAuditRow, controlChain, selectControlEntries } from "./control.queries";
import { type Clock, type Done, recorded } from "./entry";

export interface ControlEntry {
  action: ControlAction;
  on: { kind: ControlKind; id: string };
  /** The reason; "" if the verb requires no reason. */
  reason: string;
  before: AuditedState;
  after: AuditedState;
}

/**
 * Wraps an operator's work like `audited`, for the operators' own database: `control.transact(auditedInControl(desk,
 * operator, work))`.
 */
export function auditedInControl<T>(
  desk: Clock,
  operator: Operator,
  work: (tx: Tx) => Promise<Done<T, ControlEntry>>,
): (tx: Tx) => Promise<T> {
  return recorded(controlChain, desk, operator, work);
}

export function findControlEntries({ db }: { db: Db }, asked: Asked = {}): Promise<Page<ControlAuditRow>> {
  return db.read((conn) => selectControlEntries(conn, asked));
}
