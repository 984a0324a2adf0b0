import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import type { AuditedState } from "~/db/audit-columns";
import type { AuditedAction } from "~/db/audited-actions";
import type { Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { AuditedKind } from "~/db/tables";
import { type AuditRow, selectEntries, siteChain } from "./audit.queries";
import { hasEntry } from "./chain.queries";
import { type Done, recorded } from "./entry";

export type { AuditRow } from "./audit.queries";
export { findEntriesAbout } from "./audit.queries";

export interface AuditEntry {
  action: AuditedAction;
  on: { kind: AuditedKind; id: string };
  /** The member concerned; null if the action concerns no member. */
  member: string | null;
  /** The reason; "" if the verb requires no reason. */
  reason: string;
  before: AuditedState;
  after: AuditedState;
}

/**
 * Wraps an operator's work, so the same transaction records who did it: `site.db.transact(audited(site, operator, async
 * (tx) => ({ value, entry })))`. Work that returns no `entry` does not compile.
 */
export function audited<T>(
  site: Pick<Site, "newId" | "now">,
  operator: Operator,
  work: (tx: Tx) => Promise<Done<T, AuditEntry>>,
): (tx: Tx) => Promise<T> {
  return recorded(siteChain, site, operator, work);
}

export function isRecorded(site: Pick<Site, "db">, id: string): Promise<boolean> {
  return site.db.read((conn) => hasEntry(conn, siteChain, id));
}

export function findAuditEntries(site: Pick<Site, "db">, asked: Asked = {}): Promise<Page<AuditRow>> {
  return site.db.read((conn) => selectEntries(conn, asked));
}
