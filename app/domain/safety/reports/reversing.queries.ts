import { and, asc, eq, gt, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { cases, decisions, reports } from "~/db/tables";

export interface StandingDecision {
  key: string;
  kind: (typeof cases.$inferSelect)["kind"];
  targetId: string;
}

/** Returns a member's standing decisions after `since` (UTC ms), oldest first. */
export function decisionsStanding({ drizzle }: Conn, memberId: string, since: number): Promise<StandingDecision[]> {
  const { key, subjectId, rule, at, reversedAt, caseId } = decisions;
  return drizzle
    .select({ key, kind: cases.kind, targetId: cases.targetId })
    .from(decisions)
    .innerJoin(cases, eq(cases.id, caseId))
    .where(
      and(
        ...[eq(cases.subjectId, memberId), eq(subjectId, memberId)],
        ...[isNotNull(rule), isNull(reversedAt), gt(at, since)],
      ),
    )
    .orderBy(asc(at), asc(key));
}

export async function markReversed({ drizzle }: Tx, keys: string[], at: number): Promise<void> {
  if (keys.length > 0) await drizzle.update(decisions).set({ reversedAt: at }).where(inArray(decisions.key, keys));
}

/** Returns the reports that these decisions answered, except discarded ones and appeals. */
export function reportsAnsweredBy({ drizzle }: Conn, keys: string[]) {
  if (keys.length === 0) return Promise.resolve([]);
  const { id, caseId, number, reporterId, illegal, decisionKey, discardedAt, reason } = reports;
  return drizzle
    .select({ id, caseId, number, reporterId, illegal })
    .from(reports)
    .where(and(inArray(decisionKey, keys), isNull(discardedAt), ne(reason, "appeal")))
    .orderBy(asc(reports.at), asc(id));
}
