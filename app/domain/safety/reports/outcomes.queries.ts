import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { cases, complaints, decisions, reports } from "~/db/tables";

/** Links all waiting reports of a case to the decision, except discarded reports. Returns the linked reports. */
export function answerWaiting({ drizzle }: Tx, caseId: string, decisionKey: string) {
  const { id, number, reporterId, illegal } = reports;
  return drizzle
    .update(reports)
    .set({ decisionKey })
    .where(and(eq(reports.caseId, caseId), isNull(reports.decisionKey), isNull(reports.discardedAt)))
    .returning({ id, caseId: reports.caseId, number, reporterId, illegal });
}

/** Returns the latest decision of a case that found a broken rule and was not reversed. */
export async function lastWithRule({ drizzle }: Conn, caseId: string) {
  const [found] = await drizzle
    .select({ key: decisions.key, rule: decisions.rule, acted: decisions.acted })
    .from(decisions)
    .where(and(eq(decisions.caseId, caseId), isNotNull(decisions.rule), isNull(decisions.reversedAt)))
    .orderBy(desc(decisions.at), desc(decisions.key))
    .limit(1);
  return found;
}

const newestFirst = newestBy(reports.at, reports.id);

/** Returns a member's reports, each with the decision that answered it and its complaint, if any. */
export function reportsSentBy({ drizzle }: Conn, reporterId: string, asked: Asked) {
  const { id, at, number, reason, discardedAt, decisionKey } = reports;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({
        ...{ id, at, number, reason, discardedAt, kind: cases.kind, complaint: complaints.id },
        ...{ decidedAt: decisions.at, rule: decisions.rule },
        ...{ acted: decisions.acted, reversedAt: decisions.reversedAt },
      })
      .from(reports)
      .innerJoin(cases, eq(cases.id, reports.caseId))
      .leftJoin(decisions, eq(decisions.key, decisionKey))
      .leftJoin(complaints, eq(complaints.reportId, id))
      .where(and(eq(reports.reporterId, reporterId), after))
      .orderBy(...order)
      .limit(limit),
  );
}
