// @engines both
import { beforeEach, expect, test } from "vitest";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { type Goals, QUEUES, standingIn } from "~/app/domain/safety/queues/queues";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { appealRefusal, caseFile } from "./case-file";
import { caseOf, decide } from "./cases";
import { appeal, complain, complaintWith } from "./complaints";
import { complaintForm } from "./complaints.schema";
import { handBack, mergedQueues, nextCase, openQueue, queued, takeCase } from "./queue";
import { openOwnCase } from "./removal";
import { report } from "./reports";
import type { Reason } from "./reports.schema";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert", personal: "Send me money" });
const carl = anAdult({ name: "Carl" });
const [mia, noor] = ["operator:mia", "operator:noor"];

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl] });
});

const against = (id: string, reason: Reason, words = "Look at this") => ({
  ...{ target: { kind: "profile" as const, id }, reason, words },
  block: false,
});
const whole = async () => queued(site, (await openQueue(site, {})).rows);
const idOf = async (number: string) => (await caseOf(site, number)).case.id;
const nextFor = async (holder: string, except?: string) =>
  (await nextCase(site, { holder, appeals: true, except: except ? [except] : [] }))?.id;

test("the queue shows each case's subject and signals", async () => {
  await report(site, anna, against(bert.id, "scam"));
  await report(site, carl, against(bert.id, "scam"));
  await report(site, anna, against(carl.id, "spam"));
  const rows = await whole();
  expect(rows).toMatchObject([
    { name: "Bert", score: 10, signals: [{ name: "scam", from: "report", count: 2 }], lease: null },
    { name: "Carl", score: 2, signals: [{ name: "spam", from: "report", count: 1 }] },
  ]);
  expect((await openQueue(site, {}, "photo")).rows).toEqual([]);
});

test("the queues of several sites merge into one, read in pages", async () => {
  const other = await testSite({ members: [anna, bert, carl] });
  await report(site, anna, against(bert.id, "scam"));
  await report(site, anna, against(carl.id, "spam"));
  await report(other, anna, against(bert.id, "nudity"));
  await report(other, anna, against(carl.id, "underage"));
  const page = async (after?: string) => {
    const asked = { after, limit: 3 };
    return mergedQueues(asked, [await openQueue(site, asked), await openQueue(other, asked)]);
  };
  const first = await page();
  expect(first.rows.map(({ score }) => score)).toEqual([10, 5, 3]);
  const second = await page(first.next!);
  expect([second.rows.map(({ score }) => score), second.next]).toEqual([[2], null]);
});

test("only one of two operators who take a case at once gets it", async () => {
  const id = await idOf(await report(site, anna, against(bert.id, "underage")));
  const taken = await Promise.all([takeCase(site, mia, id), takeCase(site, noor, id)]);
  expect([...taken].sort()).toEqual([false, true]);
  expect((await whole())[0]).toMatchObject({ lease: { holder: taken[0] ? mia : noor } });
});

testOnSqlite("the heaviest case is leased to one moderator for ten minutes", async () => {
  const heavy = await idOf(await report(site, anna, against(bert.id, "underage")));
  const light = await idOf(await report(site, anna, against(carl.id, "spam")));
  expect(await nextFor(mia)).toBe(heavy);
  expect([await takeCase(site, mia, heavy), await takeCase(site, noor, heavy)]).toEqual([true, false]);
  expect([await nextFor(mia), await nextFor(noor)]).toEqual([heavy, light]);
  site.clock.advance(9 * 60_000);
  expect(await takeCase(site, mia, heavy)).toBe(true);
  site.clock.advance(9 * 60_000);
  expect(await nextFor(noor)).toBe(light);
  site.clock.advance(60_000);
  expect([await nextFor(noor), await takeCase(site, noor, heavy)]).toEqual([heavy, true]);
  expect((await whole())[0]).toMatchObject({ lease: { holder: noor } });
});

test("a returned case is free for all, and is offered to its former holder last", async () => {
  const heavy = await idOf(await report(site, anna, against(bert.id, "underage")));
  const light = await idOf(await report(site, anna, against(carl.id, "spam")));
  await takeCase(site, mia, heavy);
  await handBack(site, noor, heavy);
  expect(await nextFor(noor)).toBe(light);
  await handBack(site, mia, heavy);
  expect([await nextFor(noor), await nextFor(mia, heavy)]).toEqual([heavy, light]);
});

testOnSqlite("a decided case has no lease and cannot be taken", async () => {
  const number = await report(site, anna, against(bert.id, "scam"));
  const { case: found } = await caseOf(site, number);
  await takeCase(site, mia, found.id);
  await decide(site, anOperator, found.id, found.version, { actor: mia, rule: null, facts: "Fine" });
  expect((await caseOf(site, number)).case).toMatchObject({ claimedBy: null, claimedUntil: null });
  expect(await takeCase(site, mia, found.id)).toBe(false);
  expect(await nextFor(mia)).toBeUndefined();
});

testOnSqlite("a case file shows the history of its reporters and its subject", async () => {
  const first = await caseOf(site, await report(site, anna, against(bert.id, "scam")));
  const decision = { actor: mia, rule: "No begging", facts: "Begged" };
  await decide(site, anOperator, first.case.id, first.case.version, decision);
  await report(site, anna, against(carl.id, "spam"));
  site.clock.advance(1000);
  const { reports, texts, decisions, earlier, name, language } = await caseFile(
    site,
    await report(site, anna, against(bert.id, "scam")),
  );
  expect(reports.map(({ history }) => history)).toEqual([
    { reports: 3, upheld: 1 },
    { reports: 3, upheld: 1 },
  ]);
  expect(texts).toEqual([{ name: "personal", text: "Send me money" }]);
  expect(decisions).toMatchObject([{ rule: "No begging" }]);
  expect([earlier, name, language]).toEqual([[], "Bert", "en"]);
  const own = await caseFile(site, await openOwnCase(site, anOperator, `/members/${anna.id}`, "Looks odd"));
  expect(own).toMatchObject({ name: "Anna", earlier: [], reports: [{ history: null, complaint: null }] });
});

