import { CaseActions } from "~/app/console/cases/CaseActions";
import { CaseDecisions } from "~/app/console/cases/CaseDecisions";
import { CaseHeld } from "~/app/console/cases/CaseHeld";
import { CaseReport } from "~/app/console/cases/CaseReport";
import { CaseRisks } from "~/app/console/cases/CaseRisks";
import { CaseLooks, CaseTalk } from "~/app/console/cases/CaseTalk";
import { type ShownFile, type ShownNote, shownFile } from "~/app/console/cases/case";
import { brandLoader } from "~/app/console/frame/guards";
import { softeningFor } from "~/app/console/frame/pictures";
import { HardToday } from "~/app/console/queue/HardToday";
import { hardToday } from "~/app/console/queue/hard-today";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { Badge, Facts, Filled, Head, Notice, Section, Timeline } from "~/themes/console/parts";
import { Softened } from "~/themes/console/pictures";
import { stack } from "~/themes/console/pictures.css";
import { useWords } from "~/themes/words";

export const handle = page<{ title: string }>({
  name: "console-case",
  title: (t, data) => data?.title ?? t("queue.case"),
  texts: ["care_desk", "chat_look", "goals", "handing", "law", "queue", "risk", "work"],
});

export const loader = brandLoader("queue.see", async (args) => {
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
      <CaseActions file={file} />
      <div className={css.columns}>
        <div className={stack}>
          <CaseTalk talk={file.talk} />
          <CaseRisks risks={file.risks} />
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
                <a href={file.file} aria-keyshortcuts="z">
                  {t("queue.open_file")}
                </a>
              </p>
            )}
          </Section>
          <Filled title={t("law.standing")} of={file.standing}>
            <Timeline
              none=""
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
          </Filled>
          <CaseDecisions title={t("queue.decisions")} decisions={file.decisions} />
          <CaseDecisions title={t("queue.earlier")} decisions={file.earlier} />
          <CaseDecisions title={t("queue.alike")} decisions={file.alike} />
          <Filled title={t("queue.texts")} of={file.texts}>
            <Facts facts={file.texts.map(({ label, text }) => [label, text])} />
          </Filled>
          <CaseNotes notes={file.notes} />
          <CaseMails mails={file.mails} />
          <CaseLooks looks={file.talk.looks} />
          <Facts
            facts={[
              [t("law.standing"), file.standing.length === 0 && t("law.standing_none")],
              [t("queue.decisions"), file.decisions.length === 0 && t("queue.no_decisions")],
              [t("queue.earlier"), file.earlier.length === 0 && t("queue.no_earlier")],
              [t("queue.alike"), file.alike.length === 0 && t("queue.no_alike")],
              [t("queue.texts"), file.texts.length === 0 && t("queue.no_texts")],
              [t("handing.notes"), file.notes.length === 0 && t("handing.no_notes")],
              [t("queue.mails"), file.mails.length === 0 && t("queue.no_mails")],
              [t("chat_look.looks"), file.talk.looks.length === 0 && t("chat_look.looks_none")],
            ]}
          />
        </div>
      </div>
      <HardToday today={file.today} />
    </Softened>
  );
}

/** The emails of a case, and their delivery. */
function CaseMails({ mails }: { mails: ShownFile["mails"] }) {
  const { t } = useWords();
  return (
    <Filled title={t("queue.mails")} of={mails}>
      <Timeline
        none=""
        entries={mails.map(({ key, at, when, what, state, isBad }) => ({
          key,
          at,
          when,
          what: (
            <>
              {what} <Badge tone={isBad ? "bad" : "plain"}>{state}</Badge>
            </>
          ),
        }))}
      />
    </Filled>
  );
}

/** Colleagues' notes on a case. */
function CaseNotes({ notes }: { notes: ShownNote[] }) {
  const { t } = useWords();
  return (
    <Filled title={t("handing.notes")} of={notes}>
      <Timeline
        none=""
        entries={notes.map(({ id: key, at, when, who, text }) => ({
          ...{ key, at, when },
          what: (
            <>
              {who}
              <p className={css.quoted}>{text}</p>
            </>
          ),
        }))}
      />
    </Filled>
  );
}
