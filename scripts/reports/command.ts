import type { Permission } from "~/app/domain/desk/permissions/permissions";
import { isDrawing, pathOf } from "~/app/domain/people/photos/files";
import { textsOn } from "~/app/domain/people/profiles/texts";
import { heldMessages } from "~/app/domain/safety/care/care";
import { fraudRecipients } from "~/app/domain/safety/fraud/fraud";
import { openHeld, openKept } from "~/app/domain/safety/looks/looks";
import { appealRefusal, caseFile } from "~/app/domain/safety/reports/case-file";
import { caseOf, casesToDecide, type Decision, decide, previewDecision } from "~/app/domain/safety/reports/cases";
import { complaintPath } from "~/app/domain/safety/reports/complaints";
import { openOwnCase } from "~/app/domain/safety/reports/removal";
import { risksOf } from "~/app/domain/safety/risk/risk";
import { lift, sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import type { Asked } from "~/db/pages";
import type { CaseKind, Evidence } from "~/db/tables";
import { timeOf } from "../columns.mjs";
import type { Answer, Noun } from "../commands/declaration";
import { whole } from "../commands/readers";
import { type Listing, listing, siteVerb } from "../commands/site-verbs";
import { mayDo, thisActor, thisOperator } from "../operator";
import { shownFirst } from "../previews";
import { orRefuseUnknown, Refusal } from "../refusal";
import { caseLines, clockOf } from "./lines";

const found = { does: "the id of a case, or the number of a report or complaint in it" };
const reason = {
  takes: "<text>",
  does: "why you read the messages: shows their text, and the audit records it",
  permission: "chats.read",
} as const;
const by = { takes: "<name>", does: "who decides, if the system user is not linked to an operator" } as const;
const facts = { takes: "<text>", does: "what was found", needed: "a decision needs its facts" } as const;

export default {
  more: `Complaints must be answered within seven days: the list shows the deadline. Closing a case answers its complaints with --facts and
--rule, on their pages and by email, so write for the complainant. Another operator decides on an appeal.
The site may run. Reported content is deleted six months after its case was closed.`,
  verbs: {
    held: listing({
      does: "Lists quarantined messages, newest first, with the reason: forbidden words, or copies.",
      permission: "cases.see",
      more: "Without --reason it shows no text.",
      options: { reason },
      run: (site, { reason, ...asked }) => listHeld(site, reason, asked),
    }),
    list: listing({
      does: "Lists open cases, the heaviest first.",
      permission: "queue.see",
      more: "service.see shows complaints about money or access, cases.see all other cases.",
      run: listCases,
    }),
    show: siteVerb({
      does: "Shows a case: reports, reporters, evidence and decisions.",
      permission: "queue.see",
      more: `Shows messages only with --reason: the audit records reader and reason, and the members' exports say that it happened. The console
opens the rest of the conversation.`,
      arguments: { case: found },
      options: { reason },
      run: (site, { case: id, reason }) => showCase(site, id, reason),
    }),
    open: siteVerb({
      does: "Opens a case about a profile without a report.",
      permission: "cases.decide",
      arguments: { profile: { does: "its address or its id" } },
      options: { by, facts: { ...facts, does: "what was noticed" } },
      run: (site, { profile, by, facts }) => openCase(site, profile, { by, facts }),
    }),
    close: siteVerb({
      does: "Decides on a case, and answers its complaints.",
      permission: "queue.take",
      more: `Without --yes it only shows the emails, each in its reader's language. --facts and --rule appear in them as written, so write in that
language. A complaint about money or access takes only --facts and the permission service.answer; every other case takes
cases.decide.`,
      arguments: { case: found },
      options: {
        by,
        facts,
        rule: { takes: "<text>", does: "the rule that was broken, if one was" },
        remove: { takes: "<text,...>", does: "texts to take off the profile, as `show` names them", read: names },
        suspend: {
          takes: "<days|for-good>",
          does: "suspends the reported member, who gets an email with the reason",
          read: days,
          permission: "people.suspend",
        },
        fraud: { does: "with --suspend for-good: for fraud; members who answered are told, and refunded" },
        yes: { does: "decides, and sends the emails" },
      },
      run: (site, { case: id, yes, remove = [], ...closing }) => closeCase(site, id, { ...closing, remove }, yes),
    }),
    lift: siteVerb({
      does: "Ends the suspension of a case's member.",
      permission: "people.restore",
      arguments: { case: found },
      options: { by, facts },
      run: (site, { case: id, by, facts }) => liftSuspension(site, id, { by, facts }),
    }),
  },
} satisfies Noun;

function names(given: string): string[] {
  return given.split(",").flatMap((name) => name.trim() || []);
}

function days(given: string): number | "for-good" {
  if (given === "for-good") return given;
  try {
    return whole(1, 36_500)(given);
  } catch {
    throw new Error("takes a number of days, or for-good");
  }
}

/** The operator who decides, and the reason of the decision. */
export interface Reasons {
  /** Name to use if the system user is not linked to an operator. */
  by?: string | undefined;
  facts: string;
}

export interface Closing extends Reasons {
  rule: string | undefined;
  remove: string[];
  suspend: number | "for-good" | undefined;
  fraud?: boolean;
}

/** Lists quarantined messages. Shows their text if a reason is given, which the audit records. */
export async function listHeld(site: Site, why: string | undefined, asked?: Asked): Promise<Listing> {
  const { rows, next } = await (why === undefined
    ? heldMessages(site, asked)
    : openHeld(site, thisOperator(), asked ?? {}, why));
  const messages = rows.map(({ at, fromId, reason, text }) => {
    return { at: timeOf(at), from: memberAt(site, fromId), reason, ...(why !== undefined && { text }) };
  });
  const lines = messages.flatMap(({ at, from, reason, text = "" }) => [
    `${clockOf(site, Date.parse(at))}  ${from}  ${reason}`,
    ...(text === "" ? [] : text.split("\n").map((line) => `  ${line}`)),
  ]);
  return { lines: lines.length > 0 ? lines : ["No message is quarantined"], data: { messages }, next };
}

export async function listCases(site: Site, asked?: Asked): Promise<Listing> {
  const { slug } = site.tenant;
  const kinds = { cases: mayDo("cases.see", slug), service: mayDo("service.see", slug) };
  const { rows: open, next } = await casesToDecide(site, asked, kinds);
  const lines = open.map(({ id, score, kind, subjectId, openedAt, dueAt }) => {
    const facts = [id, `score ${score}`, kind, clockOf(site, openedAt)];
    if (dueAt !== null) facts.push(`answer by ${clockOf(site, dueAt)}`);
    if (subjectId) facts.push(memberAt(site, subjectId));
    return facts.join("  ");
  });
  const cases = open.map(({ id, score, kind, targetId, subjectId, openedAt, dueAt }) => {
    const profile = subjectId ? memberAt(site, subjectId) : null;
    return { id, score, kind, targetId, profile, openedAt: timeOf(openedAt), dueAt: dueAt && timeOf(dueAt) };
  });
  return { lines: lines.length > 0 ? lines : ["No case is open"], data: { cases }, next };
}

/** Shows a case. Shows its messages if a reason is given, which the audit records. */
export async function showCase(site: Site, idOrNumber: string, why?: string): Promise<Answer> {
  const { case: found, reports, complaints, decisions } = await caseNamed(site, idOrNumber);
  assertMay(site, found.kind === "service" ? "service.see" : "cases.see");
  const { subjectId } = found;
  if (why !== undefined) await openKept(site, thisOperator(), found.id, why);
  const risks = subjectId ? await risksOf(site, subjectId) : [];
  const { texts, suspension } = await site.db.read(async (conn) => ({
    texts: await textsOn(conn, subjectId),
    suspension: await sanctionOf(conn, "suspension", { id: subjectId }),
  }));
  const shown = [];
  for (const { evidence, ...report } of reports) {
    const complaint = complaints.get(report.id);
    shown.push({
      ...report,
      evidence: evidence && (await evidenceAt(site, found.kind, evidence, why !== undefined)),
      complaint: complaint && {
        ...complaint,
        page: site.tenant.origin + complaintPath(complaint),
        pictures: await Promise.all(complaint.pictures.map((file) => pictureAt(site, file))),
      },
    });
  }
  const seen = { case: found, reports: shown, risks, texts, suspension: suspension ?? null, decisions };
  return { lines: caseLines(site, seen), data: timed(seen) };
}

/** Returns the messages and the photo of a case if an operator opened them, else their number. */
async function evidenceAt(site: Site, kind: CaseKind, { photo, messages, ...seen }: Evidence, isOpen: boolean) {
  const file = photo && (kind !== "message" || isOpen) ? await pictureAt(site, photo.file) : undefined;
  return { ...seen, photo: file, ...(isOpen ? { messages } : { messagesKept: messages?.length ?? 0 }) };
}

/** Opens a case about a profile without a report. */
export async function openCase(site: Site, address: string, { by, facts }: Reasons): Promise<Answer> {
  const path = /^[0-9a-f-]{36}$/.test(address) ? `/members/${address}` : address;
  const number = await orRefuseUnknown(
    openOwnCase(site, thisOperator(), path, `${actorOf(by)}: ${facts}`),
    `${site.tenant.slug} has no profile ${address}`,
  );
  return { lines: [`Number ${number}`], data: { number } };
}

/** Closes a case. Without `yes` shows the emails and complaint answers instead. */
export async function closeCase(site: Site, id: string, closing: Closing, yes: boolean): Promise<Answer> {
  const { case: found, complaints } = await caseNamed(site, id);
  const isService = found.kind === "service";
  assertMay(site, isService ? "service.answer" : "cases.decide");
  const decision = decisionIn(site, closing);
  if (isService && !isAnswerAlone(decision))
    throw new Refusal("A complaint about money or access takes only --facts: it is about no rule and no member");
  const appeals = mayDo("appeals.decide", site.tenant.slug);
  const refusal = appealRefusal(await caseFile(site, found.id), {
    actor: decision.actor,
    appeals: isService || appeals,
  });
  if (refusal === "not_allowed")
    throw new Refusal("This case has an open appeal, and your roles do not include appeals.decide");
  if (!yes) {
    const pages = [...complaints.values()].map((complaint) => site.tenant.origin + complaintPath(complaint));
    const told =
      pages.length > 0 ? [...pages, `  ${[closing.rule, closing.facts].filter(Boolean).join(" – ")}`, ""] : [];
    const emails = await previewDecision(site, found.id, found.version, decision);
    if (decision.fraud) {
      const members = await fraudRecipients(site, found.subjectId);
      told.push(`Members who answered the banned member, and would be told of the fraud: ${members}`, "");
    }
    return shownFirst(emails, told);
  }
  await decide(site, thisOperator(), found.id, found.version, decision);
  return { lines: [`${found.id} is closed`], data: { closed: found.id } };
}

export async function liftSuspension(site: Site, id: string, { by, facts }: Reasons): Promise<Answer> {
  const { case: found } = await caseNamed(site, id);
  await lift(site, thisOperator(), "suspension", found.subjectId, { actor: actorOf(by), facts });
  return { lines: [`${found.subjectId} is no longer suspended`], data: { lifted: found.subjectId } };
}

/** Throws a Refusal if the roles of the operator do not include the permission for the tenant. */
function assertMay({ tenant: { slug } }: Site, permission: Permission): void {
  if (!mayDo(permission, slug))
    throw new Refusal(`Your roles do not include ${permission} for ${slug}`, "console.not_allowed");
}

function isAnswerAlone({ rule, remove = [], suspendUntil }: Decision): boolean {
  return rule === null && remove.length === 0 && suspendUntil === undefined;
}

function caseNamed(site: Site, idOrNumber: string) {
  return orRefuseUnknown(
    caseOf(site, idOrNumber),
    `${site.tenant.slug} has no case ${idOrNumber}: npx bouquet reports list --tenant ${site.tenant.slug}`,
  );
}

/** Throws a Refusal if there is neither a linked operator nor the option `by`. */
function actorOf(by: string | undefined): string {
  const actor = thisActor(by);
  if (!actor) throw new Refusal("--by <name> is missing. A decision names who made it");
  return actor;
}

function decisionIn(site: Site, { by, facts, rule, remove, suspend, fraud = false }: Closing): Decision {
  const decision = { actor: actorOf(by), facts, rule: rule || null, remove, fraud };
  if (suspend === undefined) return decision;
  return { ...decision, suspendUntil: suspend === "for-good" ? null : site.now() + suspend * DAY };
}

function memberAt({ tenant }: Site, id: string): string {
  return `${tenant.origin}/members/${id}`;
}

/** Finds a case's copy of a photo. Drawings have no copy, because members cannot delete drawings. */
function pictureAt(site: Site, file: string): Promise<string> {
  return site.media.whereabouts(pathOf(file, "l", isDrawing(file) ? "public" : "held"));
}

/** Formats times as ISO 8601: numbers under keys that end in At, or `at`, `from` and `until`. */
function timed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(timed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isTime = typeof inner === "number" && /(At|^at|^from|^until)$/.test(key);
      return [key, isTime ? timeOf(inner) : timed(inner)];
    }),
  );
}

const DAY = 24 * 60 * 60 * 1000;
