import { Marked, type Token } from "marked";
import type { Site } from "~/app/domain/site";
import { companyFacts } from "~/app/domain/site/company/company";
import { dutiesOf } from "~/app/domain/site/law/duties";
import { wantsImprint } from "~/app/domain/site/law/law";
import { shortenedAtWord } from "~/app/domain/texts";
import type { Language, Words } from "~/app/locales";
import { languageWithin } from "~/app/locales/names";
import { PAGES, type PageName } from "~/tenants/config/vocabulary";
import { countryName } from "../places/places";
import { LEGAL_TEXTS } from "./texts";

export interface LegalPage {
  title: string;
  /** Its first words, for search engines. */
  summary: string;
  /** Safe to set into a page: no raw HTML comes through, and links lead to http(s), mail, phone or this site. */
  html: string;
  /** The day from which the engine's text holds, YYYY-MM-DD; null for a text of the tenant's. */
  since: string | null;
}

/** A legal page as it is written: markdown, with the site's and its company's facts in their places. */
export interface LegalText {
  page: PageName;
  language: string;
  title: string;
  text: string;
  /** The day from which the engine's text holds, YYYY-MM-DD; null for a text of the tenant's. */
  since: string | null;
}

/** A list below a page's text. */
export interface ListBelow {
  title: string;
  head: string[];
  rows: string[][];
}

export function isPageName(name: string): name is PageName {
  return (PAGES as readonly string[]).includes(name);
}

/**
 * A page that the law or good manners want, in the tenant's own words where it has any, filled in with its company. A text
 * that begins with a heading of its own is called by that. `list` stands below it.
 */
export function legalText({ tenant }: Pick<Site, "tenant">, page: PageName, words: Words, list?: ListBelow): LegalText {
  const own = tenant.overrides.pages[words.language as Language]?.[page];
  const facts = factsOf(tenant, words);
  const parts = own
    ? [filled(own, facts).trimStart()]
    : [words.t(`legal.${page}.body`, facts), ...addedTo(page, tenant, words, facts)];
  // Markdown would take a line that follows a list into its last item.
  const text = own ? parts[0]! : parts.join("\n\n").replace(/^(- .*)\n(?=[^\s#-])/gm, "$1\n\n");
  return {
    page,
    language: words.language,
    title: words.t(`legal.${page}.title`),
    text: list ? `${text}\n\n${asTable(list)}` : text,
    since: own ? null : LEGAL_TEXTS[page].since,
  };
}

/** The same as a page. */
export function legalPage(site: Pick<Site, "tenant">, page: PageName, words: Words): LegalPage {
  return asPage(legalText(site, page, words));
}

/** A text that was once put together, as a page. */
export function asPage({ title, text, since }: Pick<LegalText, "title" | "text" | "since">): LegalPage {
  return { ...rendered(text, title), since };
}

export interface OwnPage extends LegalPage {
  /** The language of the text: the tenant's where it lacks the visitor's. */
  language: Language;
}

/** A page of the tenant's own by the last part of its address; undefined where there is none. */
export function ownPage({ tenant }: Pick<Site, "tenant">, name: string, words: Words): OwnPage | undefined {
  for (const language of [words.language as Language, tenant.language]) {
    const pages = tenant.overrides.ownPages[language];
    if (!pages || !Object.hasOwn(pages, name)) continue;
    return { language, ...rendered(filled(pages[name]!.text, factsOf(tenant, words)), name), since: null };
  }
  return undefined;
}

/** The pages of the engine that belong in the footer, in its order. */
export function footerPages({ company, countries }: Pick<Site["tenant"], "company" | "countries">): PageName[] {
  const imprint = [company.country, ...countries].some(wantsImprint);
  return FOOTER.filter((page) => page !== "imprint" || imprint);
}

const FOOTER: readonly PageName[] = [
  "imprint",
  "terms",
  "privacy",
  "cookies",
  "faq",
  "service",
  "return-policy",
  "ban",
  "ranking",
  "accessibility",
];

/** A section that only some sites' pages have. */
function addedTo(page: PageName, tenant: Site["tenant"], { t }: Words, facts: Record<string, string>): string[] {
  return page === "service" && dutiesOf(tenant).eu ? [t("legal.contact_points", facts)] : [];
}

/** The last parts of the addresses of all pages of the tenant's own. */
export function ownPageNames({ overrides, language }: Site["tenant"]): string[] {
  return Object.keys(overrides.ownPages[language] ?? {});
}

/** The links to the tenant's own pages that say that they belong in the footer. */
export function ownFooterLinks(site: Pick<Site, "tenant">, words: Words): { href: string; label: string }[] {
  const { overrides, language } = site.tenant;
  return ownPageNames(site.tenant).flatMap((name) => {
    const { footer } = overrides.ownPages[words.language as Language]?.[name] ?? overrides.ownPages[language]![name]!;
    if (footer === null) return [];
    const label = footer === true ? ownPage(site, name, words)!.title : footer;
    return [{ href: `/pages/${name}`, label }];
  });
}

/** A text as a page: its first heading, where it begins with one of the first rank, else `title`. */
function rendered(text: string, title: string): Omit<LegalPage, "since"> {
  const parts = markdown.lexer(text.trimStart());
  const [first] = parts;
  if (first?.type !== "heading" || first.depth !== 1) {
    return { title, summary: summaryOf(parts), html: markdown.parser(parts) };
  }
  return { title: plain(first.tokens ?? []), summary: summaryOf(parts), html: markdown.parser(parts.slice(1)) };
}

/** As much as a list of results shows. */
const SUMMARY = 155;

/** The first paragraph, cut at a word. */
function summaryOf(parts: Token[]): string {
  const first = parts.find(({ type }) => type === "paragraph");
  const text = first && "tokens" in first ? plain(first.tokens ?? []).replace(/\s+/g, " ") : "";
  return shortenedAtWord(text, SUMMARY);
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
  const languages = tenant.languages.map((each) => languageWithin(each, words.language)).join(", ");
  const facts = { brand: tenant.name, company: company.name, address, contact, languages };
  const written = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, asMarkdown(value)]));
  return {
    ...written,
    facts: companyFacts(tenant, address, words)
      .map((fact) => `- ${asMarkdown(fact)}`)
      .join("\n"),
  };
}

/** A tenant's own page may name the same facts: {{company}}. */
function filled(text: string, facts: Record<string, string>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name]! : whole,
  );
}

function asTable({ title, head, rows }: ListBelow): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => asMarkdown(cell).replace(/\s+/g, " ")).join(" | ")} |`;
  return [`**${asMarkdown(title)}**`, "", line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
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
