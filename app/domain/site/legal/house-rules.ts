import type { Site } from "~/app/domain/site";
import type { Language, Words } from "~/app/locales";
import { legalText } from "./legal";

export interface HouseRule {
  /** The few words that it begins with: "Advertising". */
  name: string;
  /** All of it, without markup. */
  text: string;
}

export interface HouseRules {
  /** Empty where a tenant's own text has no list. */
  rules: HouseRule[];
  /** Whether they are the engine's, which are the same in every language. */
  areTheEngines: boolean;
}

/** The languages of a site in which its house rules are its own. */
export function languagesOfOwnRules({ tenant }: Pick<Site, "tenant">): Language[] {
  return tenant.languages.filter((language) => tenant.overrides.pages[language]?.ban);
}

/** The rules that the house rules of a site list in one language, in their order. */
export function houseRules(site: Pick<Site, "tenant">, words: Words): HouseRules {
  const { text, since } = legalText(site, "ban", words);
  const items = [...text.matchAll(/^[-*] (.+)$/gm)].map(([, item = ""]) => item);
  return { rules: items.map((item) => ({ name: nameOf(item), text: plain(item) })), areTheEngines: since !== null };
}

/** The engine's in any language, whatever a site has in their place there. */
export function engineRules({ tenant }: Pick<Site, "tenant">, words: Words): HouseRule[] {
  const plain = { ...tenant, overrides: { ...tenant.overrides, pages: {} } };
  return houseRules({ tenant: plain }, words).rules;
}

/** Its words in bold, else the whole. */
function nameOf(item: string): string {
  const [, bold] = /^\*\*(.+?)\*\*/.exec(item) ?? [];
  return plain(bold ?? item).replace(/[\s.,:;]+$/, "");
}

function plain(markdown: string): string {
  return markdown.replaceAll("**", "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}
