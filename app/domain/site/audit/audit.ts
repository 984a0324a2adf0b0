import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import type { AuditedState } from "~/db/act-columns";
import type { AuditedAct } from "~/db/audited-acts";
import type { Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { AuditedKind } from "~/db/tables";
import { type Done, recorded } from "./act";
import { type AuditRow, actsIn, siteChain } from "./audit.queries";
import { isAct } from "./chain.queries";

export type { AuditRow } from "./audit.queries";
export { actsAboutIn } from "./audit.queries";

/** An operator's action: one audit entry. */
export interface Act {
  act: AuditedAct;
  on: { kind: AuditedKind; id: string };
  /** The member it is about; null if none. */
  member: string | null;
  /** "" if the verb requires none. */
  reason: string;
  before: AuditedState;
  after: AuditedState;
}

/**
 * Wraps an operator's work, so the same transaction records who did it: `site.db.transact(audited(site, operator, async
 * (tx) => ({ value, act })))`. Work that returns no `act` does not compile.
 */
export function audited<T>(
  site: Pick<Site, "newId" | "now">,
  operator: Operator,
  work: (tx: Tx) => Promise<Done<T, Act>>,
): (tx: Tx) => Promise<T> {
  return recorded(siteChain, site, operator, work);
}

export function isRecorded(site: Pick<Site, "db">, id: string): Promise<boolean> {
  return site.db.read((conn) => isAct(conn, siteChain, id));
}

/** Returns the audit entries, newest first. */
export function actsOf(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<AuditRow>> {
  return site.db.read((conn) => actsIn(conn, asked));
}
