import type { Site } from "~/app/domain/site";
import { type HouseRules, houseRules } from "~/app/domain/site/legal/house-rules";
import { type Language, wordsFor } from "~/app/locales";
import { derived } from "~/tenants/config/derived";
import type { Tenant } from "~/tenants/config/schema";
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

/** The rule of the house that is about this, in each language of the site; none where the rules are the brand's own. */
export function rulesAbout(site: Pick<Site, "tenant" | "words">, category: CategoryName): string[] {
  const place = OF_HOUSE_RULES.findIndex((each) => each === (category === "spam" ? "advertising" : category));
  if (place < 0) return [];
  return site.tenant.languages.flatMap((language) => {
    const { rules, areTheEngines } = houseRules(site, site.words(language));
    return areTheEngines ? (rules[place]?.text ?? []) : [];
  });
}

/** A rule in each language of the site: its words alone where it is in somebody's own. */
export function rulesLike({ tenant }: Pick<Site, "tenant">, rule: string): string[] {
  const places = placesOf(tenant);
  const place = places.get(rule);
  return place === undefined ? [rule] : [...places].flatMap(([text, at]) => (at === place ? text : []));
}

/** What stands for a rule in somebody's own words, beside the places of the others. */
export const OWN_RULE = "own";

/**
 * A rule by its place among the rules of the house, the same in every language: "3" of the engine's, "brand-3" of the brand's own, which
 * it may have in some of its languages alone.
 */
export function placeOfRule({ tenant }: Pick<Site, "tenant">, rule: string): string {
  return placesOf(tenant).get(rule) ?? OWN_RULE;
}

/** Whether it names a rule as `placeOfRule` does. */
export function isPlaceOfRule({ tenant }: Pick<Site, "tenant">, place: string): boolean {
  return place === OWN_RULE || [...placesOf(tenant).values()].includes(place);
}

/** A language whose house rules have this place: the given one where it can be, or where none has. */
export function languageOfRule(site: Pick<Site, "tenant" | "words">, place: string, reads: Language): Language {
  const { language, languages } = site.tenant;
  return [reads, language, ...languages].find((each) => hasRule(site, place, each)) ?? reads;
}

function hasRule(site: Pick<Site, "tenant" | "words">, place: string, language: Language): boolean {
  return placesIn(houseRules(site, site.words(language))).includes(place);
}

/** Every rule of the house in each language of the site, by its words. */
const placesOf = derived((tenant: Tenant): ReadonlyMap<string, string> => {
  const rules = tenant.languages.flatMap((language) => {
    const house = houseRules({ tenant }, wordsFor(tenant, language));
    const places = placesIn(house);
    return house.rules.map(({ text }, at): [string, string] => [text, places[at]!]);
  });
  return new Map(rules);
});

/** As `placeOfRule` gives them, in the order of the rules. */
export function placesIn({ rules, areTheEngines }: HouseRules): string[] {
  return rules.map((_, at) => (areTheEngines ? String(at) : `${OF_BRAND}${at}`));
}

/** What such a place says. */
export function whichRule(place: string): { at: number; isTheBrands: boolean } {
  const isTheBrands = place.startsWith(OF_BRAND);
  return { at: Number(isTheBrands ? place.slice(OF_BRAND.length) : place), isTheBrands };
}

const OF_BRAND = "brand-";
