import { CATEGORIES, CATEGORY_NAMES, isCategory } from "~/app/domain/safety/restrictions/restrictions";
import { OWN_RULE } from "~/app/domain/safety/restrictions/rules";
import type { Site } from "~/app/domain/site";
import { type HouseRules, houseRules, languagesOfOwnRules } from "~/app/domain/site/legal/house-rules";
import type { Words } from "~/app/locales";

type Ruled = Pick<Site, "tenant" | "words">;

/** The rules of a brand's house in few words, in their order. */
export function rulesInWords(site: Ruled, words: Words): string[] {
  return (ownRules(site, words) ?? houseRules(site, words)).rules.map(
    ({ name }, at) => name || words.t("quality.rule_number", { n: at + 1 }),
  );
}

/** Whose rule stands at a place: the name of a brand that has rules of its own; "" for what all brands have in common. */
export function houseOf(site: Pick<Site, "tenant">, place: string): string {
  const isCommon = place === "" || place === OWN_RULE || languagesOfOwnRules(site).length === 0;
  return isCommon ? "" : site.tenant.name;
}

/** What a decision rests on, by the place of its rule: "" where none was broken. */
export function placeInWords(site: Ruled, place: string, words: Words): string {
  if (place === "") return words.t("quality.fine");
  if (place === OWN_RULE) return words.t("quality.other_rule");
  return rulesInWords(site, words)[Number(place)] ?? words.t("quality.rule_number", { n: Number(place) + 1 });
}

/**
 * A brand's own rules: in the operator's language where the brand has them in that, else in its own or another one of its languages. None
 * where they are the engine's in all.
 */
function ownRules(site: Ruled, words: Words): HouseRules | undefined {
  const written: string[] = languagesOfOwnRules(site);
  const reads = [words.language, site.tenant.language, ...written].find((each) => written.includes(each));
  return reads === undefined ? undefined : houseRules(site, site.words(reads));
}

/** What a photo was rejected for; "" where it was shown. */
export function photoRuleInWords(category: string, { t }: Words): string {
  if (category === "") return t("quality.photo_shown");
  return t("quality.photo_for", { reason: isCategory(category) ? t(`law.category_${category}`) : category });
}

/** The same in the words of the Transparency Database. */
export function photoClassInWords({ category, keyword }: { category: string; keyword: string }, words: Words): string {
  const name = CATEGORY_NAMES.find(
    (each) => CATEGORIES[each].category === category && CATEGORIES[each].keyword === keyword,
  );
  // Spam and the rest of what only the terms forbid are one there.
  return photoRuleInWords(name === "spam" ? "other" : (name ?? "other"), words);
}
