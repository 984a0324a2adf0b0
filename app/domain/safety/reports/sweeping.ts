import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { requiredReason } from "~/app/domain/site/audit/audit.schema";
import type { Conn, Tx } from "~/db/handle";
import { decideIn, decideUntold } from "./cases";
import { type Answered, tellReporters } from "./outcomes";
import { caseNotFound } from "./reports.errors";
import { caseById, decisionsOfCase } from "./reports.queries";
import { WEIGHTS } from "./reports.schema";
import { discardReport, openBesides, openReportsBy, type SweptCase, stillHolds } from "./sweeping.queries";

/** How many items an action closed, and how many remain for individual review. */
export interface Swept {
  done: number;
  left: number;
}

/** Maximum number of items per action. */
const MOST = 50;

/**
 * Counts the subject's other open cases. The cases in `left` need individual review: illegal content, waiting
 * complaints.
 */
export async function othersOf(site: Site, id: string): Promise<Swept> {
  return site.db.read(async (conn) => {
    const { swept, left } = await others(conn, id);
    return { done: swept.length, left };
  });
}

/** Closes the subject's other cases by this decision. Restricts nothing. Throws reports.no_case, also if undecided. */
export function closeOthers(site: Site, operator: Operator, id: string): Promise<Swept> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const last = (await decisionsOfCase(tx, id)).at(-1);
      if (!last) throw caseNotFound();
      const { swept, left } = await others(tx, id);
      const { rule, facts } = last;
      const answered: Answered[] = [];
      for (const each of swept) {
        answered.push(...(await decideUntold(site, tx, each, { actor: operator.name, rule, facts })).answered);
      }
      await tellReporters(site, tx, answered);
      const value = { done: swept.length, left };
      const states = { before: {}, after: { decision: last.key, closed: value.done, left } };
      const on = { kind: "case" as const, id };
      return {
        value,
        entry: { action: "cases.close_others" as const, on, member: last.subjectId, reason: facts, ...states },
      };
    }),
  );
}

async function others(conn: Conn, id: string): Promise<{ swept: SweptCase[]; left: number }> {
  const found = await caseById(conn, id);
  if (!found) throw caseNotFound();
  if (found.subjectId === "") return { swept: [], left: 0 };
  const open = await openBesides(conn, found);
  const swept = open.filter(({ illegal, waits }) => !illegal && !waits).slice(0, MOST);
  return { swept, left: open.length - swept.length };
}

/** Returns how many reports `discardReports` would discard now, and how many it would leave. */
export async function discardable(site: Site, reporterId: string): Promise<Swept> {
  const open = await site.db.read((conn) => openReportsBy(conn, reporterId));
  const done = Math.min(MOST, open.filter(({ illegal }) => !illegal).length);
  return { done, left: open.length - done };
}

/**
 * Discards a member's reports in open cases: they lose their weight, and a case without other support is closed with no
 * rule broken. One email notifies the reporter. Reports of illegal content stay. Throws account.reason_missing.
 */
export function discardReports(site: Site, operator: Operator, reporterId: string, why: string): Promise<Swept> {
  const reason = requiredReason(why);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const reports = await openReportsBy(tx, reporterId);
      const discarded = reports.filter(({ illegal }) => !illegal).slice(0, MOST);
      let closed = 0;
      // The reporter was already notified of an earlier answer if the case was reopened.
      const unanswered = discarded.filter(({ decisionKey }) => decisionKey === null);
      const told: Answered[] = unanswered.map((each) => ({ ...each, reporterId, outcome: "discarded" }));
      await tellReporters(site, tx, told);
      for (const { id, caseId, reason: said } of discarded) {
        await discardReport(tx, { id, caseId, weight: WEIGHTS[said], at: site.now() });
        if (await closeEmpty(site, tx, caseId, { actor: operator.name, rule: null, facts: reason })) closed++;
      }
      const value = { done: discarded.length, left: reports.length - discarded.length };
      const states = { before: {}, after: { discarded: value.done, closed, left: value.left } };
      const on = { kind: "member" as const, id: reporterId };
      return { value, entry: { action: "reports.discard" as const, on, member: reporterId, reason, ...states } };
    }),
  );
}

async function closeEmpty(site: Site, tx: Tx, id: string, decision: Parameters<typeof decideIn>[3]): Promise<boolean> {
  if (await stillHolds(tx, id)) return false;
  await decideIn(site, tx, (await caseById(tx, id))!, decision);
  return true;
}
