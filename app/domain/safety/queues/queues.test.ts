// @engines both
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { approvePhoto, rejectPhoto } from "~/app/domain/people/photos/moderation";
import { addPhoto } from "~/app/domain/people/photos/photos";
import { newPuzzle } from "~/app/domain/safety/puzzles/puzzles";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { complain } from "~/app/domain/safety/reports/complaints";
import { complaintForm } from "~/app/domain/safety/reports/complaints.schema";
import { type CaseRow, openQueue } from "~/app/domain/safety/reports/queue";
import { report } from "~/app/domain/safety/reports/reports";
import type { Reason } from "~/app/domain/safety/reports/reports.schema";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { noticeHeld } from "~/app/domain/safety/signals/signals";
import { heldPayments } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, aPerson, START, type TestSite, testSite } from "~/tests/support/test-site";
import { figuresOf, type Goals, itemsSince, QUEUES, type Queue, standingIn, together } from "./queues";

const HOUR = 60 * 60_000;
const WEEK = 7 * 24 * HOUR;
const ALL = { cases: true, service: true, photos: true, payments: true };
const goals = Object.fromEntries(QUEUES.map((queue) => [queue, queue === "minors" ? HOUR : 24 * HOUR])) as Goals;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });

const folder = mkdtempSync(join(tmpdir(), "bouquet-queues-"));
const file = join(folder, "photo.jpg");
beforeAll(async () => writeFileSync(file, await jpeg(480, 360)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ tenant: { photos: { approval: "before" } }, members: [anna, bert, carl] });
});

const against = (id: string, reason: Reason) => ({
  ...{ target: { kind: "profile" as const, id }, reason, words: "Look" },
  block: false,
});
const closed = async (number: string) => {
  const { case: found } = await caseOf(site, number);
  await decide(site, aPerson, found.id, found.version, { actor: aPerson.name, rule: null, facts: "Nothing." });
};
const standing = () => standingIn(site, ALL, goals);
const figures = async (from: number, until: number) =>
  figuresOf(await itemsSince(site, ALL, from), goals, { from, until, now: site.now() });
const of = <T extends { queue: Queue }>(all: T[], queue: Queue) => all.find((each) => each.queue === queue);

testOnSqlite("a report about a minor has its own queue and goal, whatever else was reported", async () => {
  await report(site, anna, against(bert.id, "spam"));
  await report(site, carl, against(bert.id, "underage"));
  await report(site, anna, against(carl.id, "spam"));
  site.clock.advance(2 * HOUR);
  expect(await standing()).toEqual([
    { queue: "minors", open: 1, oldest: START, late: 1, goal: HOUR },
    { queue: "profile", open: 1, oldest: START, late: 0, goal: 24 * HOUR },
  ]);
});

test("an appeal has its own queue and goal from its arrival, whatever its case's kind", async () => {
  await restrictMember(site, aPerson, "suspension", bert.id, { until: null, rule: "No fraud", facts: "It was one." });
  const { token: puzzle, numbers } = newPuzzle(site, "complaint");
  const words = "That is not what happened in that conversation.";
  const asked = { about: "appeal", address: `/members/${bert.id}`, words, name: "Bert", email: bert.email };
  const solved = { ...complaintForm.parse(asked), puzzle, largest: String(Math.max(...numbers)) };
  await complain(site, solved, { language: "en", memberId: null, ip: "127.0.0.1" });
  expect(await standing()).toMatchObject([{ queue: "appeals", open: 1 }]);
  const [row] = (await openQueue(site, {}, "appeals")).rows;
  expect([row?.subjectId, (await openQueue(site, {}, "minors")).rows]).toEqual([bert.id, []]);
});

testOnSqlite("queues of several sites merge into one with all late items", async () => {
  await report(site, anna, against(bert.id, "underage"));
  site.clock.advance(2 * HOUR);
  await report(site, anna, against(carl.id, "spam"));
  const later = site.now();
  const own = await standing();
  const other = own.map((each) => ({ ...each, oldest: each.oldest - HOUR }));
  expect(together([...own, ...other])).toEqual([
    { queue: "minors", open: 2, oldest: START - HOUR, late: 2, goal: HOUR },
    { queue: "profile", open: 2, oldest: later - HOUR, late: 0, goal: 24 * HOUR },
  ]);
});

