import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, PAGES } from "~/tenants/config/vocabulary";
import { type TestSite, testSite } from "~/tests/support/test-site";
import { footerPages, legalPage, ownFooterLinks, ownPage, ownPageNames } from "./legal";

let site: TestSite;

beforeAll(async () => {
  site = await testSite();
});

describe("a page in the tenant's own text", () => {
  test("has its first heading as title", () => {
    expect(own("\n# Ours, **[not](/) {{brand}}'s**\n\nOne.\n")).toEqual({
      title: "Ours, not Velvet's",
      summary: "One.",
      html: "<p>One.</p>\n",
      since: null,
    });
  });

  test("without a leading heading has the usual title", () => {
    expect(own("One.\n")).toEqual({ title: "Terms", summary: "One.", html: "<p>One.</p>\n", since: null });
  });

  test("has no other first-level heading", () => {
    expect(own("One.\n\n# Two\n\n## Three").html).toBe("<p>One.</p>\n<h2>Two</h2>\n<h2>Three</h2>\n");
  });

  test("shows raw HTML and foreign addresses as text", () => {
    expect(own("One <script>1</script> [on](javascript:1) [off](/pages/faq)").html).not.toMatch(/<script|javascript:/);
  });
});

describe("the requirements of a country's law", () => {
  const at = (country: string, rest = {}) => {
    const company = { ...site.tenant.company, country, representative: "Anna *Vos*", ...rest };
    return { ...site, tenant: { ...site.tenant, company, countries: [country] } };
  };

  test("an imprint is linked where required, and names the company's representative", () => {
    expect(footerPages(at("DE").tenant)).toContain("imprint");
    expect(footerPages(at("GB").tenant)).not.toContain("imprint");
    const { html, since } = legalPage(at("DE"), "imprint", site.words("de"));
    expect(html).toContain("<li>Vertreten durch: Anna *Vos*</li>");
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each(LANGUAGES)("a list ends before the next paragraph, in %s", (language) => {
    for (const page of PAGES) {
      const { html } = legalPage(at("NL"), page, site.words(language));
      expect(html.match(/<li>[^<]*\n[^<]*/)?.[0], page).toBeUndefined();
      expect(html.match(/<strong>[^<]*<\/strong>[^<]*(<code>[^<]*<\/code>[^<]*)?\n[^<]+/)?.[0], page).toBeUndefined();
    }
  });

  test("contact points and their languages are named where the Digital Services Act applies", () => {
    const said = (country: string) => legalPage(at(country), "service", site.words("en")).html;
    expect(said("NL")).toMatch(/Digital Services Act[\s\S]*English, Dutch/);
    expect(said("GB")).not.toContain("Digital Services");
  });
});

function own(text: string) {
  const { tenant } = site;
  const overrides = { ...tenant.overrides, pages: { en: { terms: text } } };
  return legalPage({ ...site, tenant: { ...tenant, overrides } }, "terms", site.words("en"));
}

describe("a tenant's additional page", () => {
  const ownPages = {
    en: {
      about: { text: "# About {{brand}}\n\nOne.\n", footer: true as const },
      press: { text: "# Press\n\nTwo.\n", footer: null },
      jobs: { text: "# Jobs\n\nThree.\n", footer: "Work here" },
    },
    nl: { about: { text: "# Over {{brand}}\n\nEen.\n", footer: "Over ons" } },
  };
  const withPages = () => ({
    tenant: { ...site.tenant, language: "en" as const, overrides: { ...site.tenant.overrides, ownPages } },
  });

  test("is shown in the visitor's language, else in the tenant's", () => {
    const dutch = site.words("nl");
    const about = { title: "Over Velvet", summary: "Een.", html: "<p>Een.</p>\n", since: null, language: "nl" };
    expect(ownPage(withPages(), "about", dutch)).toEqual(about);
    expect(ownPage(withPages(), "press", dutch)).toMatchObject({ title: "Press", language: "en" });
    expect(ownPage(withPages(), "toString", dutch)).toBeUndefined();
  });

  test("is in the footer if it says so, by its title or its own label", () => {
    expect(ownPageNames(withPages().tenant)).toEqual(["about", "press", "jobs"]);
    expect(ownFooterLinks(withPages(), site.words("nl"))).toEqual([
      { href: "/pages/about", label: "Over ons" },
      { href: "/pages/jobs", label: "Work here" },
    ]);
    expect(ownFooterLinks(withPages(), site.words("en"))[0]!.label).toBe("About Velvet");
  });
});
