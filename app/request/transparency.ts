import { domainError } from "~/app/domain/errors";
import { pooled, type Share } from "~/app/domain/safety/accuracy/accuracy";
import {
  csvOf,
  type Figures,
  figuresOf,
  PARTS,
  type Period,
  periodBetween,
  previousReportOn,
  publishesReport,
} from "~/app/domain/safety/transparency/transparency";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";

const notFound = domainError("error.not_found", "not_found");

export interface Days {
  from: string;
  to: string;
}

export function daysOfYear(year: number): Days {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

export function figuresInWords(figures: Figures, words: Words): [what: string, value: string][] {
  const { t, locale } = words;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { notices, measures, appeals, orders } = figures;
  const decided = notices.flatMap(({ took }) => took ?? []).sort((one, other) => one - other);
  const median = decided[Math.floor(decided.length / 2)];
  const counted: [Parameters<typeof t>[0], number][] = [
    ["transparency.notices", notices.length],
    ["transparency.notices_trusted", notices.filter(({ trusted }) => trusted).length],
    ["transparency.measures", measures.length],
    ["transparency.measures_law", measures.filter(({ byLaw }) => byLaw).length],
    ["transparency.measures_terms", measures.filter(({ byLaw }) => !byLaw).length],
    ["transparency.measures_automated", measures.filter(({ automated }) => automated).length],
    ["transparency.accounts", measures.filter(({ kind }) => kind === "suspended" || kind === "terminated").length],
    ["transparency.appeals", appeals.length],
    ["transparency.appeals_reversed", appeals.filter(({ outcome }) => /reversed$/.test(outcome)).length],
    ["transparency.orders", orders.length],
    ["transparency.misuse", measures.filter(({ misuse }) => misuse !== null).length],
  ];
  const rows = counted.map(([key, count]): [string, string] => [t(key), number.format(count)]);
  rows.push(...programsInWords(figures, words));
  if (median !== undefined) rows.splice(2, 0, [t("transparency.median"), number.format(median / (60 * 60 * 1000))]);
  return rows;
}

function programsInWords({ programs }: Figures, { t, locale }: Words): [string, string][] {
  if (programs.length === 0) return [];
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(locale);
  const inWords = (share: Share | null) => {
    if (share === null) return t("transparency.too_few");
    return t("transparency.share", {
      percent: percent.format(share.part / share.base),
      base: number.format(share.base),
    });
  };
  const { accuracy, precision, recall } = pooled(programs);
  return [
    [t("transparency.accuracy"), inWords(accuracy)],
    [t("transparency.precision"), inWords(precision)],
    [t("transparency.recall"), inWords(recall)],
  ];
}

/** Returns a part of a report by name: `4_notices.csv`, or `report.json` for all. Throws error.not_found. */
export async function reportFile(site: Site, days: Days, name: string, words: Words): Promise<Response> {
  const period = periodBetween(days.from, days.to);
  const part = PARTS.find((each) => `${each}.csv` === name);
  if (!period || (!part && name !== "report.json")) throw notFound({ params: { path: name } });
  const figures = await figuresOf(site, period);
  const body = part
    ? csvOf(part, figures, await told(site, period, words))
    : `${JSON.stringify({ days, ...figures }, null, 2)}\n`;
  const type = part ? "text/csv; charset=utf-8" : "application/json; charset=utf-8";
  const file = part ? `Transparency_Reports_CSV_Part_${name}` : "Transparency_Report.json";
  return new Response(body, {
    headers: {
      ...{ "Content-Type": type, "Cache-Control": "private, no-store" },
      "Content-Disposition": `attachment; filename="${site.tenant.slug}_${days.from}_${days.to}_${file}"`,
    },
  });
}

export async function told(site: Pick<Site, "db" | "now" | "tenant">, period: Period, { t }: Words) {
  return {
    publishedOn: new Date(site.now()).toISOString().slice(0, 10),
    previousOn: await previousReportOn(site, period),
    qualitative: ([1, 2, 3, 4, 5, 6] as const).map((n) => t(`law.report_q${n}`)),
  };
}

export function filesOf(at: string, query: string, { t }: Words): { to: string; label: string }[] {
  return [
    ...PARTS.map((part, index) => ({
      to: `${at}/${part}.csv${query}`,
      label: `${t("transparency.part", { n: index + 1 })}: ${part}.csv`,
    })),
    { to: `${at}/report.json${query}`, label: "report.json" },
  ];
}

export function reportLinks(site: Site, { t }: Words) {
  return publishesReport(site) ? [{ href: "/transparency", label: t("transparency.title") }] : [];
}
