import { CATEGORIES, CATEGORY_NAMES, isCategory } from "~/app/domain/safety/restrictions/restrictions";
import { OWN_RULE } from "~/app/domain/safety/restrictions/rules";
import type { Site } from "~/app/domain/site";
import { houseRules } from "~/app/domain/site/legal/house-rules";
import type { Words } from "~/app/locales";

type Ruled = Pick<Site, "tenant" | "words">;

/** The rules of a brand's house in few words, in their order: the operator's language has the engine's, not a brand's own. */
export function rulesInWords(site: Ruled, words: Words): string[] {
  const ours = houseRules(site, words);
  const own = ours.areTheEngines ? ours : houseRules(site, site.words(site.tenant.language));
  return own.rules.map(({ name }, at) => name || words.t("quality.rule_number", { n: at + 1 }));
}

/** Whose rule stands at a place: the name of a brand that has rules of its own; "" for what all brands have in common. */
export function houseOf(site: Ruled, place: string, words: Words): string {
  const isCommon = place === "" || place === OWN_RULE || houseRules(site, words).areTheEngines;
  return isCommon ? "" : site.tenant.name;
}

/** What a decision rests on, by the place of its rule: "" where none was broken. */
export function placeInWords(site: Ruled, place: string, words: Words): string {
  if (place === "") return words.t("quality.fine");
  if (place === OWN_RULE) return words.t("quality.other_rule");
  return rulesInWords(site, words)[Number(place)] ?? words.t("quality.rule_number", { n: Number(place) + 1 });
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
