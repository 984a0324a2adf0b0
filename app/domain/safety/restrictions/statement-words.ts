import type { Site } from "~/app/domain/site";
import { type Duties, dutiesOf } from "~/app/domain/site/law/duties";
import type { Words } from "~/app/locales";
import type { RestrictionRow } from "./restrictions.queries";

type Stated = Pick<RestrictionRow, "decisionGround" | "sourceType" | "automatedDetection" | "automatedDecision">;

/** Returns what a statement of reasons must say besides rule and facts. */
export function statementInWords(stated: Stated, { t }: Pick<Words, "t">): string {
  return [groundInWords(stated, t), sourceInWords(stated, t), automationInWords(stated, t)].join(" ");
}

function groundInWords({ decisionGround }: Stated, t: Words["t"]): string {
  return t(decisionGround === "DECISION_GROUND_ILLEGAL_CONTENT" ? "decisions.ground_law" : "decisions.ground_terms");
}

function sourceInWords({ sourceType }: Stated, t: Words["t"]): string {
  if (sourceType === "SOURCE_VOLUNTARY") return t("decisions.source_own");
  return t(sourceType === "SOURCE_TRUSTED_FLAGGER" ? "decisions.source_flagger" : "decisions.source_reported");
}

function automationInWords({ automatedDetection, automatedDecision }: Stated, t: Words["t"]): string {
  if (automatedDecision === "AUTOMATED_DECISION_FULLY") return t("decisions.program_decided");
  return t(automatedDetection ? "decisions.program_found" : "decisions.program_none");
}

export function quoted(text: string, { t }: Pick<Words, "t">): string {
  return t("decisions.was_text", { text });
}

/** Returns where a member who disagrees can turn to, by the site's law. */
export function redressInWords({ tenant }: Pick<Site, "tenant">, { t }: Pick<Words, "t">): string {
  const { eu, uk }: Duties = dutiesOf(tenant);
  const ways = [t(eu ? "decisions.redress_eu" : "decisions.redress_court")];
  if (uk) ways.push(t("decisions.redress_uk"));
  return ways.join(" ");
}
