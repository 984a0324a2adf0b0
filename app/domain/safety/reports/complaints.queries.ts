import { and, eq, gt, inArray, isNotNull, isNull, min } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { appeals, cases, complaints, decisions, reports } from "~/db/tables";

export type ComplaintRow = typeof complaints.$inferSelect;

export async function insertComplaint({ drizzle }: Tx, complaint: ComplaintRow): Promise<void> {
  await drizzle.insert(complaints).values(complaint);
}

export async function complaintById({ drizzle }: Conn, id: string) {
  const [row] = await drizzle
    .select({ complaint: complaints, report: reports })
    .from(complaints)
    .innerJoin(reports, eq(reports.id, complaints.reportId))
    .where(eq(complaints.id, id));
  return row;
}

export async function decisionByKey({ drizzle }: Conn, key: string) {
  const [row] = await drizzle.select().from(decisions).where(eq(decisions.key, key));
  return row;
}

/** Returns who found a broken rule since a time (UTC ms), except in reversed decisions. */
export async function decidedBy({ drizzle }: Conn, memberId: string, since: number): Promise<string[]> {
  const { subjectId, rule, at, reversedAt } = decisions;
  const rows = await drizzle
    .selectDistinct({ actor: decisions.actor })
    .from(decisions)
    .innerJoin(cases, eq(cases.id, decisions.caseId))
    .where(
      and(eq(cases.subjectId, memberId), eq(subjectId, memberId), isNotNull(rule), isNull(reversedAt), gt(at, since)),
    );
  return rows.map(({ actor }) => actor);
}

export async function setPictures({ drizzle }: Tx, id: string, pictures: string[]): Promise<void> {
  await drizzle.update(complaints).set({ pictures }).where(eq(complaints.id, id));
}

export async function setAppeal({ drizzle }: Tx, id: string, words: string, at: number): Promise<void> {
  await drizzle.update(complaints).set({ appealWords: words, appealedAt: at }).where(eq(complaints.id, id));
}

export function complaintsOfCase({ drizzle }: Conn, caseId: string) {
  return drizzle
    .select({ complaint: complaints, number: reports.number, reason: reports.reason, flagger: reports.flagger })
    .from(complaints)
    .innerJoin(reports, eq(reports.id, complaints.reportId))
    .where(eq(reports.caseId, caseId));
}

/** Returns, by case, the time of the oldest waiting complaint. */
export async function waitingSince({ drizzle }: Conn, caseIds: string[]): Promise<Map<string, number>> {
  if (caseIds.length === 0) return new Map();
  const rows = await drizzle
    .select({ caseId: reports.caseId, at: min(complaints.at) })
    .from(complaints)
    .innerJoin(reports, eq(reports.id, complaints.reportId))
    .where(and(inArray(reports.caseId, caseIds), isNull(complaints.decisionKey)))
    .groupBy(reports.caseId);
  return new Map(rows.map(({ caseId, at }) => [caseId, Number(at)]));
}

export async function setAnswer({ drizzle }: Tx, id: string, decisionKey: string): Promise<void> {
  await drizzle.update(complaints).set({ decisionKey }).where(eq(complaints.id, id));
}

export async function setAppealAnswer({ drizzle }: Tx, id: string, appealKey: string): Promise<void> {
  await drizzle.update(complaints).set({ appealKey }).where(eq(complaints.id, id));
}

export async function insertAppeal({ drizzle }: Tx, appeal: typeof appeals.$inferInsert): Promise<void> {
  await drizzle.insert(appeals).values(appeal);
}

/** Erases the complainants' data and additions, apart from the text of their reports. */
export async function blankComplaints({ drizzle }: Tx, caseId: string): Promise<void> {
  const ofCase = drizzle.select({ id: reports.id }).from(reports).where(eq(reports.caseId, caseId));
  await drizzle
    .update(complaints)
    .set({ address: "", name: "", email: "", pictures: [] })
    .where(inArray(complaints.reportId, ofCase));
  await drizzle
    .update(complaints)
    .set({ appealWords: "" })
    .where(and(inArray(complaints.reportId, ofCase), isNotNull(complaints.appealWords)));
}
