import { clockOf } from "~/app/console/frame/times";
import type { Doctor } from "~/app/doctor/background";
import { explainedIn, STATUSES, type Status } from "~/app/doctor/findings";
import { inWords } from "~/app/doctor/words";
import type { Words } from "~/app/locales";
import type { Tone } from "~/themes/console/parts";

const TONES: Record<Status, Tone> = { ok: "good", warning: "warn", wrong: "bad" };

/** Returns the last run in an operator's language, the worst findings first. */
export async function doctorPage(doctor: Doctor, desk: { timeZone: string }, words: Words) {
  const run = await doctor.last();
  const findings = [...(run?.findings ?? [])].sort(
    (one, other) => STATUSES.indexOf(other.status) - STATUSES.indexOf(one.status),
  );
  return {
    looked: run ? clockOf(desk, words)(run.at) : null,
    isUnderWay: await doctor.isUnderWay(),
    lines: findings.map((finding, index) => ({
      key: `${index}`,
      check: finding.check,
      subject: finding.subject || words.t("doctor.machine"),
      state: words.t(`doctor.status_${finding.status}`),
      tone: TONES[finding.status],
      explained: `scripts/operating/${explainedIn(finding)}`,
      ...inWords(finding, words),
    })),
  };
}
