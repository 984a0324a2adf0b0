import { and, eq } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { cases, decisions, reports } from "~/db/tables";

const newestFirst = newestBy(reports.at, reports.id);
const reportColumns = {
  id: reports.id,
  at: reports.at,
  number: reports.number,
  caseId: reports.caseId,
  kind: cases.kind,
  reason: reports.reason,
  words: reports.words,
  illegal: reports.illegal,
};

/** Returns reports and complaints about a member with their senders: for operators only. */
export function reportsAbout({ drizzle }: Conn, subjectId: string, asked: Asked) {
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ ...reportColumns, reporterId: reports.reporterId })
      .from(reports)
      .innerJoin(cases, eq(cases.id, reports.caseId))
      .where(and(eq(cases.subjectId, subjectId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** Returns reports and complaints that a member sent; `subjectId` is "" if unknown. */
export function reportsBy({ drizzle }: Conn, reporterId: string, asked: Asked) {
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ ...reportColumns, subjectId: cases.subjectId })
      .from(reports)
      .innerJoin(cases, eq(cases.id, reports.caseId))
      .where(and(eq(reports.reporterId, reporterId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

const latestOpened = newestBy(cases.openedAt, cases.id);

export function casesAbout({ drizzle }: Conn, subjectId: string, asked: Asked) {
  const { id, openedAt: at, kind, state, score, claimedBy, closedAt } = cases;
  return latestOpened(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, kind, state, score, claimedBy, closedAt })
      .from(cases)
      .where(and(eq(cases.subjectId, subjectId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

const latestDecided = newestBy(decisions.at, decisions.key);

export function decisionsAbout({ drizzle }: Conn, subjectId: string, asked: Asked) {
  const { key: id, at, caseId, actor, rule, facts, automated, reversedAt } = decisions;
  return latestDecided(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, caseId, actor, rule, facts, automated, reversedAt })
      .from(decisions)
      .innerJoin(cases, eq(cases.id, decisions.caseId))
      .where(and(eq(cases.subjectId, subjectId), after))
      .orderBy(...order)
      .limit(limit),
  );
}
