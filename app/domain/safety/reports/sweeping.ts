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

/** What was done to several at once, and what was left to be looked at one by one. */
export interface Swept {
  done: number;
  left: number;
}

/** What one act does at most. */
const MOST = 50;

/**
 * The other open cases about whom a case is about. Those that say that the law is broken, and those in which somebody waits for
 * an answer, are always looked at one by one.
 */
export async function othersOf(site: Site, id: string): Promise<Swept> {
  return site.db.read(async (conn) => {
    const { swept, left } = await others(conn, id);
    return { done: swept.length, left };
  });
}

/**
 * Closes the other open cases about the same subject by the decision that this case was closed with. Restricts nothing more.
 * Throws reports.no_case where there is none, or nobody has decided.
 */
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
        act: { act: "cases.close_others" as const, on, member: last.subjectId, reason: facts, ...states },
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

/** How many reports `discardReports` would discard now, and how many it would leave. */
export async function discardable(site: Site, reporterId: string): Promise<Swept> {
  const open = await site.db.read((conn) => openReportsBy(conn, reporterId));
  const done = Math.min(MOST, open.filter(({ illegal }) => !illegal).length);
  return { done, left: open.length - done };
}

/**
 * Discards what a member reported in cases that are open: it counts no more, and a case that rests on nothing else is closed with
 * no rule broken. One letter tells their reporter. Reports that say that the law is broken stay. Throws account.reason_missing.
 */
export function discardReports(site: Site, operator: Operator, reporterId: string, why: string): Promise<Swept> {
  const reason = requiredReason(why);
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const reports = await openReportsBy(tx, reporterId);
      const discarded = reports.filter(({ illegal }) => !illegal).slice(0, MOST);
      let closed = 0;
      // Of one in a case that was opened again its reporter has heard already.
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
      return { value, act: { act: "reports.discard" as const, on, member: reporterId, reason, ...states } };
    }),
  );
}

async function closeEmpty(site: Site, tx: Tx, id: string, decision: Parameters<typeof decideIn>[3]): Promise<boolean> {
  if (await stillHolds(tx, id)) return false;
  await decideIn(site, tx, (await caseById(tx, id))!, decision);
  return true;
}
