// @engines both
import { beforeEach, expect, test } from "vitest";
import { sendDueMails } from "~/app/domain/desk/desk-mail/desk-mail";
import { grantRole } from "~/app/domain/desk/operators/operators";
import { changeSettings } from "~/app/domain/desk/settings/settings";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import type { Db } from "~/db/handle";
import { testOnSqlite } from "~/tests/support/engines";
import { mailsTo } from "~/tests/support/mailbox";
import { type TestDesk, testDesk } from "~/tests/support/test-desk";
import { anAdult, anOperator, aPerson, type TestSite, testSite } from "~/tests/support/test-site";
import { mailWeek } from "./weekly";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const spam = {
  target: { kind: "profile" as const, id: bert.id },
  reason: "spam" as const,
  words: "Look",
  block: false,
};

let desk: TestDesk;
let velvet: TestSite;
let linen: TestSite;

/** The clock starts on Monday noon. Last week ended at midnight in the desk's time zone. */
beforeEach(async () => {
  desk = await testDesk();
  velvet = await testSite({ tenant: { slug: "velvet", name: "Velvet" }, members: [anna, bert] });
  linen = await testSite({ tenant: { slug: "linen", name: "Linen" }, members: [anna, bert] });
  await desk.add("Mia");
  const { id } = await desk.add("Otto", "manager", "linen");
  await grantRole(desk, anOperator, id, { role: "moderator", brand: "velvet" });
  await desk.add("Nora", "moderator");
});

const advance = (ms: number) => {
  for (const { clock } of [desk, velvet, linen]) clock.advance(ms);
};

const weekly = async (name: string) => {
  while ((await sendDueMails(desk, "tests")) > 0);
  const mails = await mailsTo(desk.mailboxes, `${name}@example.com`);
  return mails.filter(({ subject }) => subject === "Your queues last week");
};

testOnSqlite("owners and managers get the figures of their own brands on Monday morning, once", async () => {
  const number = await report(velvet, anna, spam);
  advance(2 * HOUR);
  const { case: found } = await caseOf(velvet, number);
  await decide(velvet, aPerson, found.id, found.version, { actor: aPerson.name, rule: null, facts: "Nothing." });
  await report(linen, anna, spam);
  advance(6 * DAY + 10 * HOUR + 6 * HOUR);
  const sites = [velvet, linen];
  expect(await mailWeek(desk, sites), "it is before seven").toBe(0);
  advance(1 * HOUR);
  expect(await mailWeek(desk, sites)).toBe(2);
  expect(await mailWeek(desk, sites)).toBe(0);
  const [mias, ...more] = await weekly("mia");
  const [ottos] = await weekly("otto");
  expect([more, await weekly("nora")]).toEqual([[], []]);
  expect(mias!.text).toContain("June 1, 2026 to June 7, 2026");
  // The figures: received, decided, median, missed goals, open at the end, and age of the oldest item.
  expect(mias!.text).toMatch(/Reported profiles {2}2 {2}1 {2}2 hr {2}1 {2}1 {2}6 days/);
  expect(ottos!.text).toMatch(/Reported profiles {2}1 {2}0 {2}– {2}1 {2}1 {2}6 days/);
  expect(mias!.html).toContain("Reported profiles");
  expect(mias!.text).toContain("https://desk.example/figures/queues");
});

test("the week begins in the desk's time zone, and an unreadable brand is named", async () => {
  await changeSettings(desk, anOperator, { timeZone: "Pacific/Auckland" }, "We moved");
  const broken = { ...linen, db: { read: () => Promise.reject(new Error("away")) } as unknown as Db };
  advance(6 * DAY + 6 * HOUR);
  expect(await mailWeek(desk, [velvet, broken]), "in Auckland it is six on Monday").toBe(0);
  advance(HOUR);
  expect(await mailWeek(desk, [velvet, broken])).toBe(2);
  expect((await weekly("mia"))[0]!.text).toContain("These could not be read: Linen.");
});

testOnSqlite("figures that could not be sent for days are dropped", async () => {
  advance(6 * DAY + 12 * HOUR + 4 * DAY);
  expect(await mailWeek(desk, [velvet, linen])).toBe(0);
});
