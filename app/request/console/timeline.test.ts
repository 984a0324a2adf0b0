// @engines one
import { expect, test } from "vitest";
import { memberTimeline } from "~/app/domain/people/member-file/member-file";
import { report } from "~/app/domain/safety/reports/reports";
import { warn } from "~/app/domain/safety/warnings/warnings";
import { anAdult, anOperator, testSite } from "~/tests/support/test-site";
import { titleOfAct } from "./acts";
import { entryInWords } from "./timeline";
import { engineWords } from "./visit";

test("a timeline says reasons, cases and acts in the operator's language, and what people wrote as they wrote it", async () => {
  const [anna, bert] = [anAdult({ name: "Anna" }), anAdult({ name: "Bert" })];
  const site = await testSite({ members: [anna, bert] });
  const target = { kind: "profile" as const, id: bert.id };
  await report(site, anna, { target, reason: "scam", words: "Wants money", block: false });
  await warn(site, anOperator, bert.id, { rule: "Honest people", facts: "Asked twice" });
  const { rows } = await memberTimeline(site, bert.id);
  const words = engineWords("de");
  const shown = rows.map((entry) => [entry.kind, entryInWords(entry, words, String, titleOfAct).details] as const);
  const { t } = words;
  expect(Object.fromEntries(shown)).toMatchObject({
    report_against: [expect.any(String), t("queue.kind_profile"), t("reports.reason.scam"), "Wants money"],
    case_opened: [t("queue.kind_profile"), t("queue.is_open")],
    act: [t("desk.act_warn"), expect.any(String)],
  });
});
