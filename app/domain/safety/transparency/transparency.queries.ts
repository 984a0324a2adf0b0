import { and, eq, gte, isNotNull, lt, min } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import { appeals, authorityMatters, complaints, decisions, reports, restrictions } from "~/db/tables";

/** A period in UTC ms. `to` is the first moment after the period. */
export interface Period {
  from: number;
  to: number;
}

/** Returns a period's notices of illegal content with the time of the next decision; null if undecided. */
export function noticesIn({ drizzle }: Conn, { from, to }: Period) {
  const { id, at, reason, items, flagger, caseId } = reports;
  return drizzle
    .select({ id, at, reason, items, flagger, decidedAt: min(decisions.at) })
    .from(reports)
    .leftJoin(decisions, and(eq(decisions.caseId, caseId), gte(decisions.at, at)))
    .where(and(eq(reports.illegal, true), gte(at, from), lt(at, to)))
    .groupBy(id, at, reason, items, flagger);
}

export function restrictionsIn({ drizzle }: Conn, { from, to }: Period) {
  const { kind, decisionGround, category, categorySpecification, sourceType, misuse } = restrictions;
  const { automatedDetection, automatedDecision } = restrictions;
  return drizzle
    .select({
      ...{ kind, decisionGround, category, keyword: categorySpecification, sourceType, misuse },
      ...{ automatedDetection, automatedDecision },
    })
    .from(restrictions)
    .where(and(gte(restrictions.from, from), lt(restrictions.from, to)));
}

export function appealsDecidedIn({ drizzle }: Conn, { from, to }: Period) {
  const { about, outcome, imposed, at, decidedAt } = appeals;
  return drizzle
    .select({ about, outcome, imposed, at, decidedAt })
    .from(appeals)
    .where(and(gte(decidedAt, from), lt(decidedAt, to)));
}

export async function countAppealsSent({ drizzle }: Conn, { from, to }: Period): Promise<number> {
  const first = await drizzle
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.reason, "appeal"), gte(reports.at, from), lt(reports.at, to)));
  const { appealedAt } = complaints;
  const second = await drizzle
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(isNotNull(appealedAt), gte(appealedAt, from), lt(appealedAt, to)));
  return first.length + second.length;
}

/** Returns the time of the first report or restriction, UTC ms; null without either. */
export async function firstOf({ drizzle }: Conn): Promise<number | null> {
  const [report] = await drizzle.select({ at: min(reports.at) }).from(reports);
  const [restricted] = await drizzle.select({ at: min(restrictions.from) }).from(restrictions);
  const known = [report?.at, restricted?.at].flatMap((at) => (at == null ? [] : Number(at)));
  return known.length > 0 ? Math.min(...known) : null;
}

export function mattersIn({ drizzle }: Conn, { from, to }: Period) {
  const { kind, country, category, keyword, items, receivedAt, confirmedAt, effectAt } = authorityMatters;
  return drizzle
    .select({ kind, country, category, keyword, items, receivedAt, confirmedAt, effectAt })
    .from(authorityMatters)
    .where(and(gte(receivedAt, from), lt(receivedAt, to)));
}
