import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { enqueueMail, type Mail } from "~/app/domain/reach/mail/mail";
import { redressInWords } from "~/app/domain/safety/restrictions/restrictions";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import type { Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { CaseKind } from "~/db/tables";
import { complaintPath } from "./answering";
import { complaintsOfCase } from "./complaints.queries";
import { answerWaiting, reportsSentBy } from "./outcomes.queries";

/**
 * The outcome of a report: a measure was taken, a rule was broken without a measure, no rule was broken, the report
 * doesn't count, or an appeal reversed the decision.
 */
export type ReportOutcome = "acted" | "found" | "nothing" | "discarded" | "reversed";

export function outcomeOf({ rule, acted, reversedAt = null }: Answering): "acted" | "found" | "nothing" | "reversed" {
  if (reversedAt !== null) return "reversed";
  return rule === null ? "nothing" : acted ? "acted" : "found";
}

interface Answering {
  rule: string | null;
  acted: boolean;
  reversedAt?: number | null;
}

export interface Answered {
  id: string;
  caseId: string;
  number: string;
  reporterId: string;
  illegal: boolean;
  outcome: ReportOutcome;
}

export const OWN_REPORTS = "/account/reports";

/**
 * Links all waiting reports of a case to the decision, and returns them. Omits complaints, which get a separate answer.
 */
export async function answerReports(
  tx: Tx,
  caseId: string,
  { key, rule, acted }: { key: string; rule: string | null; acted: boolean },
): Promise<Answered[]> {
  const complaints = new Set((await complaintsOfCase(tx, caseId)).map(({ complaint }) => complaint.reportId));
  const outcome = outcomeOf({ rule, acted });
  return (await answerWaiting(tx, caseId, key)).flatMap(({ reporterId, ...report }) => {
    return reporterId === null || complaints.has(report.id) ? [] : { ...report, reporterId, outcome };
  });
}

/**
 * Emails reporters the outcome: one email for all reports answered at once. The email names neither the reported member
 * nor the measure. `cause` separates emails about the same reports.
 */
export async function tellReporters(site: Site, tx: Tx, answered: readonly Answered[], cause = ""): Promise<void> {
  const together = new Map<string, Answered[]>();
  for (const each of answered) {
    const key = `${each.reporterId} ${each.outcome}`;
    together.set(key, [...(together.get(key) ?? []), each]);
  }
  for (const reports of together.values()) await tell(site, tx, reports, cause);
}

async function tell(site: Site, tx: Tx, reports: Answered[], cause: string): Promise<void> {
  const [first] = reports;
  const reader = first && (await addresseeOf(tx, first.reporterId));
  if (!reader) return;
  const { email: to, name, language } = reader;
  const words = site.words(language);
  const [about, ...alsoAbout] = new Set(reports.map(({ caseId }) => caseId));
  const numbers = new Intl.ListFormat(words.locale).format(reports.map(({ number }) => number));
  const mail = {
    ...{ kind: "report_answered" as const, account: first.reporterId, about, to, name, language },
    ...(alsoAbout.length > 0 && { alsoAbout }),
    params: { numbers, outcome: outcomeInWords(first.outcome, words) },
    action: { path: OWN_REPORTS },
    // Article 16 of the Digital Services Act: required for notices of illegal content.
    ...(reports.some(({ illegal }) => illegal) && { further: [redressInWords(site, words)] }),
  };
  // Each report is answered once, and its answer is corrected once per appeal.
  await enqueueMail(site, tx, mail, ["report_answered", first.id, cause].filter(Boolean).join(" "));
}

/** Reduces previews: emails to reporters appear once per language, because they say the same. */
export function oneToReporters(mails: Mail[]): Mail[] {
  const shown = new Set<string>();
  return mails.filter(({ kind, language }) => {
    const isNew = kind !== "report_answered" || !shown.has(language);
    if (kind === "report_answered") shown.add(language);
    return isNew;
  });
}

export function outcomeInWords(outcome: ReportOutcome, { t }: Pick<Words, "t">): string {
  return t(`mail.report_answered.${outcome}`);
}

/** A member's own report, as they see it. Times are UTC ms. */
export interface SentReport {
  id: string;
  number: string;
  at: number;
  kind: CaseKind;
  reason: string;
  /** The outcome. Null until a person has decided. */
  outcome: { is: ReportOutcome; at: number } | null;
  /** The path of the complaint's page with its answer. Null for a report that is no complaint. */
  path: string | null;
}

export async function sentReports(
  site: Pick<Site, "db">,
  member: { id: string },
  asked: Asked = {},
): Promise<Page<SentReport>> {
  const { rows, next } = await site.db.read((conn) => reportsSentBy(conn, member.id, asked));
  return { rows: rows.map(shownTo), next };
}

type SentRow = Awaited<ReturnType<typeof reportsSentBy>>["rows"][number];

function shownTo({ discardedAt, decidedAt, rule, acted, reversedAt, complaint, ...report }: SentRow): SentReport {
  const path = complaint === null ? null : complaintPath({ id: complaint });
  if (decidedAt !== null)
    return {
      ...report,
      path,
      outcome: { is: outcomeOf({ rule, acted: acted ?? false, reversedAt }), at: reversedAt ?? decidedAt },
    };
  return { ...report, path, outcome: discardedAt === null ? null : { is: "discarded", at: discardedAt } };
}
