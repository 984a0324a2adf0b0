// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { memberTimeline } from "~/app/domain/people/member-file/member-file";
import { accuracyIn } from "~/app/domain/safety/accuracy/accuracy";
import { decide } from "~/app/domain/safety/reports/cases";
import { openQueue, queued } from "~/app/domain/safety/reports/queue";
import { cases, riskSignals } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { noticeRisk, type RiskRule, risksOf, withdrawRisk } from "./risk";
import { USUAL_THRESHOLD } from "./risk.schema";
import { RISK_RULES, reaches, ruleOf, signalOf } from "./rules";

const DAY = 24 * 60 * 60_000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
});

const notice = (rule: RiskRule, at: TestSite = site, id = bert.id) =>
  at.db.transact((tx) => noticeRisk(at, tx, id, { rule, figures: { likes: 20, age: DAY } }));
const open = async () => (await openQueue(site, {})).rows;
const stored = () => site.db.read(({ drizzle }) => drizzle.select().from(riskSignals));

async function decided(rule: string | null): Promise<void> {
  const [found] = await open();
  await decide(site, anOperator, found!.id, found!.version, { actor: anOperator.name, rule, facts: "Looked." });
  site.clock.advance(1000);
}

testOnSqlite("no rule opens a case alone", () => {
  for (const { weight } of Object.values(RISK_RULES)) expect(weight).toBeLessThan(USUAL_THRESHOLD);
});

testOnSqlite("signals add up, and a case opens at the threshold", async () => {
  await notice("disliked");
  await notice("country");
  expect(await open()).toEqual([]);
  await notice("country", site, anna.id);
  await notice("likes_minute");
  const [found, ...others] = await open();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ kind: "risky", targetId: bert.id, subjectId: bert.id, score: 7, state: "open" });
  const [shown] = await queued(site, [found!]);
  expect(shown!.signals).toEqual([
    { caseId: found!.id, name: "risk: country", from: "rule", count: 1 },
    { caseId: found!.id, name: "risk: disliked", from: "rule", count: 1 },
    { caseId: found!.id, name: "risk: likes_minute", from: "rule", count: 1 },
  ]);
});

test("an open case takes in later signals", async () => {
  await notice("disliked");
  await notice("push");
  await notice("country");
  expect(await open()).toMatchObject([{ score: 9, version: 2 }]);
});

test("a withdrawn signal removes its weight from the open case", async () => {
  await notice("disliked");
  await notice("push");
  await notice("country");
  await site.db.transact((tx) => withdrawRisk(tx, bert.id, "country"));
  expect(await open()).toMatchObject([{ score: 9 - RISK_RULES.country.weight, version: 3 }]);
});

test("a rule counts once a day, in parallel or in sequence", async () => {
  await Promise.all([notice("push"), notice("push"), notice("push")]);
  await notice("push");
  expect(await stored()).toHaveLength(1);
  site.clock.advance(DAY - 1);
  await notice("push");
  expect(await stored()).toHaveLength(1);
  site.clock.advance(1);
  await notice("push");
  expect(await stored()).toHaveLength(2);
  expect(await open()).toMatchObject([{ score: 8 }]);
});

testOnSqlite("signals that join no case within thirty days are deleted", async () => {
  await notice("disliked");
  site.clock.advance(30 * DAY + 1);
  expect(await risksOf(site, bert.id)).toEqual([]);
  await notice("push");
  expect(await open()).toEqual([]);
  expect((await stored()).map(({ rule }) => rule)).toEqual(["push"]);
});

testOnSqlite("the desk's threshold decides when a case opens", async () => {
  const machine = { ...site.machine, riskThreshold: async () => 3 };
  const strict: TestSite = { ...site, machine };
  await notice("likes_hour", strict);
  expect(await open()).toEqual([]);
  await notice("country", strict);
  expect(await open()).toMatchObject([{ score: 3 }]);
});

describe("after a decision that no rule was broken", () => {
  beforeEach(async () => {
    await notice("disliked");
    await notice("push");
    await decided(null);
    site.clock.advance(DAY);
  });

  test("the same rules open no case for ninety days", async () => {
    await notice("disliked");
    await notice("push");
    expect(await open()).toEqual([]);
    site.clock.advance(89 * DAY);
    await notice("disliked");
    await notice("push");
    expect(await open()).toMatchObject([{ kind: "risky" }]);
  });

  testOnSqlite("a new rule opens the case together with the cleared ones", async () => {
    await notice("disliked");
    await notice("push");
    await notice("country");
    expect(await open()).toMatchObject([{ kind: "risky", score: 17 }]);
  });

  testOnSqlite("a new rule alone weighs too little", async () => {
    await notice("banned_mailbox");
    expect(await open()).toEqual([]);
  });
});

testOnSqlite("after a decision that a rule was broken, the same signals reopen the case", async () => {
  await notice("disliked");
  await notice("push");
  await decided("No spam");
  site.clock.advance(DAY);
  await notice("disliked");
  expect(await open()).toEqual([]);
  await notice("push");
  const rows = await site.db.read(({ drizzle }) => drizzle.select().from(cases));
  expect(rows).toMatchObject([{ kind: "risky", state: "open" }]);
});

testOnSqlite("the member's file lists each signal with its figures", async () => {
  await notice("likes_minute");
  const { rows } = await memberTimeline(site, bert.id);
  const found = rows.filter(({ kind }) => kind === "risk");
  expect(found.map(({ data }) => data)).toEqual([{ rule: "likes_minute", figures: { likes: 20, age: DAY } }]);
  const { rows: hers } = await memberTimeline(site, anna.id);
  expect(hers.filter(({ kind }) => kind === "risk")).toEqual([]);
});

testOnSqlite("the accuracy of a rule is listed with the other signals on profiles", async () => {
  await notice("disliked");
  await notice("push");
  await decided("No spam");
  const { signals } = await accuracyIn(site, { from: 0, to: site.now() + 1 });
  expect(signals.map(({ signal, unflagged, right, wrong }) => ({ signal, unflagged, right, wrong }))).toEqual(
    expect.arrayContaining([
      { signal: "risk: disliked", unflagged: "sample", right: 1, wrong: 0 },
      { signal: "risk: push", unflagged: "sample", right: 1, wrong: 0 },
    ]),
  );
});

testOnSqlite("a rule's bound is lower in the first week of an account", () => {
  const bound = { fresh: 10, later: 25 };
  expect([9, 10].map((count) => reaches(bound, count, 7 * DAY - 1))).toEqual([false, true]);
  expect([24, 25].map((count) => reaches(bound, count, 7 * DAY))).toEqual([false, true]);
});

testOnSqlite("risk signals have other names than signals of other nouns", () => {
  expect(ruleOf(signalOf("push"))).toBe("push");
  for (const other of ["push", "words: push", "risk: toString", "report"]) expect(ruleOf(other)).toBeUndefined();
});
