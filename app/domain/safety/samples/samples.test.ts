// @engines both
import { beforeEach, expect, test } from "vitest";
import { personOf } from "~/app/domain/operator";
import { caseOf } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { eraseAbout } from "~/db/personal-data";
import { samples } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { aFictional, anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import { answerSample, drawSample, sampleFor, samplesWaiting, takeSample } from "./samples";

const DAY = 24 * 60 * 60 * 1000;
const mia = personOf("mia", "");
const ida = personOf("ida", "");

let site: TestSite;
let members: Person[];
beforeEach(async () => {
  members = Array.from({ length: 40 }, (_, n) => anAdult({ name: `Member ${n}` }));
  site = await testSite({ members: [...members, aFictional({ name: "Rosa" })] });
});

const rows = () => site.db.read(({ drizzle }) => drizzle.select().from(samples));
const ids = async () => (await samplesWaiting(site, mia.name)).map(({ id }) => id);

testOnSqlite("the share per thousand active members is spread over the week, and drawn once a day", async () => {
  await drawSample(site, 50);
  // Two of forty-one members a week makes one a day.
  expect(await rows()).toHaveLength(1);
  await drawSample(site, 50);
  expect(await rows()).toHaveLength(1);
  for (let day = 1; day < 7; day++) {
    site.clock.advance(DAY);
    await drawSample(site, 50);
  }
  expect((await rows()).length).toBeLessThanOrEqual(3);
  expect((await rows()).map(({ population }) => population)[0]).toBe(41);
});

testOnSqlite("a share of zero draws no sample, and the maximum share draws at most twenty samples a day", async () => {
  await drawSample(site, 0);
  expect(await rows()).toEqual([]);
  await drawSample(site, 1_000_000);
  expect((await rows()).length).toBeGreaterThan(15);
  expect((await rows()).length).toBeLessThanOrEqual(20);
});

testOnSqlite("reported, inactive and fictional profiles are never drawn", async () => {
  const [reporter, ...others] = members;
  for (const { id } of others.slice(0, 30)) {
    const target = { kind: "profile" as const, id };
    await report(site, reporter!, { target, reason: "fake", words: "", block: false });
  }
  await drawSample(site, 1_000_000);
  const clean = [reporter!, ...others.slice(30)].map(({ id }) => id);
  const drawn = (await rows()).map(({ profileId }) => profileId);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((id) => !clean.includes(id))).toEqual([]);
  site.clock.advance(8 * DAY);
  await drawSample(site, 1_000_000);
  expect(await rows()).toHaveLength(drawn.length);
});

test("a good profile changes nothing, and a bad one opens an ordinary case, audited without a member", async () => {
  await drawSample(site, 1_000_000);
  const [fine, broken] = await ids();
  expect(await answerSample(site, mia, fine!, { rule: null, words: "x" })).toBeNull();
  const { profile } = await sampleFor(site, mia.name, broken!);
  const number = await answerSample(site, mia, broken!, { rule: "3", words: "Found in a random sample." });
  const { case: found, reports } = await caseOf(site, number!);
  expect(found).toMatchObject({ kind: "profile", targetId: profile.id, state: "open", score: 0 });
  expect(reports).toMatchObject([{ reporterId: null, words: "Found in a random sample.", evidence: { profile } }]);
  expect((await findAuditEntries(site)).rows).toMatchObject([
    { action: "samples.answer", memberId: null, after: { fine: false, number } },
    { action: "samples.answer", memberId: null, after: { fine: true, number: null } },
  ]);
  await expect(answerSample(site, ida, broken!, { rule: null, words: "" })).rejects.toMatchObject({
    code: "quality.taken",
  });
  for (const rule of ["", "99", "nudity"]) {
    const wrong = async () => answerSample(site, mia, (await ids())[0]!, { rule, words: "" });
    await expect(wrong(), rule).rejects.toMatchObject({ kind: "invalid" });
  }
});

test("a leased sample is offered to no other operator for ten minutes, and expires after a month", async () => {
  await drawSample(site, 1_000_000);
  const [first] = await ids();
  expect(await takeSample(site, ida.name, first!)).toBe(true);
  expect(await takeSample(site, mia.name, first!)).toBe(false);
  expect(await ids()).not.toContain(first);
  await expect(sampleFor(site, mia.name, first!)).rejects.toMatchObject({ code: "quality.taken" });
  site.clock.advance(10 * 60_000);
  expect(await ids()).toContain(first);
  site.clock.advance(31 * DAY);
  expect(await ids()).toEqual([]);
});

test("a sample is deleted with its member, and unknown at another site", async () => {
  await drawSample(site, 1_000_000);
  const { id, profileId } = (await rows())[0]!;
  const onyx = await testSite({ tenant: { slug: "onyx" }, members });
  await expect(sampleFor(onyx, mia.name, id)).rejects.toMatchObject({ code: "console.not_found" });
  await site.db.transact((tx) => eraseAbout(tx, [profileId]));
  expect((await rows()).map((row) => row.id)).not.toContain(id);
});
