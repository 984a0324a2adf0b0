import { outcomeInWords, type SentReport, sentReports } from "~/app/domain/safety/reports/outcomes";
import { isReason } from "~/app/domain/safety/reports/reports.schema";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { SentReportCard } from "~/app/ui/account/SentReportCard";
import { clockOf } from "~/app/ui/frame/clock.server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dayInFull } from "~/app/ui/frame/times";
import { EmptyNote } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-reports",
  texts: ["reports"],
  title: (t) => t("reports.own_title"),
});

/** Lists the member's newest hundred reports and their results, without the reported members. */
export const loader = memberLoader(async ({ context: { site, visit } }, member) => {
  const { words } = visit;
  const day = (at: number) => dayInFull(at, words.locale, clockOf(site, member));
  const inWords = ({ id, number, at, kind, reason, outcome, path }: SentReport) => ({
    ...{ id, number, path, date: day(at) },
    about: path === null ? words.t(ABOUT[kind]) : words.t("reports.own_complaint"),
    reason: isReason(reason) ? words.t(`reports.reason.${reason}`) : null,
    // Links the answer to a complaint, which has its own page.
    outcome: outcome && { date: day(outcome.at), text: path === null ? outcomeInWords(outcome.is, words) : null },
  });
  return { reports: (await sentReports(site, member)).rows.map(inWords) };
});

export default function Reports() {
  const { reports } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("reports.own_title")} lead={t("reports.own_lead")} width="prose" tabs={null}>
      <div className={css.parts}>
        {reports.length === 0 && <EmptyNote>{t("reports.own_empty")}</EmptyNote>}
        {reports.map((report) => (
          <SentReportCard key={report.id} {...report} />
        ))}
      </div>
    </Page>
  );
}

const ABOUT = {
  profile: "reports.own_of_profile",
  risky: "reports.own_of_profile",
  photo: "reports.own_of_photo",
  message: "reports.own_of_message",
  held: "reports.own_of_message",
  complaint: "reports.own_complaint",
  service: "reports.own_complaint",
} as const;
