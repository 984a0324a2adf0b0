// @engines both
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { personOf } from "~/app/domain/operator";
import { approvePhoto, markPhoto, rejectPhoto } from "~/app/domain/people/photos/moderation";
import { addPhoto } from "~/app/domain/people/photos/photos";
import { caseOf, decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { insertSignal, noticeHeld } from "~/app/domain/safety/signals/signals";
import { eraseAbout } from "~/db/personal-data";
import { cases, opinions, photos, restrictions, samples } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { accuracyIn, decidedByRule, measured, noteOpinion, passedOver, pooled } from "./accuracy";
import { agreedByRule, agreementOf, type Said } from "./agreement";

const DAY = 24 * 60 * 60 * 1000;
const mia = personOf("mia", "");
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const period = { from: START - DAY, to: START + 10 * DAY };

const folder = mkdtempSync(join(tmpdir(), "bouquet-accuracy-"));
const file = join(folder, "photo.jpg");
beforeAll(async () => writeFileSync(file, await jpeg(480, 360)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert] });
});

const signals = async () => (await accuracyIn(site, period)).signals;

/** Quarantines a message of Bert's and decides the case. */
async function heldAndDecided(rule: string, broken: boolean): Promise<string> {
  site.clock.advance(60_000);
  await site.db.transact((tx) => noticeHeld(site, tx, { subjectId: bert.id, rule, weight: 1 }));
  const [found] = await site.db.read(({ drizzle }) => drizzle.select().from(cases));
  site.clock.advance(60_000);
  const said = { actor: mia.name, rule: broken ? "No money" : null, facts: "Looked." };
  await decide(site, mia, found!.id, found!.version, said);
  return (await caseOf(site, found!.id)).decisions.at(-1)!.key;
}

test("opinions older than two years are deleted as new ones come in", async () => {
  const note = (name: string) => {
    const opinion = { signal: "nudity", targetId: name, memberId: anna.id, spoke: true, found: true };
    return site.db.transact((tx) => noteOpinion(site, tx, opinion));
  };
  const kept = async () => {
    const rows = await site.db.read(({ drizzle }) => drizzle.select().from(opinions).orderBy(opinions.at));
    return rows.map(({ targetId }) => targetId);
  };
  for (const name of ["a", "b", "c"]) await note(name);
  site.clock.advance(2 * 366 * DAY);
  await note("d");
  expect(await kept()).toEqual(["a", "b", "c", "d"]);
  site.clock.advance(1);
  await note("e");
  expect(await kept()).toEqual(["c", "d", "e"]);
  await note("f");
  expect(await kept()).toEqual(["d", "e", "f"]);
});

testOnSqlite("figures for ten decided photos match a count by hand", async () => {
  // The network marked five, and a person found four right. Of the five unmarked photos, one shows nudity.
  const said: [spoke: boolean, found: boolean][] = [
    ...([true, true, true, true, false] as const).map((found): [boolean, boolean] => [true, found]),
    ...([true, false, false, false, false] as const).map((found): [boolean, boolean] => [false, found]),
  ];
  await site.db.transact(async (tx) => {
    for (const [at, [spoke, found]] of said.entries())
      await noteOpinion(site, tx, { signal: "nudity", targetId: `photo ${at}`, memberId: anna.id, spoke, found });
  });
  const [nudity] = await signals();
  expect(nudity).toEqual({ signal: "nudity", unflagged: "all", right: 4, wrong: 1, missed: 1, cleared: 4 });
  expect(measured(nudity!), "too few for a share").toEqual({ accuracy: null, precision: null, recall: null });
  const many = { right: 40, wrong: 10, missed: 10, cleared: 40 };
  expect(measured(many)).toEqual({
    accuracy: { part: 80, base: 100 },
    precision: { part: 40, base: 50 },
    recall: { part: 40, base: 50 },
  });
  expect(pooled([many, { right: 30, wrong: 10, missed: null, cleared: null }])).toEqual({
    accuracy: { part: 80, base: 100 },
    precision: { part: 70, base: 90 },
    recall: { part: 40, base: 50 },
  });
});

