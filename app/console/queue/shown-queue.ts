import { casePath } from "~/app/console/cases/case-target";
import type { NameOf } from "~/app/console/frame/colleagues";
import { ageInWords, clockOf, endOf } from "~/app/console/frame/times";
import { waitingAs } from "~/app/console/payments/unsettled";
import type { About } from "~/app/domain/safety/reports/complaints.schema";
import type { CaseInHand } from "~/app/domain/safety/reports/notes";
import type { QueuedCase } from "~/app/domain/safety/reports/queue";
import type { Reason } from "~/app/domain/safety/reports/reports.schema";
import { ruleOf } from "~/app/domain/safety/risk/risk";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import type { BrandCase, QueuePart } from "./queue";
import { placeOfWork, type Work } from "./work";

/** A row of the queue, as text. */
export interface ShownCase {
  id: string;
  to: string;
  brand: string;
  kind: string;
  /** The subject's name. "" if the subject is unknown. */
  name: string;
  score: number;
  signals: string[];
  age: string;
  due: { text: string; isOver: boolean } | null;
  holder: string | null;
}

interface Reader {
  words: Words;
  nameOf: NameOf;
  /** The name of the operator who reads the queue. */
  self: string;
}

/** Returns the queue as text. The first page lists all of `work` among its cases, because `work` is short. */
export function shownQueue({ page, unread }: QueuePart, work: Work[], reader: Reader) {
  const rows = [
    ...page.rows.map((row) => ({ place: row, shown: shownCase(row, reader) })),
    ...work.map((row) => ({ place: row, shown: shownWork(row, reader) })),
  ];
  rows.sort(({ place: one }, { place: other }) => other.score - one.score || one.openedAt - other.openedAt);
  return {
    rows: rows.map(({ shown }) => shown),
    next: page.next,
    unread: unread.map(({ tenant }) => tenant.name),
  };
}

/** A leased case, as text. */
export interface ShownInHand {
  to: string;
  title: string;
  brand: string;
  until: string;
  /** The name of the colleague who handed the case on, with the colleague's text. "" if no colleague did. */
  handed: string;
}

export function shownInHand({ site, ...row }: CaseInHand & { site: Site }, { words, nameOf }: Reader): ShownInHand {
  const { kind, name, lease, handed } = row;
  const what = words.t(`queue.kind_${kind}`);
  const time = clockOf(site.tenant, words)(lease?.until ?? site.now());
  return {
    to: casePath(site.tenant.slug, row.id),
    title: name ? words.t("queue.kind_of", { kind: what, name }) : what,
    brand: site.tenant.name,
    until: words.t("handing.until", { time }),
    handed: handed ? words.t("handing.handed_by", { name: nameOf(handed.author), text: handed.text }) : "",
  };
}

/** Describes leased photos and payments. */
export function shownWorkInHand(work: Work & { lease: NonNullable<Work["lease"]> }, { words }: Reader): ShownInHand {
  const { tenant } = work.site;
  return {
    to: placeOfWork(work),
    title: titleOfWork(work, words),
    brand: tenant.name,
    until: words.t("handing.until", { time: clockOf(tenant, words)(work.lease.until) }),
    handed: "",
  };
}

function shownWork(work: Work, reader: Reader): ShownCase {
  const { key, site, queue, money, count, score, openedAt, isLate, lease } = work;
  const { words, self } = reader;
  const signals = [queue === "photos" ? words.t("work.photos", { count }) : (money?.reason ?? "")];
  return {
    ...{ id: key, score, name: "", brand: site.tenant.name, due: null },
    to: placeOfWork(work, lease?.holder === self),
    kind: titleOfWork(work, words),
    signals: [...signals, isLate ? words.t("work.goal_missed") : ""].filter(Boolean),
    age: ageInWords(Math.max(0, site.now() - openedAt), words),
    holder: holderInWords(site, lease, reader),
  };
}

function titleOfWork({ money }: Work, { t }: Words): string {
  return money ? t(waitingAs(money)) : t("goals.queue_photos");
}

function holderInWords(
  { tenant, now }: Site,
  lease: { holder: string; until: number } | null,
  { words, nameOf, self }: Reader,
): string | null {
  if (!lease) return null;
  const name = lease.holder === self ? words.t("queue.you") : nameOf(lease.holder);
  return words.t("queue.held_by", { name, time: endOf(tenant, words, now())(lease.until) });
}

function shownCase({ site, ...row }: BrandCase, reader: Reader): ShownCase {
  const { words } = reader;
  const { id, kind, name, score, openedAt, dueAt, lease } = row;
  const { slug, name: brand, timeZone } = site.tenant;
  const clock = clockOf({ timeZone }, words);
  return {
    ...{ id, name, score, brand },
    to: casePath(slug, id),
    kind: words.t(`queue.kind_${kind}`),
    signals: row.signals.map((signal) => signalInWords(signal, words)),
    age: ageInWords(site.now() - openedAt, words),
    due: dueAt === null ? null : { text: clock(dueAt), isOver: dueAt < site.now() },
    holder: holderInWords(site, lease, reader),
  };
}

type Signal = QueuedCase["signals"][number];

/** Formats "Insults, threats or pressure ×2". */
function signalInWords({ name, from, count }: Signal, words: Words): string {
  const text = from === "rule" ? ruleInWords(name, words) : reasonInWords(name, from === "complaint", words);
  return count > 1 ? `${text} ×${count}` : text;
}

/** Describes the rule that quarantined a message, or another risk signal. */
export function ruleInWords(rule: string, { t }: Words): string {
  const risk = ruleOf(rule);
  if (risk) return t(`risk.name_${risk}`);
  if (rule.startsWith(WORDS)) return t("queue.held_words", { words: rule.slice(WORDS.length) });
  return rule.startsWith("copies:") ? t("queue.held_copies") : rule;
}

const WORDS = "words: ";

/** Describes the reason of a report or a complaint. */
export function reasonInWords(reason: string, isComplaint: boolean, { t }: Words): string {
  return isComplaint ? t(`complaints.about.${reason as About}`) : t(`reports.reason.${reason as Reason}`);
}
