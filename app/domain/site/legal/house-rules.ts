import type { Site } from "~/app/domain/site";
import type { Language, Words } from "~/app/locales";
import { legalText } from "./legal";

export interface HouseRule {
  /** The rule's first words: "Advertising". */
  name: string;
  /** The full text, without markup. */
  text: string;
}

export interface HouseRules {
  /** The rules. Empty if a tenant's own text has no list. */
  rules: HouseRule[];
  /** Whether the rules are the engine's, which are the same in every language. */
  areTheEngines: boolean;
}

export function languagesOfOwnRules({ tenant }: Pick<Site, "tenant">): Language[] {
  return tenant.languages.filter((language) => tenant.overrides.pages[language]?.ban);
}

export function houseRules(site: Pick<Site, "tenant">, words: Words): HouseRules {
  const { text, since } = legalText(site, "ban", words);
  const items = [...text.matchAll(/^[-*] (.+)$/gm)].map(([, item = ""]) => item);
  return { rules: items.map((item) => ({ name: nameOf(item), text: plain(item) })), areTheEngines: since !== null };
}

/** Returns the engine's rules in any language, whatever the site replaces there. */
export function engineRules({ tenant }: Pick<Site, "tenant">, words: Words): HouseRule[] {
  const plain = { ...tenant, overrides: { ...tenant.overrides, pages: {} } };
  return houseRules({ tenant: plain }, words).rules;
}

function nameOf(item: string): string {
  const [, bold] = /^\*\*(.+?)\*\*/.exec(item) ?? [];
  return plain(bold ?? item).replace(/[\s.,:;]+$/, "");
}

function plain(markdown: string): string {
  return markdown.replaceAll("**", "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}
