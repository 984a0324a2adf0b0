import { examine, worstOf } from "~/app/doctor/doctor";
import { explainedIn, type Finding, STATUSES } from "~/app/doctor/findings";
import { keepRun } from "~/app/doctor/kept";
import { inWords } from "~/app/doctor/words";
import { speechOf } from "~/app/locales/browser";
import { catalogues } from "~/app/locales/catalogues";
import type { Environment } from "~/app/settings/environment";
import type { Answer } from "../commands/declaration";
import { assertSlug } from "../tenant/check";
import { type Options, onGround } from "./ground";

interface Asked extends Options {
  /** Undefined means the machine and all brands. */
  slug: string | undefined;
  /** Whether to omit findings without a problem. */
  problems: boolean;
}

/** Examines the machine and its brands. Code 1 if something is wrong. Stores a full run for the console. */
export function examineMachine(environment: Environment, { slug, problems, ...options }: Asked): Promise<Answer> {
  return onGround(environment, options, async (ground, slugs) => {
    assertSlug(environment, slug, slugs);
    const findings = await examine(ground, slug);
    if (slug === undefined) await keepRun(environment.dataDir, { at: ground.now(), findings });
    const counts = countsOf(findings);
    const shown = findings.filter(({ status }) => !problems || status !== "ok");
    const summary = STATUSES.map((status) => `${counts[status]} ${status}`).join(", ");
    return {
      lines: [...shown.flatMap(linesOf), summary],
      data: { findings: findings.map(asData), counts },
      code: worstOf(findings) === "wrong" ? 1 : 0,
    };
  });
}

const english = speechOf(catalogues.en, { language: "en", locale: "en" });

function linesOf(finding: Finding): string[] {
  const { says, remedy } = inWords(finding, english);
  const head = `${finding.status.padEnd("warning".length)}  ${finding.check}  ${finding.subject || "this machine"}: ${says}`;
  return remedy === null ? [head] : [head, `         ${remedy}  (scripts/operating/${explainedIn(finding)})`];
}

function asData(finding: Finding) {
  const { check, subject, status, code, params } = finding;
  return { check, subject, status, code, params, ...inWords(finding, english), explained: explainedIn(finding) };
}

function countsOf(findings: readonly Finding[]) {
  const count = (status: Finding["status"]) => findings.filter((each) => each.status === status).length;
  return { ok: count("ok"), warning: count("warning"), wrong: count("wrong") };
}
