import { Marked, type Token } from "marked";
import type { Site } from "~/app/domain/site";
import type { Language, Words } from "~/app/locales";
import { PAGES, type PageName } from "~/tenants/vocabulary";
import { countryName } from "../places/places";

export interface LegalPage {
  title: string;
  /** Safe to set into a page: no raw HTML comes through, and links lead to http(s), mail, phone or this site. */
  html: string;
}

export function isPageName(name: string): name is PageName {
  return (PAGES as readonly string[]).includes(name);
}

/**
 * A page that the law or good manners want, in the tenant's own words where it has any, filled in with its company. A text
 * that begins with a heading of its own is called by that.
 */
export function legalPage({ tenant }: Site, page: PageName, words: Words): LegalPage {
  const own = tenant.overrides.pages[words.language as Language]?.[page];
  const facts = factsOf(tenant, words);
  const body = own ? filled(own, facts) : words.t(`legal.${page}.body`, facts);
  const parts = markdown.lexer(body.trimStart());
  const [first] = parts;
  if (first?.type !== "heading" || first.depth !== 1) {
    return { title: words.t(`legal.${page}.title`), html: markdown.parser(parts) };
  }
  return { title: plain(first.tokens ?? []), html: markdown.parser(parts.slice(1)) };
}

const markdown = new Marked({
  renderer: {
    // The page's title is the only one of the first rank.
    heading({ tokens, depth }) {
      const rank = Math.max(2, depth);
      return `<h${rank}>${this.parser.parseInline(tokens)}</h${rank}>\n`;
    },
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return /^(https?:|mailto:|tel:|\/(?!\/))/.test(href) ? `<a href="${escaped(href)}">${text}</a>` : text;
    },
  },
});

function factsOf(tenant: Site["tenant"], words: Words): Record<string, string> {
  const { company } = tenant;
  const address = `${company.address}, ${company.city}, ${countryName(company.country, words.language)}`;
  const contact = [company.supportEmail, company.supportPhone].filter(Boolean).join(", ") || address;
  const facts = { brand: tenant.name, company: company.name, address, contact };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, asMarkdown(value)]));
}

/** A tenant's own page may name the same facts: {{company}}. */
function filled(text: string, facts: Record<string, string>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name]! : whole,
  );
}

function asMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|]/g, "\\$&");
}

function plain(tokens: Token[]): string {
  return tokens
    .map((token) =>
      "tokens" in token && token.tokens ? plain(token.tokens) : "text" in token ? token.text : token.raw,
    )
    .join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
