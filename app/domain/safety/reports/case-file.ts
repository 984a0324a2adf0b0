import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { heldFile, isDrawing, pathOf } from "~/app/domain/people/photos/photos";
import { type ProfileText, textsOn } from "~/app/domain/people/profiles/texts";
import { mailsOfCase } from "~/app/domain/reach/mail/mail";
import { type Restriction, standingOf } from "~/app/domain/safety/restrictions/restrictions";
import { type Sanction, sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import type { MediaFile } from "~/app/domain/site/media/media";
import { appealIn, isAmong } from "./answering";
import { caseOf } from "./cases";
import { ANSWERED_WITHIN } from "./complaints";
import type { ComplaintRow } from "./complaints.queries";
import { type CaseNoteRow, notesIn } from "./notes";
import { decisionsAbout, namesIn, type ReporterHistory, reportersIn } from "./queue.queries";
import { caseNotFound } from "./reports.errors";
import type { CaseRow, DecisionRow, ReportRow } from "./reports.queries";

export interface CaseFile {
  case: CaseRow;
  /** The subject's name; "" if unknown or erased. */
  name: string;
  /** The subject's language; null if no one gets an email. */
  language: string | null;
  /** The reports of the case, oldest first. */
  reports: ReportOnFile[];
  /** The deadline of the oldest waiting complaint, UTC ms. Null without a waiting complaint. */
  dueAt: number | null;
  texts: ProfileText[];
  suspension: Sanction | null;
  /** Active restrictions of the subject that can still be appealed. */
  standing: Restriction[];
  decisions: DecisionRow[];
  /** Decisions in other cases about the subject, newest first. */
  earlier: DecisionRow[];
  appeal: { waits: boolean; against: string[] };
  notes: CaseNoteRow[];
  /** Emails sent because of the case, newest first, with their delivery state. */
  mails: CaseMails[];
}

/** Emails of a case of one kind and state: to the subject (`own`) or to others. `at` is the last change of state. */
export type CaseMails = Awaited<ReturnType<typeof mailsOfCase>>[number];

export type ReportOnFile = ReportRow & {
  complaint: ComplaintRow | null;
  /** The reporter's name; "" if unknown or erased. */
  reporterName: string;
  history: ReporterHistory | null;
};

/** Returns the file of a case. Throws reports.no_case. */
export async function caseFile(site: Site, id: string): Promise<CaseFile> {
  const { case: found, reports, complaints, decisions } = await caseOf(site, id);
  const { subjectId } = found;
  return site.db.read(async (conn) => {
    const reporters = reports.flatMap(({ reporterId }) => reporterId ?? []);
    const histories = await reportersIn(conn, reporters);
    const names = await namesIn(conn, [...reporters, subjectId]);
    const waiting = [...complaints.values()].filter(({ decisionKey }) => decisionKey === null);
    const earlier = subjectId ? await decisionsAbout(conn, subjectId) : [];
    return {
      case: found,
      name: names.get(subjectId) ?? "",
      language: (await addresseeOf(conn, subjectId))?.language ?? null,
      reports: reports.map((report) => {
        const complaint = complaints.get(report.id) ?? null;
        if (report.reporterId === null) return { ...report, complaint, reporterName: "", history: null };
        const history = histories.get(report.reporterId) ?? null;
        return { ...report, complaint, reporterName: names.get(report.reporterId) ?? "", history };
      }),
      dueAt: waiting.length > 0 ? Math.min(...waiting.map(({ at }) => at)) + ANSWERED_WITHIN : null,
      texts: await textsOn(conn, subjectId),
      suspension: (await sanctionOf(conn, "suspension", { id: subjectId })) ?? null,
      standing: subjectId ? await standingOf(site, conn, subjectId) : [],
      decisions,
      earlier: earlier.filter(({ caseId }) => caseId !== found.id),
      appeal: await appealIn(site, conn, found),
      notes: await notesIn(conn, found.id),
      mails: await mailsOfCase(conn, found.id, subjectId),
    };
  });
}

/** Returns why an operator may not decide a case with an appeal; null if allowed. */
export function appealRefusal(
  { appeal }: Pick<CaseFile, "appeal">,
  { actor, appeals }: { actor: string; appeals: boolean },
): "own" | "not_allowed" | null {
  if (!appeal.waits) return null;
  if (isAmong(actor, appeal.against)) return "own";
  return appeals ? null : "not_allowed";
}

/** Returns a picture stored for a case, by name. Throws reports.no_case for an unknown name. */
export async function pictureOfCase(site: Site, id: string, name: string): Promise<MediaFile> {
  const { reports, complaints } = await caseOf(site, id);
  const kept = [
    ...reports.flatMap(({ evidence }) => evidence?.photo?.file ?? []),
    ...[...complaints.values()].flatMap(({ pictures }) => pictures),
  ];
  if (!kept.includes(name)) throw caseNotFound();
  if (!isDrawing(name)) return heldFile(site, name, "l");
  const drawing = await site.media.get(pathOf(name, "l", "public"));
  if (!drawing) throw caseNotFound();
  return drawing;
}
