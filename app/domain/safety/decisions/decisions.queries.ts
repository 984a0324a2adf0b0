import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { cases, decisions, mutes, suspensions } from "~/db/tables";

const latestDecided = newestBy(decisions.at, decisions.key);

/** Returns the decisions that found a member broke a rule, each with its suspension. */
export function decisionsAgainst({ drizzle }: Conn, memberId: string, asked: Asked) {
  const { key: id, at, facts, automated, reversedAt } = decisions;
  const rule = sql<string>`${decisions.rule}`.mapWith(decisions.rule);
  const { from, until, endedAt, liftedBy } = suspensions;
  const { from: heldFrom, until: heldUntil, endedAt: heldTo, liftedBy: releasedBy } = mutes;
  const hold = { from: heldFrom, until: heldUntil, endedAt: heldTo, liftedBy: releasedBy };
  return latestDecided(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, rule, facts, automated, reversedAt, suspension: { from, until, endedAt, liftedBy }, hold })
      .from(decisions)
      .innerJoin(cases, eq(cases.id, decisions.caseId))
      .leftJoin(suspensions, eq(suspensions.decisionKey, decisions.key))
      .leftJoin(mutes, eq(mutes.decisionKey, decisions.key))
      .where(and(eq(cases.subjectId, memberId), eq(decisions.subjectId, memberId), isNotNull(decisions.rule), after))
      .orderBy(...order)
      .limit(limit),
  );
}
