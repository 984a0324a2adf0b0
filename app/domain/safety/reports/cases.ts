import { z } from "zod";
import type { Operator } from "~/app/domain/operator";
import { removeFiles } from "~/app/domain/people/photos/photos";
import { mailsOf, type Preview } from "~/app/domain/reach/mail/mail";
import { suspend } from "~/app/domain/safety/suspensions/suspensions";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import { answerComplaints, assertMayDecide } from "./answering";
import { ANSWERED_WITHIN } from "./complaints";
import { blankComplaints, type ComplaintRow, complaintsOfCase, waitingSince } from "./complaints.queries";
import { removeFromProfile } from "./removal";
import { caseChanged, caseNotFound } from "./reports.errors";
import {
  blankReports,
  type CaseRow,
  caseById,
  caseOfNumber,
  closeCase,
  type DecisionRow,
  decisionsOfCase,
  insertDecision,
  openCases,
  type ReportRow,
  reportsOfCase,
} from "./reports.queries";

export interface Decision {
  /** Who decided, by name. */
  actor: string;
  /** The rule of the terms that was broken; null where none was. */
  rule: string | null;
  /** The findings, without anything personal: the subject gets to read them. */
  facts: string;
  /** Suspends whom the case is about until then, UTC ms; null is for good. Left out: nobody is suspended. */
  suspendUntil?: number | null;
  /** Removes these texts from the profile that the case is about (`profiles/texts.ts`). */
  remove?: string[];
}

/** An open case, and by when the oldest complaint in it has to be answered: UTC ms, null where none waits. */
export type OpenCase = CaseRow & { dueAt: number | null };

/** Open cases, the heaviest first. One that grows heavier while somebody reads on stands on a page before. */
export function casesToDecide(site: Site, asked: Asked = {}): Promise<Page<OpenCase>> {
  return site.db.read(async (conn) => {
    const { rows, next } = await openCases(conn, asked);
    const waiting = await waitingSince(
      conn,
      rows.map(({ id }) => id),
    );
    const open = rows.map((each) => {
      const since = waiting.get(each.id);
      return { ...each, dueAt: since === undefined ? null : since + ANSWERED_WITHIN };
    });
    return { rows: open, next };
  });
}

/**
 * A case by its own id or by the number of one of its reports. `complaints` by the ids of their reports. Throws
 * reports.no_case.
 */
export async function caseOf(
  site: Site,
  idOrNumber: string,
): Promise<{
  case: CaseRow;
  reports: ReportRow[];
  complaints: Map<string, ComplaintRow>;
  decisions: DecisionRow[];
}> {
  return site.db.read(async (conn) => {
    const id = (await caseOfNumber(conn, idOrNumber)) ?? idOrNumber;
    const found = await caseById(conn, id);
    if (!found) throw caseNotFound();
    return {
      case: found,
      reports: await reportsOfCase(conn, id),
      complaints: new Map((await complaintsOfCase(conn, id)).map(({ complaint }) => [complaint.reportId, complaint])),
      decisions: await decisionsOfCase(conn, id),
    };
  });
}

/**
 * Decides about a case as it was at `version`, closes it, and answers the complaints that wait in it. What was reported is
 * forgotten six months later, when nobody can appeal any more, unless the case is open again by then. Throws
 * reports.no_case, reports.case_changed, reports.same_actor where `actor` would decide on an appeal against themselves, and
 * what `suspend` and `removeFromProfile` do.
 */
export function decide(site: Site, operator: Operator, id: string, version: number, decision: Decision): Promise<void> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const { key, subjectId } = await decideIn(site, tx, { id, version }, decision);
      const on = { kind: "case" as const, id };
      const states = { before: { state: "open" }, after: { state: "closed", decision: key } };
      const act = { act: "cases.decide" as const, on, member: subjectId || null, reason: decision.facts, ...states };
      return { value: undefined, act };
    }),
  );
}

/** The mails that `decide` would send of this decision, each in its reader's language. Throws as it does. */
export function lettersOf(site: Site, id: string, version: number, decision: Decision): Promise<Preview[]> {
  return mailsOf(site, async (rehearsing, tx) => void (await decideIn(rehearsing, tx, { id, version }, decision)));
}

async function decideIn(
  site: Site,
  tx: Tx,
  { id, version }: Pick<CaseRow, "id" | "version">,
  { actor, rule, facts, suspendUntil, remove = [] }: Decision,
): Promise<{ key: string; subjectId: string }> {
  const found = await caseById(tx, id);
  if (!found) throw caseNotFound();
  await assertMayDecide(tx, found, actor);
  const at = site.now();
  if (!(await closeCase(tx, { id, version, at }))) throw caseChanged();
  const { subjectId } = found;
  const key = site.newId();
  await insertDecision(tx, { key, caseId: id, subjectId, actor, rule, facts, automated: false, at });
  if (suspendUntil !== undefined) await suspend(site, tx, { key, subjectId, rule, facts }, suspendUntil);
  if (remove.length > 0) await removeFromProfile(site, tx, { key, subjectId, rule, facts }, remove);
  await answerComplaints(site, tx, id, key);
  await enqueue(site, tx, forgetting, { key: `${id} ${at}`, payload: { case: id, closedAt: at }, dueAt: at + KEPT });
  return { key, subjectId };
}

/** In ms: the time for an appeal, which the Digital Services Act sets at six months. */
const KEPT = 184 * 24 * 60 * 60 * 1000;

/** Has no subject: evidence has to go even after whom it was about. */
const forgetting = effect("reports.forget", z.object({ case: z.string(), closedAt: z.number() }), {
  subject: () => null,
  handle: async ({ payload }, site) => {
    const { case: found, reports, complaints } = await caseOf(site, payload.case);
    if (found.state !== "closed" || found.closedAt !== payload.closedAt) return;
    for (const { evidence } of reports) {
      if (evidence?.photo) await removeFiles(site, evidence.photo.file, "held");
    }
    for (const { pictures } of complaints.values()) {
      for (const picture of pictures) await removeFiles(site, picture, "held");
    }
    await site.db.transact(async (tx) => {
      await blankReports(tx, payload.case);
      await blankComplaints(tx, payload.case);
    });
  },
});

export const reportEffects = [forgetting];
