import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { cases, complaints, reports, signals } from "~/db/tables";
import type { CaseRow } from "./reports.queries";
import type { Reason } from "./reports.schema";

export type SweptCase = Pick<CaseRow, "id" | "version"> & {
  illegal: boolean;
  waits: boolean;
};

/** Returns the other open cases about a case's subject, longest waiting first. */
export async function openBesides(
  { drizzle }: Conn,
  { id, subjectId }: Pick<CaseRow, "id" | "subjectId">,
): Promise<SweptCase[]> {
  const rows = await drizzle
    .select({
      ...{ id: cases.id, version: cases.version },
      illegal: sql<number>`max(case when ${reports.illegal} then 1 else 0 end)`,
      waits: sql<number>`max(case when ${complaints.id} is not null and (${complaints.decisionKey} is null or (${complaints.appealedAt} is not null and ${complaints.appealKey} is null)) then 1 else 0 end)`,
    })
    .from(cases)
    .leftJoin(reports, eq(reports.caseId, cases.id))
    .leftJoin(complaints, eq(complaints.reportId, reports.id))
    .where(and(eq(cases.subjectId, subjectId), eq(cases.state, "open"), ne(cases.id, id)))
    .groupBy(cases.id, cases.version, cases.openedAt)
    .orderBy(asc(cases.openedAt), asc(cases.id));
  return rows.map(({ illegal, waits, ...row }) => ({ ...row, illegal: Number(illegal) > 0, waits: Number(waits) > 0 }));
}

/** Returns a member's reports in open cases, without complaints, which need an answer. */
export async function openReportsBy({ drizzle }: Conn, reporterId: string) {
  const rows = await drizzle
    .select({
      ...{ id: reports.id, number: reports.number, caseId: reports.caseId },
      ...{ reason: reports.reason, illegal: reports.illegal, decisionKey: reports.decisionKey },
    })
    .from(reports)
    .innerJoin(cases, and(eq(cases.id, reports.caseId), eq(cases.state, "open")))
    .leftJoin(complaints, eq(complaints.reportId, reports.id))
    .where(and(eq(reports.reporterId, reporterId), isNull(reports.discardedAt), isNull(complaints.id)))
    .orderBy(asc(reports.at), asc(reports.id));
  return rows.map((row) => ({ ...row, reason: row.reason as Reason }));
}

interface Discarded {
  id: string;
  caseId: string;
  weight: number;
  at: number;
}

export async function discardReport({ drizzle }: Tx, { id, caseId, weight, at }: Discarded): Promise<void> {
  await drizzle.update(reports).set({ discardedAt: at }).where(eq(reports.id, id));
  await drizzle
    .update(cases)
    .set({ score: sql`${cases.score} - ${weight}`, version: sql`${cases.version} + 1` })
    .where(eq(cases.id, caseId));
}

/** Whether a valid report or a risk signal still supports the case. */
export async function stillHolds({ drizzle }: Conn, caseId: string): Promise<boolean> {
  const reported = await drizzle
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.caseId, caseId), isNull(reports.discardedAt)))
    .limit(1);
  if (reported.length > 0) return true;
  const noticed = await drizzle
    .select({ id: signals.id })
    .from(signals)
    .where(and(eq(signals.caseId, caseId), ne(signals.kind, "report")))
    .limit(1);
  return noticed.length > 0;
}
