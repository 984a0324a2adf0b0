import { eq, inArray } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import { cases, reportContacts, reports } from "~/db/tables";

/** Returns the subjects of reports that contain one of these contacts, each once. */
export async function subjectsOfContacts({ drizzle }: Conn, contacts: string[], limit: number): Promise<string[]> {
  if (contacts.length === 0) return [];
  const rows = await drizzle
    .selectDistinct({ id: cases.subjectId })
    .from(reportContacts)
    .innerJoin(reports, eq(reports.id, reportContacts.reportId))
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(inArray(reportContacts.contact, contacts))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function contactsAbout({ drizzle }: Conn, subjectId: string): Promise<string[]> {
  const rows = await drizzle
    .selectDistinct({ contact: reportContacts.contact })
    .from(cases)
    .innerJoin(reports, eq(reports.caseId, cases.id))
    .innerJoin(reportContacts, eq(reportContacts.reportId, reports.id))
    .where(eq(cases.subjectId, subjectId));
  return rows.map(({ contact }) => contact);
}

export async function subjectOfNumber({ drizzle }: Conn, number: string): Promise<string | undefined> {
  const [row] = await drizzle
    .select({ id: cases.subjectId })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(eq(reports.number, number));
  return row?.id;
}
