import { rulesAbout, rulesLike } from "~/app/domain/safety/restrictions/rules";
import { type Drawing, handedOut } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import type { CaseFile } from "./case-file";
import { categoryOfReports } from "./circumstances";
import { decisionsByRule } from "./queue.queries";
import type { DecisionRow } from "./reports.queries";

const SHOWN = 5;

/** How far back a decision counts, in ms. Older decisions may rest on rules that have changed since. */
const RECENT = 365 * 24 * 60 * 60 * 1000;

/**
 * Returns the latest decisions in similar cases about other members: same kind, same rule in any language. The rule is
 * the case's own, or that of its gravest report; without one, returns []. Omits decisions that wait for a second look
 * (`drawing`), because their reader could not judge them blind.
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
