// @engines one
import { beforeEach, expect, test } from "vitest";
import { engineWords } from "~/app/console/frame/visit";
import { personOf } from "~/app/domain/operator";
import { caseOf } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { placeOfRule } from "~/app/domain/safety/restrictions/rules";
import { answerLook } from "~/app/domain/safety/second-looks/second-looks";
import { houseRules } from "~/app/domain/site/legal/house-rules";
import type { Language } from "~/app/locales/names";
import { secondLooks } from "~/db/tables";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { shownLook } from "./second-looks";

// The brand has its own rules in Dutch and in Italian, with fewer rules in Italian. Members who read German get the
// engine's rules.
const DUTCH = "- **Wees lief.** Altijd.\n- **Geen reclame.** Nooit.";
const ITALIAN = "- **Gentilezza.** Sempre.";
const ida = personOf("ida", "");

let site: TestSite;
beforeEach(async () => {
  const made = await testSite();
  const overrides = { ...made.tenant.overrides, pages: { nl: { ban: DUTCH }, it: { ban: ITALIAN } } };
  site = Object.assign(made, { tenant: { ...made.tenant, overrides } });
});

/**
 * Returns the positions of the rules that a second look offers for this decision, about a member who now reads this
 * language.
 */
async function offered(firstRule: string, reads: Language): Promise<string[]> {
  const [anna, bert] = [anAdult({ name: "Anna", language: reads }), anAdult({ name: "Bert" })];
  await site.add(anna, bert);
  const target = { kind: "profile" as const, id: anna.id };
  const number = await report(site, bert, { target, reason: "other", words: "", block: false });
  const { case: found } = await caseOf(site, number);
  const unseen = { claimedBy: null, claimedUntil: null, lookedAt: null, secondRule: null, secondMeasure: null };
  const decided = { kind: "case" as const, targetId: found.id, subjectId: anna.id, decidedAt: site.now(), lot: 0 };
  const first = { firstRule, firstMeasure: "none" as const, knownTo: ["operator:mia"], settledAt: null, finding: null };
  await site.db.transact((tx) => tx.insertMany(secondLooks, [{ id: LOOK, ...decided, ...unseen, ...first }]));
  const context = { visit: { words: engineWords("en") } };
  const { rules } = await shownLook({ site, who: { operator: ida }, params: { id: LOOK }, context } as never);
  return rules.map(({ value }) => value).slice(1, -1);
}

const LOOK = "k1";

/** Returns the stored position of a rule for a reader of this language. */
function ruleAt(at: number, reads: Language): string {
  return placeOfRule(site, houseRules(site, site.words(reads)).rules[at]!.text);
}

test.each([
  { first: "de", at: 1, now: "nl" },
  { first: "nl", at: 1, now: "de" },
  { first: "nl", at: 1, now: "it" },
] as const)("who looks again can choose a rule for readers of $first once the member reads $now", async (found) => {
  const first = ruleAt(found.at, found.first);
  expect(await offered(first, found.now)).toContain(first);
  expect(await answerLook(site, ida, LOOK, { rule: first, measure: "none" })).toBe(true);
});

test.each(["brand-0", "own", ""])("a second look at a decision by %j offers the member's rules", async (first) => {
  expect(await offered(first, "nl")).toEqual([ruleAt(0, "nl"), ruleAt(1, "nl")]);
});
