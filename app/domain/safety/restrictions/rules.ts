import type { Site } from "~/app/domain/site";
import { type HouseRules, houseRules } from "~/app/domain/site/legal/house-rules";
import { type Language, wordsFor } from "~/app/locales";
import { derived } from "~/tenants/config/derived";
import type { Tenant } from "~/tenants/config/schema";
import type { CategoryName } from "./categories";

/** The category of each house rule of the engine, by the rule's position. */
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

/** Returns the category of a house rule; undefined for free text. */
export function categoryOfRule(site: Pick<Site, "tenant" | "words">, rule: string): CategoryName | undefined {
  for (const language of site.tenant.languages) {
    const { rules, areTheEngines } = houseRules(site, site.words(language));
    const at = areTheEngines ? rules.findIndex(({ text }) => text === rule) : -1;
    if (at >= 0) return OF_HOUSE_RULES[at];
  }
  return undefined;
}

/** Returns the house rule of a category in each language of the site; [] if the brand has its own rules. */
export function rulesAbout(site: Pick<Site, "tenant" | "words">, category: CategoryName): string[] {
  const place = OF_HOUSE_RULES.findIndex((each) => each === (category === "spam" ? "advertising" : category));
  if (place < 0) return [];
  return site.tenant.languages.flatMap((language) => {
    const { rules, areTheEngines } = houseRules(site, site.words(language));
    return areTheEngines ? (rules[place]?.text ?? []) : [];
  });
}

/** Returns a rule in each language of the site; free text as it is. */
export function rulesLike({ tenant }: Pick<Site, "tenant">, rule: string): string[] {
  const places = placesOf(tenant);
  const place = places.get(rule);
  return place === undefined ? [rule] : [...places].flatMap(([text, at]) => (at === place ? text : []));
}

/** The place of a rule that is free text. */
export const OWN_RULE = "own";

/** Returns a rule's place, the same in every language: "3" of the engine's rules, "brand-3" of the brand's own. */
export function placeOfRule({ tenant }: Pick<Site, "tenant">, rule: string): string {
  return placesOf(tenant).get(rule) ?? OWN_RULE;
}

export function isPlaceOfRule({ tenant }: Pick<Site, "tenant">, place: string): boolean {
  return place === OWN_RULE || [...placesOf(tenant).values()].includes(place);
}

/** Returns a language whose house rules have this place: `reads` if possible, or if no language has the place. */
export function languageOfRule(site: Pick<Site, "tenant" | "words">, place: string, reads: Language): Language {
  const { language, languages } = site.tenant;
  return [reads, language, ...languages].find((each) => hasRule(site, place, each)) ?? reads;
}

function hasRule(site: Pick<Site, "tenant" | "words">, place: string, language: Language): boolean {
  return placesIn(houseRules(site, site.words(language))).includes(place);
}

/** The place of every house rule by its text, in each language of the site. */
const placesOf = derived((tenant: Tenant): ReadonlyMap<string, string> => {
  const rules = tenant.languages.flatMap((language) => {
    const house = houseRules({ tenant }, wordsFor(tenant, language));
    const places = placesIn(house);
    return house.rules.map(({ text }, at): [string, string] => [text, places[at]!]);
  });
  return new Map(rules);
});

export function placesIn({ rules, areTheEngines }: HouseRules): string[] {
  return rules.map((_, at) => (areTheEngines ? String(at) : `${OF_BRAND}${at}`));
}

export function whichRule(place: string): { at: number; isTheBrands: boolean } {
  const isTheBrands = place.startsWith(OF_BRAND);
  return { at: Number(isTheBrands ? place.slice(OF_BRAND.length) : place), isTheBrands };
}

const OF_BRAND = "brand-";
