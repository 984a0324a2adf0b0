// @engines both
import { beforeEach, expect, test } from "vitest";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { lift } from "~/app/domain/safety/sanctions/sanctions";
import { warn } from "~/app/domain/safety/warnings/warnings";
import { testOnSqlite } from "~/tests/support/engines";
import { sendAll } from "~/tests/support/mails";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { decisionsOf, warningsWithAppeal } from "./decisions";

const DAY = 24 * 60 * 60 * 1000;
const APPEAL = 184 * DAY;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const given = { rule: "No begging", facts: "You asked three people for money." };
const common = { ...given, automated: false, held: null };

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
});

const suspended = (until: number | null) =>
  restrictMember(site, anOperator, "suspension", bert.id, { ...given, until });
const decisions = async (member = bert) => (await decisionsOf(site, member)).rows;

/** Reports Bert and decides the case. */
async function decided(rule: string | null): Promise<void> {
  const target = { kind: "profile" as const, id: bert.id };
  const number = await report(site, anna, { target, reason: "scam", words: "Begs", block: false });
  const { case: found } = await caseOf(site, number);
  await decide(site, anOperator, found.id, found.version, { actor: "Mia", rule, facts: given.facts });
}

testOnSqlite("a suspension shows its period, and when it ended", async () => {
  const id = await suspended(START + 7 * DAY);
  const decision = { id, at: START, ...common, appealUntil: START + APPEAL };
  const closed = { from: START, until: START + 7 * DAY, endedAt: null, lifted: false };
  expect(await decisions()).toMatchObject([{ ...decision, closed }]);
  site.clock.advance(7 * DAY);
  await sendAll(site);
  expect(await decisions()).toMatchObject([{ ...decision, closed: { ...closed, endedAt: START + 7 * DAY } }]);
  site.clock.advance(APPEAL);
  expect(await decisions()).toMatchObject([{ appealUntil: null }]);
});

test("a lifted decision shows that it was lifted, newest first, and only its member sees it", async () => {
  await suspended(null);
  site.clock.advance(DAY);
  await lift(site, anOperator, "suspension", bert.id, { actor: "Mia", facts: "A mistake." });
  await decided("No begging");
  expect(await decisions()).toMatchObject([
    { at: START + DAY, ...common, closed: null },
    { at: START, ...common, closed: { from: START, until: null, endedAt: START + DAY, lifted: true } },
  ]);
  expect(await decisions(anna)).toEqual([]);
});

testOnSqlite("a decision without a broken rule is not listed", async () => {
  await decided(null);
  expect(await decisions()).toMatchObject([]);
});

testOnSqlite("a warning restricts nothing, and has the same appeal period", async () => {
  const id = await warn(site, anOperator, bert.id, given);
  expect((await warningsWithAppeal(site, bert)).rows).toMatchObject([
    { id, at: START, ...common, closed: null, appealUntil: START + APPEAL },
  ]);
  expect((await warningsWithAppeal(site, anna)).rows).toEqual([]);
});
