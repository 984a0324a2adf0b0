import { allows } from "~/app/domain/desk/permissions/permissions";
import { targetsWaiting } from "~/app/domain/desk/postponed/postponed";
import { isPhoto } from "~/app/domain/people/photos/moderation";
import { textInWords } from "~/app/domain/people/profiles/texts";
import { heldFrom } from "~/app/domain/safety/care/care";
import { appealRefusal, type CaseFile, caseFile } from "~/app/domain/safety/reports/case-file";
import { leaseOf } from "~/app/domain/safety/reports/queue";
import { othersOf } from "~/app/domain/safety/reports/sweeping";
import type { Restriction } from "~/app/domain/safety/restrictions/restrictions";
import { noteKnown } from "~/app/domain/safety/second-looks/second-looks";
import type { Suspension } from "~/app/domain/safety/suspensions/suspensions";
import type { Site } from "~/app/domain/site";
import { shortened } from "~/app/domain/texts";
import type { Words } from "~/app/locales";
import { type Language, languageListed } from "~/app/locales/names";
import { memberPath } from "./acts/members";
import { type ShownTalk, shownTalk, withoutChat } from "./case-messages";
import { colleagues, type NameOf } from "./colleagues";
import type { BrandArgs } from "./guards";
import { ruleInWords } from "./shown-queue";
import { type ShownReport, shownReport } from "./shown-report";
import { ageInWords, clockOf, timeOf } from "./times";

type DecisionRow = CaseFile["decisions"][number];

export interface ShownDecision {
  key: string;
  at: string;
  when: string;
  who: string;
  rule: string | null;
  facts: string;
}

export interface ShownHeld {
  id: string;
  /** "To Anna". */
  to: string;
  when: string;
  text: string;
  why: string;
}

export interface ShownNote {
  id: string;
  at: string;
  when: string;
  /** Who wrote it, and to whom they handed the case with it. */
  who: string;
  text: string;
}

/** A case as its page shows it, in words. */
export interface ShownFile {
  id: string;
  brand: { slug: string; name: string };
  title: string;
  version: number;
  isOpen: boolean;
  closed: string | null;
  facts: [name: string, value: string][];
  /** The page of the subject's file; null where there is none, or its reader may not see it. */
  file: string | null;
  lease: { text: string; isOwn: boolean } | null;
  /** Who decided on it just now, in words: that can still be taken back. */
  decided: string | null;
  reports: ShownReport[];
  talk: ShownTalk;
  /** The messages that the site held back, where the case is about those and they were opened. */
  held: ShownHeld[];
  texts: { label: string; text: string }[];
  decisions: ShownDecision[];
  earlier: ShownDecision[];
  notes: ShownNote[];
  /** What of theirs is restricted now. */
  standing: { key: string; what: string; at: string; since: string; why: string }[];
  /** What is to be known about an appeal that waits; null where none does. */
  appeal: string | null;
  /** The acts that this operator may do to it now. */
  acts: {
    note: boolean;
    handOn: boolean;
    close: boolean;
    /** In place of `close` where an appeal waits. */
    appeal: boolean;
    suspend: boolean;
    /** Whether other cases about the same subject could be closed by this one's decision. */
    closeOthers: boolean;
    /** The suspended member whose suspension may be lifted. */
    lift: string | null;
    /** The photo that the case is about, where it is there still and may be rejected. */
    photo: string | null;
  };
}

/** A case of one brand, for somebody who may see it. Throws reports.no_case. */
export async function shownFile(where: BrandArgs): Promise<ShownFile> {
  const { site, who, context, params } = where;
  const file = await caseFile(site, params.id ?? "");
  const { words } = context.visit;
  const { slug, name: brand } = site.tenant;
  const actor = who.operator.name;
  await noteKnown(site, actor, { subjectId: file.case.subjectId, targetId: file.case.id });
  const nameOf = await colleagues(context.desk);
  const refusal = appealRefusal(file, { actor, appeals: allows(who.grants, "appeals.decide", slug) });
  const decidesAtAll = allows(who.grants, "cases.decide", slug);
  const decider = (await targetsWaiting(context.desk, slug, "cases")).get(file.case.id);
  const decides = file.case.state === "open" && refusal === null && decider === undefined;
  const clock = clockOf(site.tenant, words);
  const shown = (decision: DecisionRow) => shownDecision(decision, clock, nameOf);
  const talk = await shownTalk(where, file);
  return {
    id: file.case.id,
    brand: { slug, name: brand },
    title: titleOf(file, words),
    version: file.case.version,
    isOpen: file.case.state === "open",
    closed: file.case.closedAt === null ? null : clock(file.case.closedAt),
    facts: factsOf(site, file, words),
    file:
      file.language !== null && allows(who.grants, "people.see", slug) ? memberPath(slug, file.case.subjectId) : null,
    lease: leaseInWords(site, file, { words, nameOf, actor }),
    decided: decider === undefined ? null : words.t("acts.case_decided", { name: nameOf(`operator:${decider}`) }),
    talk,
    reports: file.reports
      .map((report) => (talk.isOpen ? report : withoutChat(report, file.case)))
      .map((report) => shownReport(site, { ...report, caseId: file.case.id, discards: decidesAtAll }, words)),
    held: talk.isOpen && file.case.kind === "held" ? await heldInWords(site, file.case.subjectId, words) : [],
    texts: file.texts.map(({ name, text }) => ({ label: textInWords(name, words), text })),
    decisions: file.decisions.map(shown).reverse(),
    earlier: file.earlier.map(shown),
    notes: file.notes.map(({ id, at, author, handedTo, text }) => {
      const [from, to] = [nameOf(author), handedTo && nameOf(handedTo)];
      const who = to ? words.t("handing.handed", { from, to }) : from;
      return { id, at: new Date(at).toISOString(), when: clock(at), who, text };
    }),
    standing: file.standing.map((each) => {
      const { id: key, from, ground, facts } = each;
      const what = restrictionInWords(each, words);
      return { key, what, at: new Date(from).toISOString(), since: clock(from), why: `${ground} – ${facts}` };
    }),
    appeal: file.appeal.waits ? appealInWords(file, refusal, { words, nameOf }) : null,
    acts: {
      note: decidesAtAll,
      handOn: decidesAtAll && file.case.state === "open" && decider === undefined && !isTaken(site, file, actor),
      closeOthers:
        decidesAtAll &&
        file.decisions.length > 0 &&
        file.case.state === "closed" &&
        (await othersOf(site, file.case.id)).done > 0,
      close: decides && !file.appeal.waits && allows(who.grants, "cases.decide", slug),
      appeal: decides && file.appeal.waits,
      lift: file.suspension && allows(who.grants, "people.restore", slug) ? file.case.subjectId : null,
      photo: allows(who.grants, "photos.decide", slug) ? await photoIn(site, file) : null,
      suspend: decides && file.language !== null && allows(who.grants, "people.suspend", slug),
    },
  };
}

