import { noticeDislike } from "~/app/domain/safety/risk/dislikes";
import { insertSignal, openCase } from "~/app/domain/safety/signals/signals";
import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { CaseKind, Evidence } from "~/db/tables";
import { contactsIn, textsOf } from "./contacts";
import { insertContacts, insertReport, numberTaken } from "./reports.queries";

interface Filed {
  kind: CaseKind;
  /** The item reported. Null creates a separate case. */
  targetId: string | null;
  /** The member concerned; "" if unknown. */
  subjectId: string;
  weight: number;
  reporterId: string | null;
  reason: string;
  words: string;
  evidence: Evidence | null;
  illegal: boolean;
}

/** Adds a report to the case of its target, and opens or reopens that case. */
export async function file(
  site: Site,
  tx: Tx,
  { kind, targetId, subjectId, weight, ...report }: Filed,
): Promise<{ id: string; caseId: string; number: string }> {
  const at = site.now();
  const id = site.newId();
  const caseId = await openCase(tx, {
    id: site.newId(),
    kind,
    targetId: targetId ?? id,
    subjectId,
    weight,
    at,
  });
  const number = await unusedNumber(site, tx);
  const unanswered = { discardedAt: null, decisionKey: null, items: 1, flagger: null };
  await insertReport(tx, { id, number, caseId, at, ...unanswered, ...report });
  await insertContacts(tx, id, contactsIn(textsOf(report.words, report.evidence)));
  await insertSignal(tx, { id: site.newId(), caseId, subjectId, kind: "report", weight, at });
  if (report.reporterId !== null && subjectId !== "") await noticeDislike(site, tx, subjectId);
  return { id, caseId, number };
}

/** Draws eight digits: sequential numbers would reveal how much is reported. */
async function unusedNumber(site: Site, tx: Tx): Promise<string> {
  for (;;) {
    const drawn = Buffer.from(site.randomBytes(4)).readUInt32BE() % 90_000_000;
    const number = String(10_000_000 + drawn);
    if (!(await numberTaken(tx, number))) return number;
  }
}
