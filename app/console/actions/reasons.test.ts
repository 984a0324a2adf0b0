// @engines one
import { beforeEach, expect, test } from "vitest";
import { placeOfRule, rulesLike } from "~/app/domain/safety/restrictions/rules";
import type { Site } from "~/app/domain/site";
import { engineRules, houseRules } from "~/app/domain/site/legal/house-rules";
import type { Language } from "~/app/locales/names";
import { testSite } from "~/tests/support/test-site";
import { engineWords } from "../frame/visit";
import { rulesInWords } from "../quality/rule-names";
import { readReasons, reasonFields } from "./reasons";

// A brand with its own rules in Dutch only. Members with another language are judged by the engine's rules.
const OWN = "- **Wees lief.** Altijd.\n- **Geen reclame.** Nooit.";
const dutch = engineWords("nl");

let site: Site;
beforeEach(async () => {
  const made = await testSite();
  site = { ...made, tenant: { ...made.tenant, overrides: { ...made.tenant.overrides, pages: { nl: { ban: OWN } } } } };
});

/** Returns the options of a field for a Dutch operator, about a member who reads this language. */
async function offered(field: "rule" | "finding", reads: Language): Promise<string[]> {
  const where = { site, context: { visit: { words: dutch } } } as never;
  const options = await reasonFields({ reads: async () => reads })[field]!.options!(where, "");
  return options.map(({ label }) => (typeof label === "string" ? label : label.text));
}

const names = (language: Language) => engineRules(site, engineWords(language)).map(({ name }) => name);

test("the engine's rules have the engine's names for an operator whose language has the brand's own", async () => {
  const [ours, theirs] = [names("nl"), names("de")];
  expect((await offered("rule", "de")).slice(1, -1)).toEqual(ours.map((name, at) => `${name} (${theirs[at]})`));
  expect((await offered("rule", "nl")).slice(1, -1)).toEqual(["Wees lief", "Geen reclame"]);
  expect((await offered("finding", "de"))[1]).toBe(
    dutch.t("findings.of_rule", { rule: ours[0]!, text: dutch.t("findings.minor") }),
  );
  expect((await offered("finding", "nl"))[1]).toBe(dutch.t("findings.minor"));
});

test("a finding with the wrong rule is refused, with that rule's name in the operator's language", () => {
  const doing = { site, context: { visit: { words: dutch } } } as never;
  const wrong = () => readReasons(doing, "de", { rule: "5", finding: "minor" });
  expect(wrong).toThrow(
    expect.objectContaining({ detail: expect.objectContaining({ params: { rules: names("nl")[0] } }) }),
  );
  const [own] = houseRules(site, site.words("nl")).rules;
  expect(readReasons(doing, "nl", { rule: "0", finding: "minor" }).rule).toBe(own!.text);
});

test("a brand's own rule differs from the engine's rule at the same place", () => {
  const at = (language: Language) => houseRules(site, site.words(language)).rules[0]!.text;
  expect(placeOfRule(site, at("de"))).toBe(placeOfRule(site, at("fr")));
  expect(placeOfRule(site, at("nl"))).not.toBe(placeOfRule(site, at("de")));
  expect(rulesLike(site, at("nl"))).toEqual([at("nl")]);
  expect(rulesLike(site, at("de"))).toContain(at("fr"));
  expect(rulesInWords(site, "nl", engineWords("fr")).map(({ name }) => name)).toEqual(["Wees lief", "Geen reclame"]);
  expect(rulesInWords(site, "de", dutch).map(({ name }) => name)).toEqual(names("nl"));
});
