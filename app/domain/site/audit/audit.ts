import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { AuditedAct, AuditedKind, AuditedState } from "~/db/tables";
import { type AuditRow, actsIn, insertAct } from "./audit.queries";

export type { AuditRow } from "./audit.queries";

/** An operator's act: one row. */
export interface Act {
  act: AuditedAct;
  on: { kind: AuditedKind; id: string };
  /** The member whom it is about; null where that is nobody. */
  member: string | null;
  /** "" where the verb asks for none. */
  reason: string;
  before: AuditedState;
  after: AuditedState;
}

interface Done<T> {
  value: T;
  /** Undefined where nothing was there to act on. */
  act: Act | undefined;
}

/**
 * Wraps an operator's work in a transaction, so that the same commit records who did it:
 * `site.db.transact(audited(site, operator, async (tx) => ({ value, act })))`. Work without an act does not compile.
 */
export function audited<T>(
  site: Pick<Site, "newId" | "now">,
  operator: Operator,
  work: (tx: Tx) => Promise<Done<T>>,
): (tx: Tx) => Promise<T> {
  return async (tx) => {
    const { value, act } = await work(tx);
    if (act) {
      const { on, member: memberId, ...rest } = act;
      const target = { kind: on.kind, targetId: on.id, memberId };
      await insertAct(tx, { id: site.newId(), operator: operator.name, ...target, ...rest, at: site.now() });
    }
    return value;
  };
}

/** The acts of operators, the newest first. */
export function actsOf(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<AuditRow>> {
  return site.db.read((conn) => actsIn(conn, asked));
}
