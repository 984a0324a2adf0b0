import type { Site } from "~/app/domain/site";
import { houseRules } from "~/app/domain/site/legal/house-rules";
import type { CategoryName } from "./categories";

/** By its place in the engine's house rules. */
const OF_HOUSE_RULES = [
  "minor",
  "harassment",
  "hatred",
  "fake",
  "scam",
  "advertising",
  "privacy",
  "other",
] as const satisfies CategoryName[];

/** What a rule of the house is about; undefined for a rule in somebody's own words. */
export function categoryOfRule(site: Pick<Site, "tenant" | "words">, rule: string): CategoryName | undefined {
  for (const language of site.tenant.languages) {
    const { rules, areTheEngines } = houseRules(site, site.words(language));
    const at = areTheEngines ? rules.findIndex(({ text }) => text === rule) : -1;
    if (at >= 0) return OF_HOUSE_RULES[at];
  }
  return undefined;
}
