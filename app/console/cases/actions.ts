import type { ActionField, ActionOption, BrandAction, BrandWhere, Doing, Filled } from "~/app/console/actions/action";
import { valuesOf } from "~/app/console/actions/checks";
import { languageOr, ownWordsIn, readReasons, reasonFields, writtenIn } from "~/app/console/actions/reasons";
import { CASE_TARGET } from "~/app/console/cases/case-target";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { DomainError, domainError } from "~/app/domain/errors";
import { textInWords } from "~/app/domain/people/profiles/texts";
import { previewFraudNotices } from "~/app/domain/safety/fraud/fraud";
import { appealRefusal, type CaseFile, caseFile } from "~/app/domain/safety/reports/case-file";
import { type Decision, decide, previewDecision } from "~/app/domain/safety/reports/cases";
import { caseChanged, sameActor } from "~/app/domain/safety/reports/reports.errors";
import type { Site } from "~/app/domain/site";
import { withColon } from "~/app/locales/colon";
import type { Language } from "~/app/locales/names";
import { colleagues } from "../frame/colleagues";
import { clockOf } from "../frame/times";
import { likeAccountsBesideCase } from "../members/like-accounts";
import { restrictionInWords } from "./case-words";
import { CLASSES, checkClassed, classedIn, MISUSE } from "./classing-actions";
import { replacedIn } from "./closing-actions";
import { OUTCOMES, outcomesOffered } from "./outcomes-actions";
import { endOf, isForFraud, suspensionOptions } from "./periods-actions";
import { PROOF, proofsIn } from "./proofs-actions";

const notAllowed = domainError("queue.appeal_not_allowed", "forbidden");
/** Thrown if a colleague has closed the case meanwhile. */
const decidedMeanwhile = domainError("queue.decided_meanwhile", "conflict");
/** Thrown if the open case has received new material since the form was shown. */
const grown = domainError("queue.grown", "conflict");

/** The version of the case that the operator saw. */
const VERSION: ActionField<BrandWhere> = { kind: "hidden", label: "queue.case" };

const REMOVE: ActionField<BrandWhere> = { kind: "checks", label: "queue.remove", options: textsOffered };

/** The actions of moderators on cases. */
export const caseActions: Record<string, BrandAction> = {
  "cases.close": {
    ...deciding("queue.action_close"),
    writes: ["cases.decide"],
    permission: "cases.decide",
    fields: {
      version: VERSION,
      ...reasonFields({ reads, orNone: true }),
      remove: REMOVE,
      ...CLASSES,
      proof: PROOF,
    },
  },
  "cases.suspend": {
    ...deciding("queue.action_suspend"),
    hideable: "work.suspend_close",
    closes: async ({ site }, id) => (await caseFile(site, id)).case.subjectId,
    beside: likeAccountsBesideCase,
    permission: "people.suspend",
    fields: {
      version: VERSION,
      period: { kind: "choice", label: "queue.period", missing: "console.choice_missing", options: periodsOffered },
      ...reasonFields({ reads }),
      remove: REMOVE,
      ...CLASSES,
      misuse: MISUSE,
      proof: PROOF,
    },
  },
  "cases.appeal": {
    ...deciding("law.action_appeal"),
    writes: ["appeals.decide"],
    permission: "appeals.decide",
    fields: {
      version: VERSION,
      outcome: { kind: "choice", label: "law.outcome", missing: "law.outcome_choose", options: outcomesOffered },
      give_back: { kind: "checks", label: "law.give_back", hint: "law.give_back_hint", options: standingOffered },
      facts: { kind: "words", label: "queue.facts", hint: "findings.own_words_hint", missing: "queue.facts_missing" },
      facts_in: writtenIn(reads),
    },
  },
};

/** The actions of support and finance on complaints about the service. */
export const serviceActions: Record<string, BrandAction> = {
  "cases.answer": {
    ...onCase("queue.action_answer"),
    ofService: true,
    permission: "service.answer",
    fields: {
      version: VERSION,
      facts: { kind: "words", label: "queue.answer", hint: "queue.answer_hint", missing: "queue.answer_missing" },
      facts_in: writtenIn(reads),
    },
    preview: async (where: BrandWhere, id: string, filled: Filled) => {
      const { caseId, decision } = await answerIn(where, id, filled);
      return explained(where, caseId, previewDecision(where.site, caseId, versionIn(filled), decision));
    },
    run: async (where: Doing, id: string, filled: Filled) => {
      const { caseId, decision } = await answerIn(where, id, filled);
      await explained(where, caseId, decide(where.site, where.who.operator, caseId, versionIn(filled), decision));
      return undefined;
    },
  },
};

