// @engines one
import { expect, test } from "vitest";
import { LANGUAGES } from "~/app/locales";
import { testSite } from "~/tests/support/test-site";
import { houseRules } from "./house-rules";

test("each language lists the same rules, with a name and full sentences", async () => {
  const site = await testSite();
  const lists = LANGUAGES.map((language) => houseRules(site, site.words(language)));
  expect(new Set(lists.map(({ rules }) => rules.length))).toEqual(new Set([8]));
  for (const { rules, areTheEngines } of lists) {
    expect(areTheEngines).toBe(true);
    for (const { name, text } of rules) expect([name, text].join(" ")).not.toMatch(/\*|^\s|\]\(/);
  }
  const { rules } = houseRules(site, site.words("en"));
  expect(rules[5]).toEqual({ name: "Advertising", text: "Advertising: links, channels and offers of any kind." });
});

test("a tenant's own text is used as it is, even without a list", async () => {
  const site = await testSite();
  const own = (ban: string) => ({
    tenant: { ...site.tenant, overrides: { ...site.tenant.overrides, pages: { en: { ban } } } },
  });
  const text = "# Rules\n- Be kind, see [how](/pages/faq).\n- **No money.** Ever.\n\nThat is all.";
  expect(houseRules(own(text), site.words("en"))).toEqual({
    areTheEngines: false,
    rules: [
      { name: "Be kind, see how", text: "Be kind, see how." },
      { name: "No money", text: "No money. Ever." },
    ],
  });
  expect(houseRules(own("Be kind."), site.words("en")).rules).toEqual([]);
});