testOnSqlite("a case with an appeal goes to another operator with the permission for appeals", async () => {
  const { token, numbers } = newPuzzle(site, "complaint");
  const fields = {
    about: "rules",
    words: "They insult everybody in here.",
    email: "c@mail.example",
    good_faith: "on",
  };
  const solved = { ...complaintForm.parse(fields), puzzle: token, largest: String(Math.max(...numbers)) };
  const page = await complain(site, solved, { language: "nl", memberId: null, ip: "192.0.2.1" });
  const { id, version } = (await whole())[0]!;
  const before = await caseFile(site, id);
  expect(before).toMatchObject({ appeal: { waits: false }, dueAt: expect.any(Number), name: "", language: null });
  expect(appealRefusal(before, { actor: mia, appeals: false })).toBeNull();
  await decide(site, anOperator, id, version, { actor: mia, rule: null, facts: "Nobody did." });
  await appeal(site, page.split("/").at(-1)!, "They do, please look once more.");
  const next = async (holder: string, appeals: boolean) => (await nextCase(site, { holder, appeals }))?.id;
  expect([await next(mia, true), await next(noor, false), await next(noor, true)]).toEqual([undefined, undefined, id]);
  const file = await caseFile(site, id);
  const refusals = [
    appealRefusal(file, { actor: mia, appeals: true }),
    appealRefusal(file, { actor: noor, appeals: false }),
    appealRefusal(file, { actor: noor, appeals: true }),
  ];
  expect(refusals).toEqual(["own", "not_allowed", null]);
});

testOnSqlite("the next case comes from the requested queue, even if another case is leased or heavier", async () => {
  await report(site, anna, against(bert.id, "scam"));
  const young = await idOf(await report(site, carl, against(anna.id, "underage")));
  const [heavier] = (await whole()).filter(({ id }) => id !== young);
  const next = async (name: "minors" | "profile" | "message") =>
    (await nextCase(site, { holder: mia, appeals: true, name }))?.id;
  expect([await next("minors"), await next("message")]).toEqual([young, undefined]);
  await takeCase(site, mia, heavier!.id);
  expect([await next("minors"), await next("profile")]).toEqual([young, heavier!.id]);
});

testOnSqlite("an email to a complainant without an account is not listed as one to the subject", async () => {
  const { token, numbers } = newPuzzle(site, "complaint");
  const asked = { about: "payment", words: "I was charged three times.", email: "c@mail.example", name: "C" };
  const solved = { ...complaintForm.parse(asked), puzzle: token, largest: String(Math.max(...numbers)) };
  await complain(site, solved, { language: "en", memberId: null, ip: "192.0.2.1" });
  const [{ id } = { id: "" }] = await whole();
  expect((await caseFile(site, id)).mails).toMatchObject([{ kind: "complaint_received", own: false }]);
});

test("a complaint about money or access makes a separate case for service staff", async () => {
  const complaint = async (about: string) => {
    const { token, numbers } = newPuzzle(site, "complaint");
    const asked = { about, address: `/members/${bert.id}`, words: "I was charged three times.", email: anna.email };
    const solved = { ...complaintForm.parse(asked), puzzle: token, largest: String(Math.max(...numbers)) };
    const page = await complain(site, solved, { language: "en", memberId: anna.id, ip: "192.0.2.1" });
    site.clock.advance(1000);
    return page.split("/").at(-1)!;
  };
  const paid = await complaint("payment");
  await complaint("access");
  await report(site, anna, against(bert.id, "scam"));
  const [service, moderation] = [
    { cases: false, service: true },
    { cases: true, service: false },
  ];
  const kinds = async (seen: typeof service) =>
    (await openQueue(site, {}, undefined, seen)).rows.map(({ kind, subjectId }) => [kind, subjectId]);
  expect(await kinds(service)).toEqual([
    ["service", ""],
    ["service", ""],
  ]);
  expect(await kinds(moderation)).toEqual([["profile", bert.id]]);
  const next = (holder: string, seen: typeof service) =>
    nextCase(site, { holder, appeals: false, name: "service", kinds: seen });
  expect(await next(mia, moderation)).toBeUndefined();
  const { id } = (await next(mia, service))!;
  await decide(site, anOperator, id, 1, { actor: mia, rule: null, facts: "We refunded two of the three." });
  expect((await complaintWith(site, paid)).answer).toMatchObject({
    facts: "We refunded two of the three.",
    rule: null,
  });
  await appeal(site, paid, "Not all of it has come back.");
  expect((await next(noor, service))?.id).toBe(id);
  expect((await next(mia, service))?.id).not.toBe(id);
  const goals = Object.fromEntries(QUEUES.map((queue) => [queue, 1])) as Goals;
  const scope = { cases: false, service: true, photos: false, payments: false };
  expect(await standingIn(site, scope, goals)).toMatchObject([{ queue: "service", open: 2 }]);
  expect(await standingIn(site, { ...scope, ...moderation }, goals)).toMatchObject([{ queue: "profile", open: 1 }]);
});
