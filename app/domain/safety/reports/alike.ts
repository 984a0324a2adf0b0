import { rulesAbout, rulesLike } from "~/app/domain/safety/restrictions/rules";
import { type Drawing, handedOut } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import type { CaseFile } from "./case-file";
import { categoryOfReports } from "./circumstances";
import { decisionsByRule } from "./queue.queries";
import type { DecisionRow } from "./reports.queries";

/** How many are shown. */
const SHOWN = 5;

/** In ms: an older decision may rest on rules that have changed since. */
const RECENT = 365 * 24 * 60 * 60 * 1000;

/**
 * The latest decisions about others in cases of the same kind that rest on the same rule, in whatever language: the rule that this case
 * was decided by, else the one that its gravest report speaks of. Empty where none is named yet. A decision that waits for a second
 * look is left out (`drawing`): whoever read it here could not look blindly.
 */
export async function decisionsAlike(
  site: Pick<Site, "db" | "tenant" | "words" | "now">,
  { case: { kind, subjectId }, reports, decisions }: Pick<CaseFile, "case" | "reports" | "decisions">,
  drawing: Drawing,
): Promise<DecisionRow[]> {
  const rule = decisions.findLast((decision) => decision.rule !== null)?.rule ?? null;
  const category = rule === null ? categoryOfReports(reports) : undefined;
  const rules = rule === null ? (category ? rulesAbout(site, category) : []) : rulesLike(site, rule);
  if (rules.length === 0) return [];
  const since = site.now() - RECENT;
  const asked = { kind, rules, besides: subjectId, since, blind: handedOut(site, drawing), limit: SHOWN };
  return site.db.read((conn) => decisionsByRule(conn, asked));
}
