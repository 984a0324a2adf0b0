import { clockOf } from "~/app/console/frame/times";
import { CATEGORIES, CATEGORY_NAMES, isCategory } from "~/app/domain/safety/restrictions/restrictions";
import { OWN_RULE, placesIn, whichRule } from "~/app/domain/safety/restrictions/rules";
import type { Disagreement } from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import { engineRules, type HouseRule, houseRules, languagesOfOwnRules } from "~/app/domain/site/legal/house-rules";
import type { Language, Words } from "~/app/locales";
import { withColon } from "~/app/locales/colon";

type Ruled = Pick<Site, "tenant" | "words">;

/** Returns the rules for a reader of this language by position, named in the operator's language. */
export function rulesInWords(site: Ruled, reads: Language, words: Words): { place: string; name: string }[] {
  return placesIn(houseRules(site, site.words(reads))).map((place) => ({
    place,
    name: placeInWords(site, place, words),
  }));
}

/** Returns the name of the brand to which the rule at a position belongs. "" for a rule of the engine. */
export function houseOf({ tenant }: Pick<Site, "tenant">, place: string): string {
  return whichRule(place).isTheBrands ? tenant.name : "";
}

/** Names the rule of a decision by its position. "" if no rule was broken. */
export function placeInWords(site: Ruled, place: string, words: Words): string {
  if (place === "") return words.t("quality.fine");
  if (place === OWN_RULE) return words.t("quality.other_rule");
  const { at, isTheBrands } = whichRule(place);
  const rules = isTheBrands ? ownRules(site, words) : engineRules(site, words);
  return rules[at]?.name || words.t("quality.rule_number", { n: at + 1 });
}

/** Returns a brand's own rules: in the operator's language if the brand has them, else in one of its languages. */
function ownRules(site: Ruled, words: Words): HouseRule[] {
  const written: string[] = languagesOfOwnRules(site);
  const reads = [words.language, site.tenant.language, ...written].find((each) => written.includes(each));
  return reads === undefined ? [] : houseRules(site, site.words(reads)).rules;
}

/** Names why a photo was rejected. "" if it was approved. */
export function photoRuleInWords(category: string, { t }: Words): string {
  if (category === "") return t("quality.photo_shown");
  return t("quality.photo_for", { reason: isCategory(category) ? t(`law.category_${category}`) : category });
}

/** Names why a photo was rejected, from the terms of the Transparency Database. "" if it was approved. */
export function photoClassInWords({ category, keyword }: { category: string; keyword: string }, words: Words): string {
  const name = CATEGORY_NAMES.find(
    (each) => CATEGORIES[each].category === category && CATEGORIES[each].keyword === keyword,
  );
  // Spam and all other breaches that concern only the terms are one category in that database.
  return photoRuleInWords(name === "spam" ? "other" : (name ?? "other"), words);
}

/** Describes both sides of a disagreement. */
export function disagreementInWords(site: Site, row: Disagreement, words: Words) {
  const { id, kind, lookedAt, firstRule, firstMeasure, secondRule, secondMeasure } = row;
  const said = (rule: string, measure: typeof firstMeasure) => {
    if (kind === "photo") return photoRuleInWords(rule, words);
    const named = placeInWords(site, rule, words);
    return rule === "" ? named : withColon(words, named, words.t(`quality.measure_${measure}`));
  };
  const { slug, name } = site.tenant;
  return {
    id,
    brand: name,
    when: clockOf(site.tenant, words)(lookedAt ?? 0),
    first: said(firstRule, firstMeasure),
    second: said(secondRule, secondMeasure),
    settle: `/brands/${slug}/actions/second_looks.settle?on=${id}`,
  };
}
