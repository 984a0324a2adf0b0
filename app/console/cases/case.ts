import { hiddenOn } from "~/app/console/actions/hidden-actions";
import { casePath } from "~/app/console/cases/case-target";
import { colleagues, type NameOf } from "~/app/console/frame/colleagues";
import type { BrandArgs } from "~/app/console/frame/guards";
import { ageInWords, clockOf, endOf } from "~/app/console/frame/times";
import { asideOf, type ShownAction } from "~/app/console/members/aside";
import { memberPath } from "~/app/console/members/member-links";
import { risksInWords, type ShownRisk } from "~/app/console/members/risk-words";
import { mailInWords } from "~/app/console/members/timeline";
import { siteOfCase } from "~/app/console/queue/queue";
import { ruleInWords } from "~/app/console/queue/shown-queue";
import { findPendingTargets } from "~/app/domain/desk/pending-actions/pending-actions";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { lookedAtAgain, settingsOf } from "~/app/domain/desk/settings/settings";
import { isPhoto } from "~/app/domain/people/photos/moderation";
import { textInWords } from "~/app/domain/people/profiles/texts";
import { heldFrom } from "~/app/domain/safety/care/care";
import { decisionsAlike } from "~/app/domain/safety/reports/alike";
import { appealRefusal, type CaseFile, caseFile } from "~/app/domain/safety/reports/case-file";
import { leaseOf } from "~/app/domain/safety/reports/queue";
import { othersOf } from "~/app/domain/safety/reports/sweeping";
import { isGravest, type Sanction } from "~/app/domain/safety/sanctions/sanctions";
import { noteKnown } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { type Language, languageListed } from "~/app/locales/names";
import { type ShownTalk, shownTalk, withoutChat } from "./case-messages";
import { restrictionInWords, titleOf } from "./case-words";
import { accountsOfComplaints } from "./complainants";
import { proofsInWords, type ShownProof } from "./proof-words";
import { type ShownReport, shownReport } from "./shown-report";

type DecisionRow = CaseFile["decisions"][number];

export interface ShownDecision {
  key: string;
  at: string;
  when: string;
  who: string;
  rule: string | null;
  facts: string;
  /** When an appeal reversed the decision, as text. Null while the decision stands. */
  reversed: string | null;
  /** The address of the page of the decision's case. Left out for a decision on this case. */
  to?: string;
  /** The evidence of the decision besides text. */
  proof: ShownProof[];
}

export interface ShownHeld {
  id: string;
  /** Formats "To Anna". */
  to: string;
  when: string;
  text: string;
  why: string;
}

export interface ShownNote {
  id: string;
  at: string;
  when: string;
  /** The author of the note, and the colleague who received the case with it. */
  who: string;
  text: string;
}

/** A case as text, for its page. */
export interface ShownFile {
  id: string;
  brand: { slug: string; name: string };
  title: string;
  version: number;
  isOpen: boolean;
  closed: string | null;
  facts: [name: string, value: string][];
  /** The address of the page of the subject's file. Null if the subject has no file, or the reader may not see it. */
  file: string | null;
  lease: { text: string; isOwn: boolean } | null;
  /** Who has just decided, as text, while the decision can be undone. */
  decided: string | null;
  reports: ShownReport[];
  talk: ShownTalk;
  /** The quarantined messages. Empty unless the case is about quarantined messages and the operator opened them. */
  held: ShownHeld[];
  /** The risk signals of the subject. */
  risks: ShownRisk[];
  texts: { label: string; text: string }[];
  decisions: ShownDecision[];
  earlier: ShownDecision[];
  /** Earlier decisions on cases of this kind about other members, by the same rule. */
  alike: ShownDecision[];
  notes: ShownNote[];
  /** The emails of the case, and their delivery. */
  mails: { key: string; at: string; when: string; what: string; state: string; isBad: boolean }[];
  /** The subject's current restrictions. */
  standing: { key: string; what: string; at: string; since: string; why: string }[];
  /** The facts of the undecided appeal, as text. Null without an undecided appeal. */
  appeal: string | null;
  /** The actions that this operator may take now. */
  actions: {
    /** Whether the operator may answer a complaint about the service. All other actions are then missing. */
    answer: boolean;
    /** The name of the action that writes a note. Null if the action is not offered. */
    note: string | null;
    handOn: string | null;
    close: boolean;
    /** Whether the operator may decide the appeal. Offered instead of `close`. */
    appeal: boolean;
    suspend: boolean;
    /** Whether the decision on this case could close other cases about the same subject. */
    closeOthers: boolean;
    /** The suspended member, if the suspension may be lifted. */
    lift: string | null;
    /** The photo of the case, if it still exists and may be rejected. */
    photo: string | null;
    skip: boolean;
    /** The actions on the subject, which do not close the case. */
    aside: ShownAction[];
  };
}