async function answerIn(where: Doing, id: string, { facts = "", facts_in = "" }: Filled) {
  const file = await caseFile(where.site, id);
  const said = ownWordsIn(where, readBy(where.site, file), facts, facts_in);
  return { caseId: file.case.id, decision: { actor: where.who.operator.name, rule: null, facts: said } };
}

async function standingOffered({ site, context }: BrandWhere, id: string): Promise<ActionOption[]> {
  const { standing } = await caseFile(site, id);
  const { words } = context.visit;
  const clock = clockOf(site.tenant, words);
  return standing.map((each) => {
    return { value: each.id, label: { text: `${restrictionInWords(each, words)} · ${clock(each.from)}` } };
  });
}

function onCase(title: BrandAction["title"]) {
  return {
    title,
    undoable: true as const,
    ...CASE_TARGET,
  };
}

function deciding(title: BrandAction["title"]) {
  return {
    ...onCase(title),
    check: checkClassed,
    preview: async (where: BrandWhere, id: string, filled: Filled) => {
      const { caseId, subjectId, decision } = await decisionIn(where, id, filled);
      const own = await explained(where, caseId, previewDecision(where.site, caseId, versionIn(filled), decision));
      return decision.fraud ? [...own, ...(await previewFraudNotices(where.site, subjectId))] : own;
    },
    run: async (where: Doing, id: string, filled: Filled) => {
      const { caseId, decision } = await decisionIn(where, id, filled);
      await explained(where, caseId, decide(where.site, where.who.operator, caseId, versionIn(filled), decision));
      return undefined;
    },
  };
}

async function reads({ site }: Pick<BrandWhere, "site">, id: string): Promise<Language> {
  return readBy(site, await caseFile(site, id));
}

/** Returns the language in which the decision is read. */
function readBy(site: Site, { language, reports }: CaseFile): Language {
  return languageOr(site, language ?? reports.find(({ complaint }) => complaint)?.complaint?.language);
}

async function periodsOffered({ site, context }: BrandWhere, id: string): Promise<ActionOption[]> {
  const { subjectId } = (await caseFile(site, id)).case;
  const offered = await suspensionOptions(site, subjectId, context.visit.words);
  return [{ value: "", label: "queue.period_choose" }, ...offered];
}

async function textsOffered({ site, context }: BrandWhere, id: string): Promise<ActionOption[]> {
  const { texts } = await caseFile(site, id);
  return texts.map(({ name, text }) => {
    return {
      value: name,
      label: { text: withColon(context.visit.words, textInWords(name, context.visit.words), text) },
    };
  });
}

interface Given {
  caseId: string;
  subjectId: string;
  decision: Decision;
}

/** Reads the decision. Throws as `readReasons` does, and if this operator may not decide the appeal. */
async function decisionIn(where: Doing, id: string, filled: Filled): Promise<Given> {
  const { site, who } = where;
  const { remove = "", period = "", outcome = "", give_back = "" } = filled;
  const file = await caseFile(site, id);
  const actor = who.operator.name;
  const refusal = appealRefusal(file, { actor, appeals: allows(who.grants, "appeals.decide", site.tenant.slug) });
  if (refusal) throw refusal === "own" ? sameActor() : notAllowed();
  const reasons = readReasons(where, readBy(site, file), filled);
  const came = OUTCOMES.find((each) => each === outcome);
  const appeal = came && { outcome: came, giveBack: valuesOf(give_back) };
  const decision = {
    ...classedIn(filled),
    actor,
    ...reasons,
    remove: valuesOf(remove),
    proof: proofsIn(filled),
    appeal,
  };
  const { id: caseId, subjectId } = file.case;
  if (!period) return { caseId, subjectId, decision };
  const suspendUntil = endOf(period, site.now());
  return {
    caseId,
    subjectId,
    decision: { ...decision, suspendUntil, fraud: isForFraud(period), replaces: replacedIn(filled) },
  };
}

function versionIn({ version }: Filled): number {
  return Number(version) || 0;
}

/** Runs the work. If a colleague closed the case first, adds the colleague's name and decision to the error. */
async function explained<T>({ site, context }: Doing, id: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== caseChanged.code) throw error;
    const { case: found, decisions } = await caseFile(site, id);
    const last = decisions.at(-1);
    if (found.state === "open" || !last) throw grown();
    const nameOf = await colleagues(context.desk);
    const rule = last.rule ?? context.visit.words.t("queue.rule_none");
    throw decidedMeanwhile({ params: { name: nameOf(last.actor), rule, facts: last.facts } });
  }
}
