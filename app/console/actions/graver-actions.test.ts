import { beforeEach, expect, test } from "vitest";
import { suspensionOptions } from "~/app/console/cases/periods-actions";
import { engineWords } from "~/app/console/frame/visit";
import { asideOf } from "~/app/console/members/aside";
import { memberPage } from "~/app/console/members/member-page";
import { caseFile } from "~/app/domain/safety/reports/case-file";
import { caseOf } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { anAdult, anOperator, aPerson, type TestSite, testSite } from "~/tests/support/test-site";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const words = engineWords("en");

let site: TestSite;
let caseId: string;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
  const target = { kind: "profile" as const, id: bert.id };
  const number = await report(site, anna, { target, reason: "scam", words: "", block: false });
  caseId = (await caseOf(site, number)).case.id;
});

const suspend = (until: number | null, fraud = false) =>
  restrictMember(site, anOperator, "suspension", bert.id, { until, fraud, rule: "No begging", facts: "Begged" });

/** Returns the lengths of suspension that the member's file and a case offer. */
async function offered() {
  const who = { operator: aPerson, grants: [{ role: "owner" as const, brand: null }] };
  const request = new Request("https://desk.example/");
  const where = { site, who, request, context: { visit: { words } } } as never;
  const onFile = (await memberPage(where, bert.id)).actions;
  const onCase = asideOf(where, await caseFile(site, caseId), () => true);
  const isThere = (actions: { to: string }[]) => actions.some(({ to }) => to.includes("/actions/members.suspend?"));
  const options = await suspensionOptions(site, bert.id, words);
  return { file: isThere(onFile), case: isThere(onCase), periods: options.map(({ value }) => value) };
}

test("a member's file and a case offer only graver suspensions than the current one", async () => {
  expect((await offered()).periods).toHaveLength(8);
  await suspend(site.now() + 20 * DAY);
  expect(await offered()).toEqual({ file: true, case: true, periods: ["30", "90", "for_good", "for_fraud"] });
  await suspend(null);
  expect(await offered()).toEqual({ file: true, case: true, periods: ["for_fraud"] });
  await suspend(null, true);
  expect(await offered()).toEqual({ file: false, case: false, periods: [] });
});
