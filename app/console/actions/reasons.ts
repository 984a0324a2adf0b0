import { wrongFields } from "~/app/domain/checked";
import type { Site } from "~/app/domain/site";
import { engineRules, type HouseRule, houseRules } from "~/app/domain/site/legal/house-rules";
import type { MessageKey, Words } from "~/app/locales";
import { isLanguage, LANGUAGES, type Language, languageListed, languageWithin } from "~/app/locales/names";
import type { ActionField, ActionOption, BrandWhere, Doing, Filled } from "./action";

/**
 * Prepared findings, which exist in every language. Each lists the positions of the engine's house rules that it fits,
 * the usual rule first. Any finding fits a brand's own rules.
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

/** The value of `rule` and `finding` if the operator writes an own text. */
const OWN = "own";

/** Returns the language in which the target's decision is read. */
type Reads = (where: Pick<BrandWhere, "site">, target: string) => Promise<Language>;

/** The statement of reasons of a decision. */
export interface Reasons {
  /** The position of the broken rule in the list of rules. Null if no rule was broken. */
  rule: string | null;
  facts: string;
}

interface Wanted {
  reads: Reads;
  /** Whether a decision may say that no rule was broken. */
  orNone?: boolean;
}

/**
 * Returns the fields for the rule and the findings. Each is chosen in the member's wording or written as the operator's
 * own text.
 */
export function reasonFields({ reads, orNone = false }: Wanted): Record<string, ActionField<BrandWhere>> {
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

/** Returns the field for the language of an operator's own text. */
export function writtenIn(reads: Reads): ActionField<BrandWhere> {
  return {
    kind: "choice",
    label: "findings.language",
    options: async (where, target) => languagesOffered(where, await reads(where, target)),
  };
}

/** Returns an operator's text for the member. Marks a text in another language than the member's. */
export function ownWordsIn({ site }: Pick<BrandWhere, "site">, reads: Language, text: string, written = ""): string {
  return inOwnWords(text, isLanguage(written) ? written : reads, site.words(reads));
}

/**
 * Reads the rule and the findings. Throws `invalid` if either is missing, or a prepared finding does not fit the rule.
 */
export function readReasons(
  { site, context }: Pick<Doing, "site" | "context">,
  reads: Language,
  { rule = "", own_rule = "", finding = "", facts = "", facts_in = "" }: Filled,
): Reasons {
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

/** Throws `invalid` if the finding does not fit the rule. */
function assertGoesWith(site: Site, words: Words, finding: Finding, rule: string): void {
  const rules = engineRules(site, words);
  const places: readonly number[] = FINDINGS[finding];
  if (rule === OWN || places.some((place) => String(place) === rule)) return;
  const names = places.flatMap((place) => rules[place]?.name ?? []);
  const params = { rules: new Intl.ListFormat(words.locale, { type: "disjunction" }).format(names) };
  throw wrongFields({ finding: [{ key: "findings.other_rule", params }] });
}

/** Marks an operator's text if their reader has another language. */
function inOwnWords(text: string, written: Language, { t, language }: Words): string {
  if (written === language) return text;
  return t("findings.in_language", { language: languageWithin(written, language as Language), text });
}

function ruleAt(place: string, rules: HouseRule[]): string | null {
  return place === "" ? null : (rules[Number(place)]?.text ?? null);
}

/**
 * Lists the rules by position. The labels quote the member's wording. For the engine's rules, the operator's wording
 * stands beside the quotation.
 */
function rulesOffered({ site, context }: BrandWhere, reads: Language, first: MessageKey): ActionOption[] {
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

/** Lists the findings, each with the name of its usual engine rule, in the order of the rules. */
function findingsOffered({ site, context }: BrandWhere, reads: Language): ActionOption[] {
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

/** Lists the operator's own language first, because a text in that language needs no mark. */
function languagesOffered({ context }: BrandWhere, reads: Language): ActionOption[] {
  const { t, language: own } = context.visit.words;
  const others = LANGUAGES.filter((each) => each !== reads);
  const named = (each: Language) => languageListed(each, own as Language);
  return [
    { value: "", label: { text: t("findings.their_language", { language: named(reads) }) } },
    ...others.map((each) => ({ value: each, label: { text: named(each) } })),
  ];
}

/** Returns the language of a text. Falls back to the site's language for a reader who has left or never joined. */
export function languageOr({ tenant }: Pick<Site, "tenant">, language: string | null | undefined): Language {
  return isLanguage(language) ? language : tenant.language;
}
