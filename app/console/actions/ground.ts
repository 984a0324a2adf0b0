import { wrongFields } from "~/app/domain/checked";
import type { Site } from "~/app/domain/site";
import { engineRules, type HouseRule, houseRules } from "~/app/domain/site/legal/house-rules";
import type { MessageKey, Words } from "~/app/locales";
import { isLanguage, LANGUAGES, type Language, languageListed, languageWithin } from "~/app/locales/names";
import type { ActField, ActOption, BrandWhere, Doing, Filled } from "./act";

/**
 * What was found, in words of ours: they are there in the language of whoever gets to read them. Each goes with some of the engine's
 * house rules, by their places, the usual one first; a brand's own rules are worded by the brand, so any may go with those.
 */
const FINDINGS = {
  minor: [0],
  insult: [1, 2],
  unwanted: [1],
  explicit: [1, 7],
  hate: [2, 1],
  other_person: [3, 6],
  money: [4, 3],
  paid: [4, 5, 7],
  advert: [5],
  bulk: [5, 4, 3],
  private: [6, 1, 7],
} as const satisfies Record<string, readonly number[]>;

type Finding = keyof typeof FINDINGS;
const FINDING_NAMES = Object.keys(FINDINGS) as Finding[];

/** A rule in the operator's own words. */
const OWN = "own";

/** The language in which what is said about a target is read. */
type Reads = (where: Pick<BrandWhere, "site">, target: string) => Promise<Language>;

/** On what a decision rests. */
export interface Ground {
  /** Null where no rule was broken. */
  rule: string | null;
  facts: string;
}

interface Wanted {
  reads: Reads;
  /** Whether a decision may say that no rule was broken. */
  orNone?: boolean;
}

/** The rule and the findings, as whom they are about will read them, with room for words of the operator's own. */
export function groundFields({ reads, orNone = false }: Wanted): Record<string, ActField<BrandWhere>> {
  const first: MessageKey = orNone ? "queue.rule_none" : "queue.rule_choose";
  return {
    rule: {
      kind: "choice",
      label: "queue.rule",
      ...(!orNone && { missing: "console.choice_missing" as const }),
      options: async (where, target) => rulesOffered(where, await reads(where, target), first),
    },
    own_rule: { kind: "text", label: "queue.own_rule", hint: "queue.own_rule_hint" },
    finding: {
      kind: "choice",
      label: "queue.facts",
      options: async (where, target) => findingsOffered(where, await reads(where, target)),
    },
    facts: { kind: "words", label: "findings.own_words", hint: "findings.own_words_hint" },
    facts_in: writtenIn(reads),
  };
}

/** In which language an operator's own words are, beside them. */
export function writtenIn(reads: Reads): ActField<BrandWhere> {
  return {
    kind: "choice",
    label: "findings.language",
    options: async (where, target) => languagesOffered(where, await reads(where, target)),
  };
}

/** Words of an operator's as their reader gets them: marked where they are in another language. */
export function ownWordsIn({ site }: Pick<BrandWhere, "site">, reads: Language, text: string, written = ""): string {
  return inOwnWords(text, isLanguage(written) ? written : reads, site.words(reads));
}

/**
 * Throws `invalid` where the rule or the findings are to be said and are not, and where a finding of ours goes with another rule.
 */
export function groundIn(
  { site, context }: Pick<Doing, "site" | "context">,
  reads: Language,
  { rule = "", own_rule = "", finding = "", facts = "", facts_in = "" }: Filled,
): Ground {
  if (rule === OWN && own_rule === "") throw wrongFields({ own_rule: [{ key: "queue.own_rule_missing" }] });
  if (finding === "" && facts === "") throw wrongFields({ facts: [{ key: "queue.facts_missing" }] });
  const words = site.words(reads);
  const written = isLanguage(facts_in) ? facts_in : reads;
  const found = FINDING_NAMES.find((each) => each === finding);
  if (found && houseRules(site, words).areTheEngines) assertGoesWith(site, context.visit.words, found, rule);
  const said = [found && words.t(`findings.${found}`), facts && inOwnWords(facts, written, words)];
  return {
    rule: rule === OWN ? inOwnWords(own_rule, written, words) : ruleAt(rule, houseRules(site, words).rules),
    facts: said.filter(Boolean).join("\n"),
  };
}

/** Throws `invalid` where the rule that is named is another one than the finding is about. */
function assertGoesWith(site: Site, words: Words, finding: Finding, rule: string): void {
  const rules = engineRules(site, words);
  const places: readonly number[] = FINDINGS[finding];
  if (rule === OWN || places.some((place) => String(place) === rule)) return;
  const names = places.flatMap((place) => rules[place]?.name ?? []);
  const params = { rules: new Intl.ListFormat(words.locale, { type: "disjunction" }).format(names) };
  throw wrongFields({ finding: [{ key: "findings.other_rule", params }] });
}

/** Words of an operator's, marked as such where their reader reads another language. */
function inOwnWords(text: string, written: Language, { t, language }: Words): string {
  if (written === language) return text;
  return t("findings.in_language", { language: languageWithin(written, language as Language), text });
}

function ruleAt(place: string, rules: HouseRule[]): string | null {
  return place === "" ? null : (rules[Number(place)]?.text ?? null);
}

/**
 * As whom they are about would read them, since they are quoted; by their place in the list. Where they are the engine's, the
 * operator's own words stand beside it.
 */
function rulesOffered({ site, context }: BrandWhere, reads: Language, first: MessageKey): ActOption[] {
  const own = context.visit.words.language;
  const theirs = houseRules(site, site.words(reads));
  const ours = theirs.areTheEngines && reads !== own ? engineRules(site, context.visit.words) : [];
  const named = theirs.rules.map(({ name }, at) => (ours[at] ? `${ours[at].name} (${name})` : name));
  return [
    { value: "", label: first },
    ...named.map((text, at) => ({ value: String(at), label: { text } })),
    { value: OWN, label: "queue.rule_own" },
  ];
}

/** Each after the name of the rule that it usually goes with, in the order of the rules, where the rules are the engine's. */
function findingsOffered({ site, context }: BrandWhere, reads: Language): ActOption[] {
  const { words } = context.visit;
  const rules = engineRules(site, words);
  const isTied = houseRules(site, site.words(reads)).areTheEngines;
  const offered = FINDING_NAMES.map((each) => {
    const [text, rule] = [words.t(`findings.${each}`), rules[FINDINGS[each][0]]];
    const named = isTied && rule ? words.t("findings.of_rule", { rule: rule.name, text }) : text;
    return { value: each, label: { text: named } };
  });
  return [{ value: "", label: "findings.none" }, ...offered];
}

/** Theirs first: nothing is marked then. */
function languagesOffered({ context }: BrandWhere, reads: Language): ActOption[] {
  const { t, language: own } = context.visit.words;
  const others = LANGUAGES.filter((each) => each !== reads);
  const named = (each: Language) => languageListed(each, own as Language);
  return [
    { value: "", label: { text: t("findings.their_language", { language: named(reads) }) } },
    ...others.map((each) => ({ value: each, label: { text: named(each) } })),
  ];
}

/** The language of a text for somebody who may have left, or never was a member. */
export function languageOr({ tenant }: Pick<Site, "tenant">, language: string | null | undefined): Language {
  return isLanguage(language) ? language : tenant.language;
}