test("the network's opinion survives changes of the mark, and the last human finding counts", async () => {
  const { id } = await addPhoto(site, anna, file);
  const opinion = () => site.db.read(({ drizzle }) => drizzle.select().from(opinions));
  await site.db.transact(async ({ drizzle }) => {
    await drizzle.update(photos).set({ nudity: true, nudityScore: 90 });
  });
  await rejectPhoto(site, mia, id, { reason: "A phone number", category: "privacy" });
  expect(await opinion(), "nothing is said of its mark").toEqual([]);
  await approvePhoto(site, mia, id);
  expect(await opinion()).toMatchObject([{ targetId: id, spoke: true, found: true }]);
  await markPhoto(site, mia, id, false);
  expect(await opinion()).toMatchObject([{ targetId: id, spoke: true, found: false }]);
  await rejectPhoto(site, mia, id, { reason: "Too explicit", category: "nudity" });
  expect(await opinion()).toMatchObject([{ targetId: id, spoke: true, found: true, memberId: anna.id }]);
  await site.db.transact((tx) => eraseAbout(tx, [anna.id]));
  expect(await opinion()).toMatchObject([{ spoke: true, found: true, memberId: null }]);
});

testOnSqlite("photos that the network did not judge are not counted", async () => {
  const plain = await testSite({ tenant: { photos: { nudity: "unmarked" } }, members: [anna] });
  const { id } = await addPhoto(plain, anna, file);
  await approvePhoto(plain, mia, id);
  expect((await accuracyIn(plain, period)).signals).toEqual([]);
});

test("a quarantine rule is right if the next decision finds a broken rule and no appeal reverses it", async () => {
  await heldAndDecided("words: loan", true);
  const reversed = await heldAndDecided("words: gift", true);
  await heldAndDecided("words: loan", false);
  const row = { ...{ id: "r", decisionKey: reversed, caseId: null, memberId: bert.id, item: "account" as const } };
  await site.db.transact(async ({ drizzle }) => {
    const stated = { category: "", categorySpecification: "", contentDate: 0, sourceType: "", decisionGround: "" };
    const by = { actor: mia.name, ground: "", facts: "", automatedDetection: false, automatedDecision: "" };
    const times = { from: site.now(), reversedAt: site.now(), byAppeal: false };
    await drizzle.insert(restrictions).values({ ...row, itemId: "b", kind: "suspended", ...stated, ...by, ...times });
  });
  const found = (await signals()).sort((one, other) => one.signal.localeCompare(other.signal));
  expect(found).toEqual([
    { signal: "words: gift", unflagged: "unseen", right: 0, wrong: 1, missed: null, cleared: null },
    { signal: "words: loan", unflagged: "unseen", right: 1, wrong: 1, missed: null, cleared: null },
  ]);
  expect((await decidedByRule(site, period)).cases.sort((one, other) => one.rule.localeCompare(other.rule))).toEqual([
    { rule: "", decided: 1, standing: 0 },
    { rule: "No money", decided: 2, standing: 1 },
  ]);
  expect((await accuracyIn(site, { from: 0, to: START })).signals).toEqual([]);
});

testOnSqlite("reports are counted by reason, and reports about no member are not counted", async () => {
  const against = { kind: "profile" as const, id: bert.id };
  for (const broken of [true, true, false]) {
    const number = await report(site, anna, { target: against, reason: "scam", words: "", block: false });
    const { case: found } = await caseOf(site, number);
    site.clock.advance(60_000);
    const said = { actor: mia.name, rule: broken ? "No money" : null, facts: "Looked." };
    await decide(site, mia, found.id, found.version, said);
    site.clock.advance(60_000);
  }
  expect((await accuracyIn(site, period)).reports).toEqual([{ reason: "scam", decided: 3, standing: 2 }]);
});

