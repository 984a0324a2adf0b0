import { shownFile } from "~/app/request/console/case";
import { brandLoader } from "~/app/request/console/guards";
import { hardToday } from "~/app/request/console/hard-today";
import { softeningFor } from "~/app/request/console/pictures";
import { useLoaderData } from "~/app/router/client";
import { CaseActs } from "~/app/ui/console/CaseActs";
import { CaseDecisions } from "~/app/ui/console/CaseDecisions";
import { CaseHeld } from "~/app/ui/console/CaseHeld";
import { CaseReport } from "~/app/ui/console/CaseReport";
import { HardToday } from "~/app/ui/console/HardToday";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { Badge, Facts, Head, Notice, Section, Timeline } from "~/themes/console/parts";
import { Softened } from "~/themes/console/pictures";
import { stack } from "~/themes/console/pictures.css";
import { useWords } from "~/themes/words";

export const handle = page<{ title: string }>({
  name: "console-case",
  title: (t, data) => data?.title ?? t("queue.case"),
  texts: ["care_desk", "goals", "law", "queue"],
});

export const loader = brandLoader("cases.see", async (args) => {
  const { desk } = args.context;
  const [softening, today] = [await softeningFor(desk, args.who.id), await hardToday(args)];
  return { ...(await shownFile(args)), softening, today };
});

export default function Case() {
  const file = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <Softened softening={file.softening}>
      <Head title={file.title}>
        {file.isOpen ? <Badge tone="warn">{t("queue.is_open")}</Badge> : <Badge>{t("queue.is_closed")}</Badge>}
      </Head>
      {file.decided && <Notice>{file.decided}</Notice>}
      {file.lease && !file.decided && <Notice tone={file.lease.isOwn ? "plain" : "warn"}>{file.lease.text}</Notice>}
      {file.appeal && <Notice tone="warn">{file.appeal}</Notice>}
      <CaseActs file={file} />
      <div className={css.columns}>
        <div className={stack}>
          <CaseHeld messages={file.held} />
          {file.reports.map((report) => (
            <CaseReport key={report.id} report={report} isBlurred={file.softening.blur !== "none"} />
          ))}
        </div>
        <div className={stack}>
          <Section title={t("queue.subject")}>
            <Facts facts={file.facts} />
            {file.file && (
              <p>
                <a href={file.file}>{t("queue.open_file")}</a>
              </p>
            )}
          </Section>
          <Section title={t("queue.texts")}>
            {file.texts.length === 0 && <p className={css.quiet}>{t("queue.no_texts")}</p>}
            <Facts facts={file.texts.map(({ label, text }) => [label, text])} />
          </Section>
          <Section title={t("law.standing")}>
            <Timeline
              none={t("law.standing_none")}
              entries={file.standing.map(({ key, what, at, since, why }) => ({
                key,
                at,
                when: since,
                what: (
                  <>
                    {what}
                    <p className={css.quoted}>{why}</p>
                  </>
                ),
              }))}
            />
          </Section>
          <CaseDecisions title={t("queue.decisions")} decisions={file.decisions} none={t("queue.no_decisions")} />
          <CaseDecisions title={t("queue.earlier")} decisions={file.earlier} none={t("queue.no_earlier")} />
        </div>
      </div>
      <HardToday today={file.today} />
    </Softened>
  );
}
