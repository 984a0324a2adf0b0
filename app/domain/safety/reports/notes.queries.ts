import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { caseNotes, cases } from "~/db/tables";
import type { CaseRow } from "./reports.queries";

export type CaseNoteRow = typeof caseNotes.$inferSelect;

export async function insertCaseNote({ drizzle }: Tx, note: CaseNoteRow): Promise<void> {
  await drizzle.insert(caseNotes).values(note);
}

export function notesIn({ drizzle }: Conn, caseId: string): Promise<CaseNoteRow[]> {
  const { at, id } = caseNotes;
  return drizzle.select().from(caseNotes).where(eq(caseNotes.caseId, caseId)).orderBy(asc(at), asc(id));
}

/** Returns, by case, the last note with which a case was handed to this operator. */
export async function handedWith(
  { drizzle }: Conn,
  holder: string,
  caseIds: string[],
): Promise<Map<string, CaseNoteRow>> {
  if (caseIds.length === 0) return new Map();
  const isTheirs = and(inArray(caseNotes.caseId, caseIds), eq(caseNotes.handedTo, holder));
  const rows = await drizzle.select().from(caseNotes).where(isTheirs).orderBy(asc(caseNotes.at), asc(caseNotes.id));
  return new Map(rows.map((row) => [row.caseId, row]));
}

export function casesHeldBy(conn: Conn, holder: string, now: number): Promise<CaseRow[]> {
  return q(conn).held.execute({ holder, now });
}

/** Prepared, because the queue runs this statement for every brand. */
const q = prepared((drizzle) => {
  const isHeld = and(eq(cases.claimedBy, sql.placeholder("holder")), gt(cases.claimedUntil, sql.placeholder("now")));
  return {
    held: drizzle
      .select()
      .from(cases)
      .where(and(eq(cases.state, "open"), isHeld))
      .orderBy(desc(cases.score), asc(cases.openedAt))
      .prepare("case_notes.held"),
  };
});
