import { beforeAll, describe, expect, test } from "vitest";
import { type TestSite, testSite } from "~/tests/support/test-site";
import { legalPage } from "./legal";

let site: TestSite;

beforeAll(async () => {
  site = await testSite();
});

describe("a page in the tenant's own words", () => {
  test("is called by the heading that it begins with", () => {
    expect(own("\n# Ours, **[not](/) {{brand}}'s**\n\nOne.\n")).toEqual({
      title: "Ours, not Velvet's",
      html: "<p>One.</p>\n",
    });
  });

  test("that begins with a text has the usual title", () => {
    expect(own("One.\n")).toEqual({ title: "Terms", html: "<p>One.</p>\n" });
  });

  test("has no other heading of the first rank", () => {
    expect(own("One.\n\n# Two\n\n## Three").html).toBe("<p>One.</p>\n<h2>Two</h2>\n<h2>Three</h2>\n");
  });

  test("shows raw HTML and foreign addresses as what they are", () => {
    expect(own("One <script>1</script> [on](javascript:1) [off](/pages/faq)").html).not.toMatch(/<script|javascript:/);
  });
});

function own(text: string) {
  const { tenant } = site;
  const overrides = { ...tenant.overrides, pages: { en: { terms: text } } };
  return legalPage({ ...site, tenant: { ...tenant, overrides } }, "terms", site.words("en"));
}
