import { rulesAbout, rulesLike } from "~/app/domain/safety/restrictions/rules";
import { FRESH } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import type { Conn } from "~/db/handle";
import { categoryOfReports } from "./circumstances";
import { decisionsByRule } from "./queue.queries";
import type { CaseRow, DecisionRow, ReportRow } from "./reports.queries";

/** How many are shown. */
const SHOWN = 5;

/** In ms: an older decision may rest on rules that have changed since. */
const RECENT = 365 * 24 * 60 * 60 * 1000;

interface Like {
  case: CaseRow;
  reports: ReportRow[];
  decisions: DecisionRow[];
}

/**
 * The latest decisions about others in cases of the same kind that rest on the same rule, in whatever language: the rule that this case
 * was decided by, else the one that its gravest report speaks of. Empty where none is named yet. A decision that waits for a second
 * look is left out: whoever read it here could not look blindly.
 */
export function decisionsAlike(
  site: Pick<Site, "tenant" | "words" | "now">,
  conn: Conn,
  { case: { kind, subjectId }, reports, decisions }: Like,
): Promise<DecisionRow[]> {
  const rule = decisions.findLast((decision) => decision.rule !== null)?.rule ?? null;
  const category = rule === null ? categoryOfReports(reports) : undefined;
  const rules = rule === null ? (category ? rulesAbout(site, category) : []) : rulesLike(site, rule);
  if (rules.length === 0) return Promise.resolve([]);
  const now = site.now();
  const asked = { kind, rules, besides: subjectId, since: now - RECENT, blindSince: now - FRESH, limit: SHOWN };
  return decisionsByRule(conn, asked);
}
