// @engines one
import { expect, test } from "vitest";
import { engineWords } from "~/app/console/frame/visit";
import { type Entry, memberTimeline } from "~/app/domain/people/member-file/member-file";
import { report } from "~/app/domain/safety/reports/reports";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { lift } from "~/app/domain/safety/sanctions/sanctions";
import { warn } from "~/app/domain/safety/warnings/warnings";
import { anAdult, anOperator, testSite } from "~/tests/support/test-site";
import { actionInWords, entryInWords } from "./timeline";

test("a timeline shows reasons, cases and actions in the operator's language, members' texts unchanged", async () => {
  const [anna, bert] = [anAdult({ name: "Anna" }), anAdult({ name: "Bert" })];
  const site = await testSite({ members: [anna, bert] });
  const target = { kind: "profile" as const, id: bert.id };
  await report(site, anna, { target, reason: "scam", words: "Wants money", block: false });
  await warn(site, anOperator, bert.id, { rule: "Honest people", facts: "Asked twice" });
  const { rows } = await memberTimeline(site, bert.id);
  const words = engineWords("de");
  const shown = rows.map((entry) => [entry.kind, entryInWords(entry, words, String).details] as const);
  const { t } = words;
  expect(Object.fromEntries(shown)).toMatchObject({
    report_against: [expect.any(String), t("queue.kind_profile"), t("reports.reason.scam"), "Wants money"],
    case_opened: [t("queue.kind_profile"), t("queue.is_open")],
    action: [t("desk.action_warn"), expect.any(String)],
  });
});

test("a timeline names every audit entry, also of commands and with another name than the action", async () => {
  const bert = anAdult({ name: "Bert" });
  const site = await testSite({ members: [bert] });
  await restrictMember(site, anOperator, "suspension", bert.id, {
    until: null,
    rule: "Honest people",
    facts: "Asked twice",
  });
  await lift(site, anOperator, "suspension", bert.id, { actor: anOperator.name, facts: "It was a joke" });
  const { rows } = await memberTimeline(site, bert.id);
  const words = engineWords("fr");
  const actions = rows
    .filter(({ kind }) => kind === "action")
    .map((entry) => entryInWords(entry, words, String).details[0]);
  expect(actions).toEqual([words.t("desk.action_lift"), words.t("desk.action_suspend")]);
  for (const action of ["postbacks.replay", "chats.evidence", "operators.system_user"])
    expect(actionInWords(action, words), action).not.toContain(".");
  expect(actionInWords("former.action", words)).toBe("former.action");
});

test("a timeline shows states, causes and purposes as text", () => {
  const words = engineWords("nl");
  const detailsOf = (entry: object) => entryInWords({ at: 0, id: "x", ...entry } as Entry, words, String).details;
  const { t } = words;
  const [credits, link, photo] = [
    detailsOf({ kind: "credits", data: { amount: -5, cause: "message", reason: null } }),
    detailsOf({ kind: "link_mailed", data: { purpose: "reset", email: "anna@example.com" } }),
    detailsOf({ kind: "photo_added", data: { state: "unchecked", reason: null } }),
  ];
  expect(credits).toEqual(["-5", t("timeline.cause_message")]);
  expect(link).toEqual([t("timeline.link_reset"), "anna@example.com"]);
  expect(photo).toEqual([t("timeline.photo_unchecked")]);
});
