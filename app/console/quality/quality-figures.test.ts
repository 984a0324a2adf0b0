// @engines one
import { expect, test } from "vitest";
import { engineWords } from "~/app/console/frame/visit";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import type { Site } from "~/app/domain/site";
import { houseRules } from "~/app/domain/site/legal/house-rules";
import { anAdult, aPerson, type TestSite, testSite } from "~/tests/support/test-site";
import { qualityFigures } from "./quality-figures";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });

/** Returns a brand with a member who once broke the first house rule, in the member's language. */
async function brand(name: string, ban?: string, reads: "en" | "nl" = "en"): Promise<TestSite> {
  const made = await testSite({ tenant: { slug: name.toLowerCase(), name }, members: [anna, bert] });
  const overrides = { ...made.tenant.overrides, ...(ban && { pages: { en: { ban } } }) };
  const site = Object.assign(made, { tenant: { ...made.tenant, overrides } });
  const target = { kind: "profile" as const, id: bert.id };
  const number = await report(site, anna, { target, reason: "other", words: "", block: false });
  const { case: found } = await caseOf(site, number);
  const [first] = houseRules(site, site.words(reads)).rules;
  await decide(site, aPerson, found.id, found.version, { actor: aPerson.name, rule: first!.text, facts: "So it was" });
  return site;
}

// The brand has its rules only in English.
test.each(["en", "fr"] as const)(
  "the figures for a reader of %s have one row for an engine's rule, and a row with its name for each brand's own",
  async (reads) => {
    const words = engineWords(reads);
    const own = "- **Be kind.** Always.";
    const sites: Site[] = [
      await brand("Velvet", own),
      await brand("Onyx", own),
      await brand("Ruby"),
      await brand("Jade"),
      await brand("Amber", own, "nl"),
    ];
    const who = { operator: aPerson, grants: [{ role: "owner" as const, brand: null }] };
    const request = new Request("https://desk.example/figures/quality");
    const brands = {
      all: () => sites.map(({ tenant }) => tenant),
      site: (slug: string) => sites.find(({ tenant }) => tenant.slug === slug),
    };
    const context = { desk: { now: sites[0]!.now }, brands, visit: { words } };
    const { rules } = await qualityFigures({ who, request, context } as never);
    const [common] = houseRules(sites[2]!, words).rules;
    expect(rules.map(({ name, house, decided }) => [name, house, decided])).toEqual([
      [common!.name, "", 3],
      ["Be kind", "Onyx", 1],
      ["Be kind", "Velvet", 1],
    ]);
  },
);