testOnSqlite("a reopened case waits from then on, and its first item stays decided", async () => {
  const number = await report(site, anna, against(bert.id, "spam"));
  site.clock.advance(3 * HOUR);
  await closed(number);
  site.clock.advance(10 * HOUR);
  await report(site, carl, against(bert.id, "spam"));
  const again = site.now();
  site.clock.advance(HOUR);
  expect(await standing()).toMatchObject([{ queue: "profile", open: 1, oldest: again, late: 0 }]);
  expect(await figures(START, START + WEEK)).toEqual([
    { queue: "profile", came: 2, decided: 1, median: 3 * HOUR, missed: 0, open: 1, oldest: again },
  ]);
});

test("quarantined messages wait since the first message, and since the next message after a decision", async () => {
  const held = { subjectId: bert.id, rule: "words: bitcoin", weight: 3 };
  const notice = () => site.db.transact((tx) => noticeHeld(site, tx, held));
  await notice();
  site.clock.advance(HOUR);
  await notice();
  expect(await standing()).toMatchObject([{ queue: "held", open: 1, oldest: START }]);
  const [{ id, version }] = (await openQueue(site, {})).rows as [CaseRow];
  await decide(site, aPerson, id, version, { actor: aPerson.name, rule: null, facts: "Nothing." });
  site.clock.advance(HOUR);
  await notice();
  expect(await standing()).toMatchObject([{ queue: "held", open: 1, oldest: START + 2 * HOUR }]);
  expect(of(await figures(START, START + WEEK), "held")).toMatchObject({ came: 2, decided: 1, median: HOUR, open: 1 });
});

testOnSqlite(
  "reports that came together are one item, and a suspension from the file leaves an open case waiting",
  async () => {
    await report(site, anna, against(bert.id, "spam"));
    await report(site, carl, against(bert.id, "scam"));
    site.clock.advance(HOUR);
    await restrictMember(site, aPerson, "suspension", bert.id, { until: null, rule: "No fraud", facts: "It was one." });
    expect(of(await standing(), "profile")).toMatchObject({ open: 1, oldest: START });
    expect(await figures(START, START + WEEK)).toMatchObject([{ came: 1, decided: 0, open: 1 }]);
  },
);

testOnSqlite("a missed goal counts once, in the week in which it ends, even without a decision", async () => {
  const late = await report(site, anna, against(bert.id, "spam"));
  await report(site, anna, against(carl.id, "spam"));
  site.clock.advance(25 * HOUR);
  await closed(late);
  site.clock.advance(WEEK);
  expect(await figures(START, START + WEEK)).toMatchObject([{ missed: 2, decided: 1, open: 1, median: 25 * HOUR }]);
  expect(await figures(START + WEEK, START + 2 * WEEK)).toMatchObject([{ came: 0, missed: 0, open: 1 }]);
  expect(await figures(START - WEEK, START)).toEqual([]);
});

test("photos and payments are queues too, if the scope allows them", async () => {
  const { id } = await addPhoto(site, anna, file);
  const payment = { ...{ id: site.newId(), provider: "p", providerRef: "r", reason: "unknown" }, at: START };
  await site.db.transact(async ({ drizzle }) => void (await drizzle.insert(heldPayments).values(payment)));
  site.clock.advance(2 * HOUR);
  expect((await standing()).map(({ queue, open }) => [queue, open])).toEqual([
    ["photos", 1],
    ["payments", 1],
  ]);
  const none = { cases: false, service: false, photos: false, payments: false };
  expect(await standingIn(site, none, goals)).toEqual([]);
  await site.db.transact(async ({ drizzle }) => {
    await drizzle.update(heldPayments).set({ resolvedAt: START + HOUR, resolution: "Booked" });
  });
  await rejectPhoto(site, aPerson, id, { reason: "Nobody on it" });
  await approvePhoto(site, aPerson, id);
  const settled = { came: 1, decided: 1, missed: 0, open: 0, oldest: null };
  expect(await figures(START, START + WEEK)).toEqual([
    { queue: "photos", ...settled, median: 2 * HOUR },
    { queue: "payments", ...settled, median: HOUR },
  ]);
});
