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

export interface LegalPage {
  title: string;
  /** The page's first words, for search engines. */
  summary: string;
  /** Safe HTML: no raw HTML passes, and links lead to http(s), mail, phone or this site. */
  html: string;
  /** The first day of the engine's text, YYYY-MM-DD; null for a tenant's text. */
  since: string | null;
}

/** A legal page's source: markdown with the facts of site and company filled in. */
export interface LegalText {
  page: PageName;
  language: string;
  title: string;
  text: string;
  since: string | null;
}

export interface ListBelow {
  title: string;
  head: string[];
  rows: string[][];
}

export function isPageName(name: string): name is PageName {
  return (PAGES as readonly string[]).includes(name);
}

/**
 * Returns the tenant's own text of a page, else the engine's. A leading heading becomes the title. `list` follows below
 * the text.
 */
export function legalText({ tenant }: Pick<Site, "tenant">, page: PageName, words: Words, list?: ListBelow): LegalText {
  const own = tenant.overrides.pages[words.language as Language]?.[page];
  const facts = factsOf(tenant, words);
  const parts = own
    ? [filled(own, facts).trimStart()]
    : [words.t(`legal.${page}.body`, facts), ...addedTo(page, tenant, words, facts)];
  // Markdown would append a line that follows a list to its last item.
  const text = own ? parts[0]! : parts.join("\n\n").replace(/^(- .*)\n(?=[^\s#-])/gm, "$1\n\n");
  return {
    page,
    language: words.language,
    title: words.t(`legal.${page}.title`),
    text: list ? `${text}\n\n${asTable(list)}` : text,
    since: own ? null : SINCE[page],
  };
}

export function legalPage(site: Pick<Site, "tenant">, page: PageName, words: Words): LegalPage {
  return asPage(legalText(site, page, words));
}

export function asPage({ title, text, since }: Pick<LegalText, "title" | "text" | "since">): LegalPage {
  return { ...rendered(text, title), since };
}

export interface OwnPage extends LegalPage {
  /** The language of the text: the tenant's if the visitor's is missing. */
  language: Language;
}

/** Returns a tenant's additional page by the last part of its address; undefined if unknown. */
export function ownPage({ tenant }: Pick<Site, "tenant">, name: string, words: Words): OwnPage | undefined {
  for (const language of [words.language as Language, tenant.language]) {
    const pages = tenant.overrides.ownPages[language];
    if (!pages || !Object.hasOwn(pages, name)) continue;
    return { language, ...rendered(filled(pages[name]!.text, factsOf(tenant, words)), name), since: null };
  }
  return undefined;
}

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

function addedTo(page: PageName, tenant: Site["tenant"], { t }: Words, facts: Record<string, string>): string[] {
  return page === "service" && dutiesOf(tenant).eu ? [t("legal.contact_points", facts)] : [];
}

export function ownPageNames({ overrides, language }: Site["tenant"]): string[] {
  return Object.keys(overrides.ownPages[language] ?? {});
}

export function ownFooterLinks(site: Pick<Site, "tenant">, words: Words): { href: string; label: string }[] {
  const { overrides, language } = site.tenant;
  return ownPageNames(site.tenant).flatMap((name) => {
    const { footer } = overrides.ownPages[words.language as Language]?.[name] ?? overrides.ownPages[language]![name]!;
    if (footer === null) return [];
    const label = footer === true ? ownPage(site, name, words)!.title : footer;
    return [{ href: `/pages/${name}`, label }];
  });
}

/** Renders a text as a page, titled by its leading first-level heading, else `title`. */
function rendered(text: string, title: string): Omit<LegalPage, "since"> {
  const parts = markdown.lexer(text.trimStart());
  const [first] = parts;
  if (first?.type !== "heading" || first.depth !== 1) {
    return { title, summary: summaryOf(parts), html: markdown.parser(parts) };
  }
  return { title: plain(first.tokens ?? []), summary: summaryOf(parts), html: markdown.parser(parts.slice(1)) };
}

const SUMMARY = 155;

function summaryOf(parts: Token[]): string {
  const first = parts.find(({ type }) => type === "paragraph");
  const text = first && "tokens" in first ? plain(first.tokens ?? []).replace(/\s+/g, " ") : "";
  return shortenedAtWord(text, SUMMARY);
}

const markdown = new Marked({
  renderer: {
    // The page's title is the only first-level heading.
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

/** Fills in the placeholders of a text, such as {{company}}. A tenant's own page may use the same placeholders. */
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

/**
 * The first day of each text, YYYY-MM-DD. A changed text needs a new day: a test compares the text with its language's
 * `legal-digests.json`.
 */
const SINCE: Record<PageName, string> = {
  terms: "2026-11-29",
  privacy: "2026-11-29",
  cookies: "2026-11-29",
  "return-policy": "2026-11-24",
  faq: "2026-11-29",
  ban: "2026-11-24",
  service: "2026-11-29",
  imprint: "2026-11-24",
  ranking: "2026-11-29",
  accessibility: "2026-11-24",
};
