import { durationInWords } from "~/app/domain/durations";
import type { textsOn } from "~/app/domain/people/profiles/texts";
import type { caseOf } from "~/app/domain/safety/reports/cases";
import type { NoticedRisk } from "~/app/domain/safety/risk/risk";
import type { Sanction } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import { inOneLine } from "../columns.mjs";

type Found = Awaited<ReturnType<typeof caseOf>>;
type Report = Found["reports"][number];
type Complaint = Found["complaints"] extends Map<string, infer Row> ? Row : never;

/** A case with the locations of its pictures. Times are UTC ms. */
export interface SeenCase {
  case: Found["case"];
  reports: (Omit<Report, "evidence"> & {
    evidence: SeenEvidence | null;
    complaint: (Omit<Complaint, "pictures"> & { page: string; pictures: string[] }) | undefined;
  })[];
  risks: NoticedRisk[];
  texts: Awaited<ReturnType<typeof textsOn>>;
  suspension: Sanction | null;
  decisions: Found["decisions"];
}

/** The evidence of a report as shown. `messagesKept` is the number of messages if no operator opened them. */
type SeenEvidence = Omit<NonNullable<Report["evidence"]>, "photo" | "messages"> & {
  photo: string | undefined;
  messages?: NonNullable<Report["evidence"]>["messages"] | undefined;
  messagesKept?: number;
};

export function caseLines(
  site: Site,
  { case: found, reports, risks, texts, suspension, decisions }: SeenCase,
): string[] {
  return [
    `${found.id}  ${found.state}  score ${found.score}  ${found.kind} ${found.targetId}  opened ${clockOf(site, found.openedAt)}`,
    ...reports.flatMap((report) => ["", ...reportLines(site, report)]),
    ...(risks.length > 0 ? ["", ...risks.map((risk) => riskLine(site, risk))] : []),
    ...texts.flatMap(({ name, text }) => ["", `Text ${name}`, ...indented(text)]),
    ...(suspension ? ["", suspensionLine(site, suspension)] : []),
    ...decisions.flatMap(({ actor, rule, facts, at }) => [
      "",
      `Decision  ${clockOf(site, at)}  ${actor}  ${rule ?? "no rule broken"}`,
      ...indented(facts),
    ]),
  ];
}

/** Formats a time as `2026-11-23 21:40` in the site's time zone. */
export function clockOf({ tenant }: Site, at: number): string {
  return new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: tenant.timeZone }).format(
    at,
  );
}

/** Formats a risk signal: `Noticed  2026-11-23 21:40  begun_hour  begun 11, answered 1, age 2 h`. */
function riskLine(site: Site, { at, rule, figures }: NoticedRisk): string {
  const said = Object.entries(figures).map(([name, value]) => {
    return `${name} ${name === "age" ? durationInWords(Number(value), "en") : value}`;
  });
  return ["Noticed", clockOf(site, at), rule, said.join(", ")].filter(Boolean).join("  ");
}

function reportLines(site: Site, report: SeenCase["reports"][number]): string[] {
  const { number, reporterId, reason, words, evidence, complaint, at } = report;
  const by = complaint ? "" : `  by ${reporterId ?? "a deleted member"}`;
  return [
    `${complaint ? "Complaint" : "Report"} ${number}  ${clockOf(site, at)}  ${reason}${by}`,
    ...(complaint ? complaintLines(complaint) : []),
    ...indented(words || "The reported content was deleted."),
    ...(evidence ? evidenceLines(site, evidence, reporterId) : []),
  ];
}

function complaintLines(complaint: NonNullable<SeenCase["reports"][number]["complaint"]>): string[] {
  const { page, address, name, email, pictures, appealWords } = complaint;
  return [
    `  by ${[name, email && `<${email}>`].filter(Boolean).join(" ") || "an anonymous visitor"}`,
    `  ${page}`,
    ...(address ? [`  about ${address}`] : []),
    ...pictures.map((picture) => `  picture ${picture}`),
    ...(appealWords ? indented(`appeals: ${appealWords}`) : []),
  ];
}

function evidenceLines(
  site: Site,
  { profile, photo, messages = [], messagesKept = 0 }: SeenEvidence,
  reporterId: string | null,
): string[] {
  const { name, age, city, region, country, fictional, details } = profile;
  const where = [city, region, country].filter(Boolean).join(", ");
  const nameOf = (id: string) => (id === profile.id ? name : id === reporterId ? "the reporter" : id);
  return [
    `  Seen: ${[name, `${age}`, where, fictional && "fictional"].filter(Boolean).join(", ")}`,
    ...Object.entries(details).map(([key, value]) => `    ${key}: ${inOneLine(value)}`),
    ...(photo ? [`    photo ${photo}`] : []),
    ...(messagesKept > 0 ? [`    Messages: ${messagesKept}, which --reason <text> shows`] : []),
    ...messages.flatMap(({ from, text, sentAt, photo: withPhoto }) => [
      `    ${clockOf(site, sentAt)}  ${nameOf(from)}${withPhoto ? ", with a photo" : ""}`,
      ...indented(text, "      "),
    ]),
  ];
}

function suspensionLine(site: Site, { from, until }: Sanction): string {
  return `Suspended  since ${clockOf(site, from)}  ${until === null ? "for good" : `until ${clockOf(site, until)}`}`;
}

function indented(text: string, by = "  "): string[] {
  return text.split("\n").map((line) => `${by}${inOneLine(line)}`.trimEnd());
}
