import { expect, test } from "vitest";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { keepReadingPace, type Read } from "./reading";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ip = "203.0.113.9";
const newcomer = { member: anAdult(), from: { ip } };
const young = { member: anAdult({ signedUpAt: START - DAY }), from: { ip } };
const settled = { member: anAdult({ signedUpAt: START - 7 * DAY }), from: { ip } };
const visitor = { member: null, from: { ip } };

/** Returns how many are read in a row before one is refused. */
async function most(site: TestSite, reader: typeof newcomer | typeof visitor, read: Read, many = 1): Promise<number> {
  for (let sum = 0; ; sum += many) {
    const refused = await keepReadingPace(site, reader, read, many).catch((error) => error);
    if (!refused) continue;
    expect(refused).toMatchObject({ code: "request.too_many", kind: "too_many" });
    expect(refused.detail.retryAfter).toBeGreaterThan(0);
    return sum;
  }
}

test.each([
  ["profiles", 1, 60, 60, 90, 240],
  ["cards", 12, 360, 480, 600, 1440],
  ["cards", 100, 300, 400, 600, 1400],
] as const)(
  "%s, %i at a time: %i in a row on the first day, %i in the first week, %i later, %i of a visitor",
  async (read, many, ...expected) => {
    for (const [index, reader] of [newcomer, young, settled, visitor].entries()) {
      expect(await most(await testSite(), reader, read, many)).toBe(expected[index]);
    }
  },
);

test("the daily reading limit is below four hundred profiles an hour", async () => {
  const site = await testSite();
  let sum = 0;
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    sum += await most(site, settled, "profiles");
    site.clock.advance(10 * MINUTE);
  }
  expect(sum).toBeLessThanOrEqual(1500);
});

test("a network opens as many profiles a day without an account as four first-day accounts", async () => {
  const site = await testSite();
  let sum = 0;
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    sum += await most(site, visitor, "profiles");
    site.clock.advance(10 * MINUTE);
  }
  expect(sum).toBe(2000);
});

test("a one-day-old account opens fewer than four hundred profiles an hour, in any pattern", async () => {
  const site = await testSite();
  let sum = 0;
  for (let minute = 0; minute < 60; minute++) {
    sum += await most(site, young, "profiles");
    site.clock.advance(MINUTE);
  }
  expect(sum).toBe(300);
});

test("a person who opens five profiles a minute for half an hour, and pages 3 lists, is never refused", async () => {
  const site = await testSite();
  for (let minute = 0; minute < 30; minute++) {
    await keepReadingPace(site, newcomer, "profiles", 5);
    await keepReadingPace(site, newcomer, "cards", 36);
    site.clock.advance(MINUTE);
  }
});

test("members, visitors and networks are counted separately, and a /64 as one", async () => {
  const site = await testSite();
  await most(site, visitor, "profiles");
  await keepReadingPace(site, newcomer, "profiles");
  await keepReadingPace(site, { member: null, from: { ip: "203.0.113.10" } }, "profiles");
  await most(site, { member: null, from: { ip: "2001:db8::1" } }, "profiles");
  await expect(keepReadingPace(site, { member: null, from: { ip: "2001:db8::2" } }, "profiles")).rejects.toMatchObject({
    code: "request.too_many",
  });
});

test("most reads ask no other process", async () => {
  const site = await testSite();
  let asked = 0;
  const machine = {
    ...site.machine,
    attempt: (attempt: Parameters<typeof site.machine.attempt>[0]) => {
      asked++;
      return site.machine.attempt(attempt);
    },
  };
  const counted = { ...site, machine };
  for (let n = 0; n < 30; n++) await keepReadingPace(counted, settled, "profiles");
  expect(asked).toBe(6);
});

test("a crowd of readers of one site leaves another site's readers their portions", async () => {
  const site = await testSite();
  let asked = 0;
  const machine = {
    ...site.machine,
    attempt: (attempt: Parameters<typeof site.machine.attempt>[0]) => {
      asked++;
      return site.machine.attempt(attempt);
    },
  };
  await keepReadingPace({ ...site, machine }, settled, "profiles");
  const storm = { ...(await testSite({ tenant: { slug: "storm" } })), machine };
  for (let n = 0; n < 21_000; n++) {
    await keepReadingPace(storm, { member: null, from: { ip: `10.0.${n >> 8}.${n & 255}` } }, "profiles");
  }
  asked = 0;
  for (let n = 0; n < 4; n++) await keepReadingPace({ ...site, machine }, settled, "profiles");
  expect(asked).toBe(0);
});

test("a machine under measurement limits no one", async () => {
  const site = await testSite();
  const measured = { ...site, machine: { ...site.machine, pacesReading: false } };
  await keepReadingPace(measured, newcomer, "profiles", 100_000);
});
