import { deskAction, deskLoader } from "~/app/console/frame/guards";
import { clockOf } from "~/app/console/frame/times";
import type { Doctor as Machine } from "~/app/doctor/background";
import { explainedIn, STATUSES, type Status } from "~/app/doctor/findings";
import { inWords } from "~/app/doctor/words";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import type { Words } from "~/app/locales";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { Submit } from "~/themes/console/fields";
import { Badge, Head, Notice, Table, type Tone } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({ name: "console-doctor", title: (t) => t("doctor.title"), texts: ["doctor"] });

export const loader = deskLoader("desk.see", async ({ context: { desk, visit, doctor } }) => {
  return doctorPage(doctor, await settingsOf(desk), visit.words);
});

/** Runs the doctor again, in a separate process. */
export const action = deskAction("desk.see", async ({ context: { doctor } }) => {
  await doctor.begin();
  throw redirect("/doctor");
});

/** The findings of the last run, the worst first. */
export default function Doctor() {
  const { lines, looked, isUnderWay } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <Head title={t("doctor.title")}>
        {!isUnderWay && (
          <form method="post">
            <Submit tone="main">{t("doctor.run")}</Submit>
          </form>
        )}
      </Head>
      {isUnderWay && <Notice isNews>{t("doctor.running")}</Notice>}
      <p className={css.text}>{t("doctor.lead")}</p>
      {looked !== null && <p className={css.quiet}>{t("doctor.at", { time: looked })}</p>}
      <Table
        label={t("doctor.title")}
        rows={lines}
        keyOf={({ key }) => key}
        none={t("doctor.never")}
        columns={[
          { name: t("doctor.state"), of: ({ state, tone }) => <Badge tone={tone}>{state}</Badge> },
          {
            name: t("doctor.finding"),
            of: ({ subject, check, says, remedy, explained }) => (
              <>
                <span className={css.quiet}>
                  {subject} · {check}
                </span>
                <br />
                {says}
                {remedy !== null && (
                  <>
                    <br />
                    {remedy}
                    <br />
                    <span className={css.quiet}>{t("doctor.explained", { file: explained })}</span>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
    </>
  );
}

const TONES: Record<Status, Tone> = { ok: "good", warning: "warn", wrong: "bad" };

/** Returns the last run in an operator's language, the worst findings first. */
async function doctorPage(doctor: Machine, desk: { timeZone: string }, words: Words) {
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
