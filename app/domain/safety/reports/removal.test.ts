import { beforeEach, expect, test } from "vitest";
import { mailsFrom } from "~/tests/support/mails";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { caseOf } from "./cases";
import { textsOf } from "./removal";
import { report } from "./reports";
import { previewRestriction, restrictMember } from "./restricting";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert", personal: "Call me: 06 1234" });
const given = { names: ["personal"], rule: "No contact details", facts: "A phone number." };

let site: TestSite;
let number: string;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
  const target = { kind: "profile" as const, id: bert.id };
  number = await report(site, anna, { target, reason: "spam", words: "Look", block: false });
});

test("texts are removed, their owner gets the reason, and the reported case stays open", async () => {
  expect(await previewRestriction(site, anOperator, "removal", bert.id, given)).toMatchObject([{ to: bert.email }]);
  expect(await textsOf(site, bert.id)).toHaveLength(1);
  const key = await restrictMember(site, anOperator, "removal", bert.id, given);
  expect(await textsOf(site, bert.id)).toEqual([]);
  const { case: found, decisions } = await caseOf(site, number);
  expect([found.state, decisions.map((decision) => [decision.key, decision.rule])]).toEqual([
    "open",
    [[key, "No contact details"]],
  ]);
  expect(await mailsFrom(site)).toMatchObject([{ to: bert.email }]);
});

test("a missing text removes nothing at all", async () => {
  const two = { ...given, names: ["personal", "prompt_sunday"] };
  await expect(restrictMember(site, anOperator, "removal", bert.id, two)).rejects.toMatchObject({
    code: "reports.no_text",
  });
  expect(await textsOf(site, bert.id)).toHaveLength(1);
});
