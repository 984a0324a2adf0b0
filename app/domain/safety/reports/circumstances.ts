import { type CategoryName, categoryOfReason, mayBeIllegal } from "~/app/domain/safety/restrictions/categories";
import type { Circumstances } from "~/app/domain/safety/restrictions/restrictions";
import { categoryOfRule } from "~/app/domain/safety/restrictions/rules";
import { sourceIn } from "~/app/domain/safety/restrictions/sources";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import type { Misuse } from "~/db/tables";
import { appealIn } from "./answering";
import { complaintsOfCase } from "./complaints.queries";
import { ABOUTS, type About } from "./complaints.schema";
import { categoryMissing } from "./reports.errors";
import { type CaseRow, type ReportRow, reportsOfCase } from "./reports.queries";
import { type Reason, WEIGHTS } from "./reports.schema";

/** What the decider states about a restriction beyond rule and facts. */
export interface Classed {
  /** Category. If omitted, derived from the rule, or from the report. */
  category?: CategoryName | undefined;
  /** Whether the content breaks the law, not only the terms. */
  byLaw?: boolean | undefined;
  /** Kind of misuse, for a suspension under article 23 of the Digital Services Act. */
  misuse?: Misuse | null | undefined;
}

interface Decided extends Classed {
  actor: string;
  rule: string | null;
  fraud?: boolean | undefined;
}

/** Throws law.category_missing if a category that concerns the terms only is stated as illegal. */
export async function circumstancesIn(
  site: Site,
  conn: Conn,
  found: Pick<CaseRow, "id" | "kind" | "subjectId">,
  { actor, rule, fraud = false, category: chosen, byLaw = false, misuse = null }: Decided,
): Promise<Circumstances> {
  const reports = await reportsOfCase(conn, found.id);
  const aboutIds = new Set((await complaintsOfCase(conn, found.id)).map(({ complaint }) => complaint.reportId));
  const told = reports.filter(({ id, reporterId }) => reporterId !== null || aboutIds.has(id));
  const category =
    chosen ?? (rule === null ? undefined : categoryOfRule(site, rule)) ?? categoryOfReports(told) ?? usual(fraud);
  if (byLaw && !mayBeIllegal(category)) throw categoryMissing();
  const byAppeal = (await appealIn(site, conn, found)).waits;
  const detected = found.kind === "risky" && told.length === 0;
  return { caseId: found.id, actor, byLaw, category, misuse, byAppeal, detected, source: sourceIn(told) };
}

export function categoryOfReports(reports: ReportRow[]): CategoryName | undefined {
  const weighed = [...reports].sort((one, other) => weightOf(other) - weightOf(one));
  for (const { reason } of weighed) {
    const category = categoryOfReason(reason);
    if (category) return category;
  }
  return undefined;
}

function weightOf({ reason }: ReportRow): number {
  if (Object.hasOwn(WEIGHTS, reason)) return WEIGHTS[reason as Reason];
  return ABOUTS.length - ABOUTS.indexOf(reason as About);
}

function usual(fraud: boolean): CategoryName {
  return fraud ? "fake" : "other";
}
