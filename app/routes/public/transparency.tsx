import { domainError } from "~/app/domain/errors";
import {
  figuresOf,
  periodBetween,
  publishesReport,
  reportedSince,
  yearsToReport,
} from "~/app/domain/safety/transparency/transparency";
import { openLoader } from "~/app/request/guards";
import { daysOfYear, figuresInWords, filesOf } from "~/app/request/transparency";
import { useLoaderData } from "~/app/router/client";
import { pagePath } from "~/app/router/page-address";
import { page } from "~/app/ui/frame/page";
import { dayInFull } from "~/app/ui/frame/times";
import { Link, Prose } from "~/themes/primitives";
import { Table } from "~/themes/primitives/Table";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

const notFound = domainError("error.not_found", "not_found");

export const handle = page({
  name: "transparency",
  texts: ["transparency"],
  beforeEntry: true,
  title: (t) => t("transparency.title"),
});

export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  if (!publishesReport(site)) throw notFound({ params: { path: pagePath(request) } });
  const { words } = visit;
  const years = yearsToReport(site, await reportedSince(site));
  const asked = Number(new URL(request.url).searchParams.get("year")) || years[0];
  const year = years.find((each) => each === asked);
  const others = years
    .filter((each) => each !== year)
    .map((each) => ({ to: `/transparency?year=${each}`, year: each }));
  if (year === undefined) return { report: null, others };
  const { from, to } = daysOfYear(year);
  const period = periodBetween(from, to)!;
  const inWords = (at: number) => dayInFull(at, words.locale, "UTC");
  const figures = figuresInWords(await figuresOf(site, period), words);
  return {
    others,
    report: {
      period: words.t("transparency.period", { from: inWords(period.from), to: inWords(period.to - 1) }),
      figures: figures.map(([what, value]) => ({ what, value })),
      files: filesOf("/transparency", `?year=${year}`, words),
    },
  };
});

export default function Transparency() {
  const { report, others } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("transparency.title")} lead={t("transparency.lead")} width="prose" tabs={null}>
      <Prose>
        {!report && <p>{t("transparency.none")}</p>}
        {report && (
          <>
            <Table
              caption={report.period}
              columns={[
                { key: "what", label: t("transparency.what"), cell: ({ what }) => what },
                { key: "value", label: t("transparency.figure"), cell: ({ value }) => value },
              ]}
              rows={report.figures}
              keyOf={({ what }) => what}
              empty=""
            />
            <h2>{t("transparency.files")}</h2>
            <p>{t("transparency.files_text")}</p>
            <ul>
              {report.files.map(({ to, label }) => (
                <li key={to}>
                  <a href={to} download>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {others.length > 0 && (
          <>
            <h2>{t("transparency.years")}</h2>
            <ul>
              {others.map(({ to, year }) => (
                <li key={to}>
                  <Link href={to}>{year}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Prose>
    </Page>
  );
}