/** What the site held back of somebody's messages, in words; up to then, UTC ms, where that is given. */
export async function heldInWords(
  site: Site,
  memberId: string,
  words: Words,
  until = Number.POSITIVE_INFINITY,
): Promise<ShownHeld[]> {
  const clock = clockOf(site.tenant, words);
  const held = (await heldFrom(site, memberId)).filter(({ at }) => at <= until);
  return held.map(({ id, toName, at, text, reason }) => ({
    ...{ id, text, when: clock(at), why: ruleInWords(reason, words) },
    to: toName ? words.t("queue.held_to", { name: toName }) : words.t("queue.held"),
  }));
}

/** "Text: About me"; what kind of thing it is where it has no name. */
export function restrictionInWords({ item, itemId, content }: Restriction, words: Words): string {
  const kind = words.t(`law.item_${item}`);
  // A message is chat text, which is opened in its case.
  if (item === "message") return kind;
  if (item === "text") return words.t("queue.kind_of", { kind, name: textInWords(itemId, words) });
  return content?.text ? words.t("queue.kind_of", { kind, name: shortened(content.text, SHOWN) }) : kind;
}

/** Characters of a message. */
const SHOWN = 60;

async function photoIn(site: Site, { case: { kind, targetId } }: CaseFile): Promise<string | null> {
  return kind === "photo" && (await isPhoto(site, targetId)) ? targetId : null;
}

/** "Photo: Bert"; the kind alone where nobody knows whose it is. */
export function titleOf({ case: { kind }, name }: Pick<CaseFile, "case" | "name">, { t }: Words): string {
  const what = t(`queue.kind_${kind}`);
  return name ? t("queue.kind_of", { kind: what, name }) : what;
}

function factsOf(site: Site, { case: found, dueAt, language, suspension }: CaseFile, words: Words): [string, string][] {
  const { t } = words;
  const clock = clockOf(site.tenant, words);
  const reads = language && languageListed(language as Language, words.language as Language);
  return [
    [t("console.brand"), site.tenant.name],
    [t("queue.score"), String(found.score)],
    [t("queue.waiting"), found.state === "open" ? ageInWords(site.now() - found.openedAt, words) : ""],
    [t("queue.due"), dueAt === null ? "" : clock(dueAt)],
    [t("queue.reads"), reads ?? ""],
    [t("queue.suspended"), suspension ? periodOf(suspension, site, words) : ""],
    [t("queue.member_id"), found.subjectId],
  ];
}

function periodOf({ until }: Suspension, { tenant }: Site, words: Words): string {
  if (until === null) return words.t("suspensions.for_good");
  return words.t("suspensions.until", { date: clockOf(tenant, words)(until) });
}

function isTaken(site: Site, { case: found }: CaseFile, actor: string): boolean {
  const lease = leaseOf(site, found);
  return lease !== null && lease.holder !== actor;
}

function leaseInWords(
  site: Site,
  { case: found }: CaseFile,
  { words, nameOf, actor }: { words: Words; nameOf: NameOf; actor: string },
): ShownFile["lease"] {
  const lease = found.state === "open" ? leaseOf(site, found) : null;
  if (!lease) return null;
  const isOwn = lease.holder === actor;
  const time = timeOf(site.tenant, words)(lease.until);
  const text = isOwn
    ? words.t("queue.yours_until", { time })
    : words.t("queue.theirs_until", { time, name: nameOf(lease.holder) });
  return { text, isOwn };
}

function appealInWords(
  { appeal }: CaseFile,
  refusal: "own" | "not_allowed" | null,
  { words: { t }, nameOf }: { words: Words; nameOf: NameOf },
): string {
  if (refusal) return t(`queue.appeal_${refusal}`);
  const names = [...new Set(appeal.against.map(nameOf))].join(", ");
  return names ? t("queue.appeal_against", { names }) : t("queue.appeal_waits");
}

function shownDecision(
  { key, at, actor, rule, facts }: DecisionRow,
  clock: (at: number) => string,
  nameOf: NameOf,
): ShownDecision {
  return { key, at: new Date(at).toISOString(), when: clock(at), who: nameOf(actor), rule, facts };
}
