import type { Operator } from "~/app/domain/operator";
import type { AuditedState } from "~/db/act-columns";
import type { ControlAct } from "~/db/audited-acts";
import type { ControlKind } from "~/db/control/tables";
import type { Db, Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import { type Clock, type Done, recorded } from "./act";
import { type ControlAuditRow, controlActsIn, controlChain } from "./control.queries";

/** An operator's action that belongs to no site: one audit entry. */
export interface ActInControl {
  act: ControlAct;
  on: { kind: ControlKind; id: string };
  /** "" if the verb requires none. */
  reason: string;
  before: AuditedState;
  after: AuditedState;
}

/** Like `audited`, for the operators' own database: `control.transact(auditedInControl(desk, operator, work))`. */
export function auditedInControl<T>(
  desk: Clock,
  operator: Operator,
  work: (tx: Tx) => Promise<Done<T, ActInControl>>,
): (tx: Tx) => Promise<T> {
  return recorded(controlChain, desk, operator, work);
}

/** Returns the entries that belong to no site, newest first. */
export function actsInControl({ db }: { db: Db }, asked: Asked = {}): Promise<Page<ControlAuditRow>> {
  return db.read((conn) => controlActsIn(conn, asked));
}