/** Returns a case. Throws reports.no_case, and console.not_allowed if the operator may not see its kind. */
export async function shownFile(where: BrandArgs): Promise<ShownFile> {
  const { site, who, context, params } = where;
  const file = await caseFile(site, params.id ?? "");
  siteOfCase(where, file.case, site.tenant.slug);
  const { words } = context.visit;
  const { subjectId } = file.case;
  const { slug, name: brand } = site.tenant;
  const actor = who.operator.name;
  await noteKnown(site, actor, { subjectId, targetId: file.case.id });
  const nameOf = await colleagues(context.desk);
  const isService = file.case.kind === "service";
  const refusal = appealRefusal(file, { actor, appeals: isService || allows(who.grants, "appeals.decide", slug) });
  const decidesAtAll = !isService && allows(who.grants, "cases.decide", slug);
  const answersAtAll = isService && allows(who.grants, "service.answer", slug);
  const handles = decidesAtAll || answersAtAll;
  const decider = (await findPendingTargets(context.desk, slug, "cases")).get(file.case.id);
  const decides = file.case.state === "open" && refusal === null && decider === undefined;
  const clock = clockOf(site.tenant, words);
  const proofs = await proofsInWords(where, file);
  const shown = (decision: DecisionRow) => ({
    ...shownDecision(decision, clock, nameOf),
    proof: proofs(decision.proof),
  });
  const talk = await shownTalk(where, file);
  const accounts = await accountsOfComplaints(where, file);
  const hidden = await hiddenOn(context.desk, file);
  const alike = await decisionsAlike(site, file, lookedAtAgain(await settingsOf(context.desk)));
  const offers = (action: string) => !hidden.has(action);
  return {
    id: file.case.id,
    brand: { slug, name: brand },
    title: titleOf(file, words),
    version: file.case.version,
    isOpen: file.case.state === "open",
    closed: file.case.closedAt === null ? null : clock(file.case.closedAt),
    facts: factsOf(site, file, words),
    file: file.language !== null && allows(who.grants, "people.see", slug) ? memberPath(slug, subjectId) : null,
    lease: leaseInWords(site, file, { words, nameOf, actor }),
    decided: decider === undefined ? null : words.t("actions.case_decided", { name: nameOf(`operator:${decider}`) }),
    talk,
    reports: file.reports
      .map((report) => (talk.isOpen ? report : withoutChat(report, file.case)))
      .map((report) => {
        const discards = decidesAtAll && offers("reports.discard");
        const account = accounts(report.id);
        const shownOne = shownReport(site, { ...report, caseId: file.case.id, discards, account }, words);
        return decidesAtAll ? shownOne : { ...shownOne, mark: null };
      }),
    held: talk.isOpen && file.case.kind === "held" ? await heldInWords(site, subjectId, words) : [],
    risks: subjectId === "" ? [] : await risksInWords(site, subjectId, words),
    texts: file.texts.map(({ name, text }) => ({ label: textInWords(name, words), text })),
    decisions: file.decisions.map(shown).reverse(),
    earlier: file.earlier.map(shown),
    alike: alike.map((each) => ({ ...shown(each), proof: [], to: casePath(slug, each.caseId) })),
    notes: file.notes.map(({ id, at, author, handedTo, text }) => {
      const [from, to] = [nameOf(author), handedTo && nameOf(handedTo)];
      const who = to ? words.t("handing.handed", { from, to }) : from;
      return { id, at: new Date(at).toISOString(), when: clock(at), who, text };
    }),
    mails: file.mails.map(({ kind, state, own, mails, at }) => ({
      ...{ key: `${kind} ${state} ${own}`, at: new Date(at).toISOString(), when: clock(at) },
      ...{ state: words.t(`queue.mail_${state}`), isBad: state === "failed" || state === "returned" },
      what: `${mailInWords(kind, words)} · ${own ? words.t("queue.mail_to_own") : words.t("queue.mail_to_others", { n: mails })}`,
    })),
    standing: file.standing.map((each) => {
      const { id: key, from, ground, facts } = each;
      const what = restrictionInWords(each, words);
      return { key, what, at: new Date(from).toISOString(), since: clock(from), why: `${ground} – ${facts}` };
    }),
    appeal: file.appeal.waits ? appealInWords(file, refusal, { words, nameOf }) : null,
    actions: {
      note: handles ? `${isService ? "service" : "cases"}.note` : null,
      handOn:
        offers("cases.hand_on") &&
        handles &&
        file.case.state === "open" &&
        decider === undefined &&
        !isTaken(site, file, actor)
          ? `${isService ? "service" : "cases"}.hand_on`
          : null,
      closeOthers:
        offers("cases.close_others") &&
        decidesAtAll &&
        file.decisions.length > 0 &&
        file.case.state === "closed" &&
        (await othersOf(site, file.case.id)).done > 0,
      answer: decides && answersAtAll,
      close: decides && decidesAtAll && !file.appeal.waits,
      appeal: decides && !isService && file.appeal.waits,
      lift:
        offers("members.lift") && file.suspension && allows(who.grants, "people.restore", slug)
          ? file.case.subjectId
          : null,
      photo: offers("photos.reject") && allows(who.grants, "photos.decide", slug) ? await photoIn(site, file) : null,
      suspend:
        offers("cases.suspend") &&
        decides &&
        file.language !== null &&
        allows(who.grants, "people.suspend", slug) &&
        !(file.suspension && isGravest(file.suspension)),
      skip: decides && !file.appeal.waits && decidesAtAll && offers("cases.skip"),
      aside: decides && file.language !== null ? asideOf(where, file, offers) : [],
    },
  };
}

/** Lists a member's quarantined messages as text, up to a time (UTC ms) if given. */
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

async function photoIn(site: Site, { case: { kind, targetId } }: CaseFile): Promise<string | null> {
  return kind === "photo" && (await isPhoto(site, targetId)) ? targetId : null;
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

function periodOf({ until }: Sanction, { tenant }: Site, words: Words): string {
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
  const time = endOf(site.tenant, words, site.now())(lease.until);
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
  { key, at, actor, rule, facts, reversedAt }: DecisionRow,
  clock: (at: number) => string,
  nameOf: NameOf,
): Omit<ShownDecision, "proof"> {
  const reversed = reversedAt === null ? null : clock(reversedAt);
  return { key, at: new Date(at).toISOString(), when: clock(at), who: nameOf(actor), rule, facts, reversed };
}
