import { clockOf } from "~/app/console/frame/times";
import { reasonInWords } from "~/app/console/queue/shown-queue";
import { factInWords } from "~/app/domain/people/profiles/own-fields";
import { textInWords } from "~/app/domain/people/profiles/texts";
import type { ReportOnFile } from "~/app/domain/safety/reports/case-file";
import type { Site } from "~/app/domain/site";
import { countryName, regionName } from "~/app/domain/site/places/places";
import type { Words } from "~/app/locales";
import { PROFILE_NOTES } from "~/tenants/config/vocabulary";

type Report = ReportOnFile & {
  caseId: string;
  /** Whether the reader of the page may discard the reporter's reports. */
  discards: boolean;
  /** The address of the complainant's file. See `ShownReport.account`. */
  account: string | null;
};
type Evidence = NonNullable<Report["evidence"]>;
type Place = Pick<Evidence["profile"], "city" | "region" | "country">;

/** A report or a complaint with its stored content, as text. */
export interface ShownReport {
  id: string;
  title: string;
  when: string;
  reason: string;
  illegal: boolean;
  isDiscarded: boolean;
  /**
   * The address of the action that discards all reports of this report's author. Null if the operator may not discard.
   */
  discard: string | null;
  /** The text of the report. "" once the text is deleted. */
  said: string;
  facts: [name: string, value: string][];
  /** A complainant's appeal against the answer. */
  appeal: string | null;
  pictures: string[];
  /**
   * The address of the complainant's file, found by the account or by the given email address. Null if there is no
   * file.
   */
  account: string | null;
  /**
   * The address of the page that records the complaint's figures for the transparency report. Null if the law requires
   * no record.
   */
  mark: string | null;
  seen: ShownEvidence | null;
}

export interface ShownEvidence {
  /** Formats "Bert, 30, Utrecht". */
  who: string;
  details: [name: string, value: string][];
  photo: string | null;
  messages: { id: string; who: string; isSubjects: boolean; when: string; text: string; withPhoto: boolean }[];
}

export function shownReport(site: Site, report: Report, words: Words): ShownReport {
  const { t } = words;
  const { id, number, at, reason, illegal, words: said, complaint, evidence } = report;
  const picture = (file: string) => `/brands/${site.tenant.slug}/cases/${report.caseId}/pictures/${file}`;
  return {
    id,
    title: t(complaint ? "queue.complaint_number" : "queue.report_number", { number }),
    when: clockOf(site.tenant, words)(at),
    reason: reasonInWords(reason, complaint !== null, words),
    illegal,
    isDiscarded: report.discardedAt !== null,
    discard: mayDiscard(report) ? `/brands/${site.tenant.slug}/actions/reports.discard?${discardQuery(report)}` : null,
    said,
    facts: complaint ? complainantOf(complaint, words) : reporterOf(report, words),
    appeal: complaint?.appealWords || null,
    mark: illegal ? `/brands/${site.tenant.slug}/actions/notices.mark?${markQuery(report)}` : null,
    pictures: (complaint?.pictures ?? []).map(picture),
    account: report.account,
    seen: evidence && shownEvidence(site, evidence, { picture, reporterId: report.reporterId, words }),
  };
}

function mayDiscard({ discards, discardedAt, complaint, reporterName }: Report): boolean {
  return discards && discardedAt === null && complaint === null && reporterName !== "";
}

function discardQuery({ reporterId, caseId }: Report): URLSearchParams {
  return new URLSearchParams({ on: reporterId ?? "", case: caseId });
}

function markQuery({ id, items, flagger }: Report): URLSearchParams {
  return new URLSearchParams({ on: id, items: `${items}`, flagger: flagger ?? "" });
}

function reporterOf({ reporterId, reporterName, history }: Report, { t }: Words): [string, string][] {
  if (!history) return [[t("queue.reporter"), t("queue.no_reporter")]];
  const { reports, upheld } = history;
  return [
    [t("queue.reporter"), [reporterName, reporterId].filter(Boolean).join(", ")],
    [t("queue.history"), t("queue.history_of", { reports, upheld })],
  ];
}

function complainantOf({ name, email, address }: NonNullable<Report["complaint"]>, { t }: Words): [string, string][] {
  return [
    [t("queue.complainant"), [name, email].filter(Boolean).join(", ") || t("queue.unnamed")],
    [t("queue.address"), address],
  ];
}

interface Seen {
  picture: (file: string) => string;
  reporterId: string | null;
  words: Words;
}

function shownEvidence(
  site: Site,
  { profile, photo, messages = [] }: Evidence,
  { picture, reporterId, words }: Seen,
): ShownEvidence {
  const { id, name } = profile;
  const nameOf = (from: string) => (from === id ? name : from === reporterId ? words.t("queue.reporter") : from);
  const clock = clockOf(site.tenant, words);
  return {
    ...profileInWords(site, profile, words),
    photo: photo ? picture(photo.file) : null,
    messages: messages.map(({ id: key, from, text, sentAt, photo: withPhoto = false }) => {
      return { id: key, who: nameOf(from), isSubjects: from === id, when: clock(sentAt), text, withPhoto };
    }),
  };
}

/** Describes an earlier state of a profile. */
export function profileInWords(
  site: Site,
  { name, age, city, region, country, fictional, details }: Evidence["profile"],
  words: Words,
): Pick<ShownEvidence, "who" | "details"> {
  const invented = fictional ? words.t("queue.fictional") : null;
  return {
    who: [name, age, ...placeInWords({ city, region, country }, words), invented].filter(Boolean).join(", "),
    details: Object.entries(details).map(([field, choice]) => detailInWords(site, { field, choice }, words)),
  };
}

function placeInWords({ city, region, country }: Place, words: Words): (string | null)[] {
  if (!country) return [city];
  return [city, region && regionName(country, region), countryName(country, words.language)];
}

function detailInWords(site: Site, detail: { field: string; choice: string }, words: Words): [string, string] {
  const { field, choice } = detail;
  const isText = field.startsWith("prompt_") || PROFILE_NOTES.some((note) => note === field);
  if (isText) return [textInWords(field, words), choice];
  const { label, value } = factInWords(site.tenant, detail, words);
  return [label, value];
}
