import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { cases, decisions, riskSignals, signals } from "~/db/tables";

export type RiskRow = typeof riskSignals.$inferSelect;

/** Whether a rule signalled this member after a time (UTC ms). */
export async function isNoticed(
  { drizzle }: Conn,
  { subjectId, rule, since }: { subjectId: string; rule: string; since: number },
): Promise<boolean> {
  const found = await drizzle
    .select({ id: riskSignals.id })
    .from(riskSignals)
    .where(and(eq(riskSignals.subjectId, subjectId), eq(riskSignals.rule, rule), gt(riskSignals.at, since)))
    .limit(1);
  return found.length > 0;
}

/** Inserts a risk signal. Returns false if the rule already signalled this member that day. */
export async function insertRisk({ drizzle }: Tx, row: RiskRow): Promise<boolean> {
  const inserted = await drizzle
    .insert(riskSignals)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: riskSignals.id });
  return inserted.length === 1;
}

/** Deletes signals from before `until` (UTC ms) that joined no case. */
export async function forgetWaiting({ drizzle }: Tx, until: number): Promise<void> {
  await drizzle.delete(riskSignals).where(and(isNull(riskSignals.caseId), lt(riskSignals.at, until)));
}

/** Returns a member's signals that joined no case, oldest first. */
export function waitingOf({ drizzle }: Conn, subjectId: string): Promise<RiskRow[]> {
  return drizzle
    .select()
    .from(riskSignals)
    .where(and(eq(riskSignals.subjectId, subjectId), isNull(riskSignals.caseId)))
    .orderBy(asc(riskSignals.at), asc(riskSignals.id));
}

/** Deletes all signals of a rule about a member. Returns their cases; null for a signal without a case. */
export async function deleteRisks({ drizzle }: Tx, subjectId: string, rule: string): Promise<Set<string | null>> {
  const deleted = await drizzle
    .delete(riskSignals)
    .where(and(eq(riskSignals.subjectId, subjectId), eq(riskSignals.rule, rule)))
    .returning({ caseId: riskSignals.caseId });
  return new Set(deleted.map(({ caseId }) => caseId));
}

export async function joinCase({ drizzle }: Tx, ids: string[], caseId: string): Promise<void> {
  await drizzle.update(riskSignals).set({ caseId }).where(inArray(riskSignals.id, ids));
}

export async function caseAbout({ drizzle }: Conn, subjectId: string) {
  const [found] = await drizzle
    .select({ id: cases.id, state: cases.state })
    .from(cases)
    .where(and(eq(cases.kind, "risky"), eq(cases.targetId, subjectId)));
  return found;
}

export async function lastDecision({ drizzle }: Conn, caseId: string) {
  const [found] = await drizzle
    .select({ at: decisions.at, rule: decisions.rule, reversedAt: decisions.reversedAt })
    .from(decisions)
    .where(eq(decisions.caseId, caseId))
    .orderBy(desc(decisions.at), desc(decisions.key))
    .limit(1);
  return found;
}

/** Returns the names of a case's signals up to a time (UTC ms). */
export async function signalsBefore({ drizzle }: Conn, caseId: string, at: number): Promise<Set<string>> {
  const rows = await drizzle
    .selectDistinct({ kind: signals.kind })
    .from(signals)
    .where(and(eq(signals.caseId, caseId), lte(signals.at, at)));
  return new Set(rows.map(({ kind }) => kind));
}

const newestFirst = newestBy(riskSignals.at, riskSignals.id);

/** Returns a member's risk signals: those in a case, and those waiting since `since` (UTC ms). */
export function risksAbout({ drizzle }: Conn, subjectId: string, since: number, asked: Asked) {
  const { id, at, rule, figures } = riskSignals;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, rule, figures })
      .from(riskSignals)
      .where(
        and(eq(riskSignals.subjectId, subjectId), or(isNotNull(riskSignals.caseId), gt(riskSignals.at, since)), after),
      )
      .orderBy(...order)
      .limit(limit),
  );
}