testOnSqlite("rejected photos are counted by category", async () => {
  const { id } = await addPhoto(site, anna, file);
  await rejectPhoto(site, mia, id, { reason: "A flyer", category: "advertising" });
  expect((await decidedByRule(site, period)).photos).toEqual([
    {
      ...{ category: "STATEMENT_CATEGORY_OTHER_VIOLATION_TC", keyword: "KEYWORD_GOODS_SERVICES_NOT_PERMITTED" },
      ...{ decided: 1, standing: 1 },
    },
  ]);
});

test("a random sample estimates what nothing flagged, once enough profiles were reviewed", async () => {
  await site.db.transact(async ({ drizzle }) => {
    for (let n = 0; n < 25; n++) {
      const answer = { answeredAt: site.now(), rule: n === 0 ? "3" : "" };
      await drizzle.insert(samples).values({ id: `s${n}`, profileId: "p", population: 1000, drawnAt: 0, ...answer });
    }
  });
  expect((await accuracyIn(site, period)).sample).toEqual({ looked: 25, broken: 1, population: 1000 });
  for (const [subject, isNoticed] of [
    [bert, true],
    [anna, false],
  ] as const) {
    const by = subject === bert ? anna : bert;
    const target = { kind: "profile" as const, id: subject.id };
    const { case: found } = await caseOf(
      site,
      await report(site, by, { target, reason: "fake", words: "", block: false }),
    );
    const signal = {
      id: site.newId(),
      caseId: found.id,
      subjectId: subject.id,
      kind: "risk",
      weight: 1,
      at: site.now(),
    };
    if (isNoticed) await site.db.transact((tx) => insertSignal(tx, signal));
    await decide(site, mia, found.id, found.version, {
      actor: mia.name,
      rule: isNoticed ? "x" : null,
      facts: "Looked.",
    });
  }
  // 40 of 1,000 unflagged profiles, and the profile that only a report flagged, in which nothing was wrong.
  expect(await signals()).toEqual([
    { signal: "risk", unflagged: "sample", right: 1, wrong: 0, missed: 40, cleared: 961 },
  ]);
  // Of 1,000 unflagged profiles, 1 in 25 breaks a rule: 40. Reports found 5 of 8 more that this signal missed.
  const flagged = { decided: 20, standing: 12 };
  const spoke = { right: 7, wrong: 5 };
  expect(passedOver(spoke, flagged, { looked: 25, broken: 1, population: 1000 })).toEqual({ missed: 45, cleared: 963 });
  expect(passedOver(spoke, flagged, { looked: 19, broken: 1, population: 1000 })).toEqual({
    missed: null,
    cleared: null,
  });
});

testOnSqlite("agreement per rule beyond chance matches a count by hand", () => {
  const said = (firstRule: string, secondRule: string, count: number): Said => ({
    ...{ firstRule, secondRule, count, finding: null },
    ...{ firstMeasure: firstRule ? "content" : "none", secondMeasure: secondRule ? "content" : "none" },
  });
  // Both operators found a broken rule 20 times, only the first 5 times, only the second 10 times, neither 15 times:
  // Cohen's textbook table, kappa 0.4.
  const all = [said("0", "0", 18), said("0", "1", 2), said("0", "", 5), said("", "0", 10), said("", "", 15)];
  const found = agreementOf([...all.slice(1), { ...all[0]!, finding: "first", secondMeasure: "closed", count: 18 }]);
  expect(found).toMatchObject({ looked: 50, broken: { part: 35, base: 50 }, differed: 35 });
  expect(found.findings).toEqual({ first: 18, second: 0, unclear: 0 });
  expect(agreementOf(all)).toMatchObject({ same: { part: 33, base: 50 }, differed: 17 });
  expect(agreementOf(all).kappa).toBeCloseTo(0.4, 10);
  expect([...agreedByRule(all)]).toEqual([
    ["0", { looked: 25, same: 18 }],
    ["", { looked: 25, same: 15 }],
  ]);
  expect(agreementOf([said("0", "0", 19)])).toMatchObject({ same: null, broken: null, kappa: null });
  expect(agreementOf([said("0", "0", 30)]).kappa, "nobody can say").toBeNull();
});
