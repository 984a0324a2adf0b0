// @engines both
import { beforeEach, expect, test } from "vitest";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, aPerson, type TestSite, testSite } from "~/tests/support/test-site";
import { caseOf, decide } from "./cases";
import { answerQuestion, mergedQuestions, questionsOf, skipCase } from "./questions";
import { nextCase, openQueue, queued, takeCase } from "./queue";
import { report } from "./reports";

const DAY = 24 * 60 * 60_000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const spam = (id: string) => ({
  ...{ target: { kind: "profile" as const, id }, reason: "spam" as const, words: "Look" },
  block: false,
});
const doubt = { why: "no_rule", words: " Is an invitation to a party advertising? " };

let site: TestSite;
let id: string;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl] });
  id = (await caseOf(site, await report(site, anna, spam(bert.id)))).case.id;
});

const nextFor = async (holder: string) => (await nextCase(site, { holder, appeals: true }))?.id;

test("a skipped case is free for others at once, and for its operator after a day", async () => {
  await takeCase(site, aPerson.name, id);
  expect(await nextFor("operator:noor")).toBeUndefined();
  await skipCase(site, aPerson, id, doubt);
  expect((await queued(site, (await openQueue(site, {})).rows))[0]).toMatchObject({ id, lease: null });
  expect([await nextFor("operator:noor"), await nextFor(aPerson.name)]).toEqual([id, undefined]);
  site.clock.advance(DAY);
  expect(await nextFor(aPerson.name)).toBe(id);
});

test("the operator gets another case meanwhile, and the same one once a colleague answers", async () => {
  await skipCase(site, aPerson, id, doubt);
  const other = (await caseOf(site, await report(site, anna, spam(carl.id)))).case.id;
  expect(await nextFor(aPerson.name)).toBe(other);
  const { case: found } = await caseOf(site, other);
  await decide(site, aPerson, other, found.version, { actor: aPerson.name, rule: null, facts: "Nothing." });
  expect(await nextFor(aPerson.name)).toBeUndefined();
  const [asked] = (await questionsOf(site, {})).rows;
  await answerQuestion(site, aPerson, asked!.id, "No: it invites one person.");
  expect(await nextFor(aPerson.name)).toBe(id);
  await expect(answerQuestion(site, aPerson, asked!.id, "Yes.")).rejects.toMatchObject({ kind: "not_found" });
});

test("the question is stored with its operator, newest first, and in the audit", async () => {
  await skipCase(site, aPerson, id, doubt);
  site.clock.advance(1000);
  await skipCase(site, { ...aPerson, name: "operator:noor" }, id, { why: "", words: "Which language is this?" });
  const page = await questionsOf(site, { limit: 1 });
  const rest = await questionsOf(site, { after: page.next! });
  expect([...page.rows, ...rest.rows]).toMatchObject([
    { operator: "operator:noor", why: "", words: "Which language is this?", answeredAt: null },
    { operator: aPerson.name, why: "no_rule", words: "Is an invitation to a party advertising?", caseId: id },
  ]);
  const other = await testSite({ members: [anna, bert] });
  const elsewhere = (await caseOf(other, await report(other, anna, spam(bert.id)))).case.id;
  await skipCase(other, aPerson, elsewhere, doubt);
  const merged = mergedQuestions({ limit: 2 }, [
    await questionsOf(site, { limit: 2 }),
    await questionsOf(other, { limit: 2 }),
  ]);
  expect(merged.rows.map(({ words }) => words)).toHaveLength(2);
  expect(merged.next).not.toBeNull();
  const { rows: actions } = await findAuditEntries(site, {});
  expect(actions.map(({ action, reason }) => [action, reason])).toEqual([
    ["cases.skip", "Which language is this?"],
    ["cases.skip", "Is an invitation to a party advertising?"],
  ]);
});

testOnSqlite("skipping needs a reason and an open case", async () => {
  await expect(skipCase(site, aPerson, id, { why: "", words: "  " })).rejects.toMatchObject({ kind: "invalid" });
  await expect(skipCase(site, aPerson, "none", doubt)).rejects.toMatchObject({ kind: "not_found" });
  await decide(site, aPerson, id, (await caseOf(site, id)).case.version, {
    ...{ actor: aPerson.name, rule: null, facts: "Nothing." },
  });
  await expect(skipCase(site, aPerson, id, doubt)).rejects.toMatchObject({ kind: "conflict" });
  expect((await questionsOf(site, {})).rows).toEqual([]);
});
