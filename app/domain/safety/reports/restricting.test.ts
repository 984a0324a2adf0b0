import { beforeEach, expect, test } from "vitest";
import { memberOf, startSession } from "~/app/domain/account/sessions/sessions";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { mailsFrom } from "~/tests/support/mails";
import { unusedAddress } from "~/tests/support/test-databases";
import { aFictional, anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { caseOf, casesToDecide, decide } from "./cases";
import { complain, complaintWith } from "./complaints";
import { complaintForm } from "./complaints.schema";
import { report } from "./reports";
import { lettersOfRestriction, restrictMember } from "./restricting";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const rosa = aFictional({ name: "Rosa" });
const until = START + 7 * DAY;
const given = { until, rule: "No begging", facts: "You asked three people for money." };

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, rosa] });
});

const suspension = () => site.db.read((conn) => sanctionOf(conn, "suspension", bert));
const suspended = () => restrictMember(site, anOperator, "suspension", bert.id, given);
const reported = () =>
  report(site, anna, { target: { kind: "profile", id: bert.id }, reason: "scam", words: "Begs", block: false });

/** Bert appeals by the address in his email. */
async function appealed() {
  const { token: puzzle, numbers } = newPuzzle(site, "complaint");
  const words = "That is not what happened in that conversation.";
  const asked = { about: "appeal", address: `/members/${bert.id}`, words, name: "Bert", email: bert.email };
  const solved = { ...complaintForm.parse(asked), puzzle, largest: String(Math.max(...numbers)) };
  const path = await complain(site, solved, { language: "en", memberId: null, ip: unusedAddress() });
  return complaintWith(site, path.replace("/complaints/", ""));
}

test("a member without a report is suspended with the reasons, and appeals to another operator", async () => {
  const token = await site.db.transact((tx) => startSession(site, tx, bert.id));
  const key = await suspended();
  expect(await suspension()).toMatchObject({
    from: START,
    until,
    rule: given.rule,
    facts: given.facts,
    automated: false,
  });
  expect(await memberOf(site, token)).toBeNull();
  expect((await casesToDecide(site)).rows).toEqual([]);
  const [mail] = await mailsFrom(site);
  expect([mail!.to, mail!.text]).toEqual([bert.email, expect.stringContaining(given.facts)]);
  expect((await findAuditEntries(site)).rows).toMatchObject([
    {
      ...{ action: "members.suspend", kind: "member", targetId: bert.id, memberId: bert.id, reason: given.facts },
      after: { suspended: true, until, decision: key },
    },
  ]);
  const { number } = await appealed();
  const { case: opened, decisions, reports } = await caseOf(site, number);
  expect(decisions).toMatchObject([{ key, actor: "command:tests", rule: given.rule }]);
  expect(reports[0]).toMatchObject({ reporterId: null, evidence: { profile: { name: "Bert" } } });
  const answer = { actor: "command:tests", rule: null, facts: "It was so" };
  const own = { code: "reports.same_actor" };
  await expect(decide(site, anOperator, opened.id, opened.version, answer)).rejects.toMatchObject(own);
  await expect(suspended()).rejects.toMatchObject(own);
  await decide(site, anOperator, opened.id, opened.version, { ...answer, actor: "Mia" });
});

test("an open case stays open, with the decision in it", async () => {
  const number = await reported();
  await suspended();
  const { case: open, reports, decisions } = await caseOf(site, number);
  expect([open.state, reports.length, decisions.length]).toEqual(["open", 1, 1]);
  await decide(site, anOperator, open.id, open.version, { actor: "Mia", rule: "No begging", facts: "As was found" });
});

test("a second suspension replaces the first one, in the same case", async () => {
  await suspended();
  const key = await restrictMember(site, anOperator, "suspension", bert.id, { ...given, until: null });
  expect(await suspension()).toMatchObject({ until: null });
  const { number } = await appealed();
  expect((await caseOf(site, number)).decisions).toMatchObject([{ facts: given.facts }, { key }]);
  site.clock.advance(8 * DAY);
  await mailsFrom(site);
  expect(await suspension()).toMatchObject({ until: null });
});

test("the email can be previewed before it is sent", async () => {
  const [letter] = await lettersOfRestriction(site, anOperator, "suspension", bert.id, given);
  expect(letter).toMatchObject({ to: bert.email, text: expect.stringContaining(given.facts) });
  expect([await suspension(), await mailsFrom(site)]).toEqual([undefined, []]);
});

test("a suspension needs facts, a rule, and a member of this site", async () => {
  const refused = (id: string, more: Partial<typeof given>, code: string) =>
    expect(restrictMember(site, anOperator, "suspension", id, { ...given, ...more })).rejects.toMatchObject({ code });
  await refused(bert.id, { facts: "" }, "account.reason_missing");
  await refused(bert.id, { rule: " " }, "suspensions.rule_missing");
  for (const id of [rosa.id, anAdult().id, "x"]) await refused(id, {}, "account.no_member");
  expect([await suspension(), (await findAuditEntries(site)).rows]).toEqual([undefined, []]);
});
