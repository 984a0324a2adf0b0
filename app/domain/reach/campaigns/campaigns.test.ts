// @engines both
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { todayOf } from "~/app/domain/ages";
import { flushBatches } from "~/app/domain/batches";
import { startOrder } from "~/app/domain/money/orders/orders";
import { accounts, arrivals, orders } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { aPurchase } from "~/tests/support/orders";
import { anAdult, START, testSite } from "~/tests/support/test-site";
import { campaignsOf, noteArrival } from "./campaigns";

const ads = { network: "ads", ref: "spring" };
const since = "2020-01-01";

test("visits of members and visitors are counted by source, in one transaction", async () => {
  const site = await testSite();
  for (let visit = 0; visit < 3; visit++) noteArrival(site, ads);
  noteArrival(site, { network: "ads", sub1: "banner" });
  await flushBatches();
  noteArrival(site, ads);
  await flushBatches();
  const nothing = { signups: 0, activations: 0, buyers: 0, revenue: {} };
  expect(await campaignsOf(site, { since, by: ["network"] })).toEqual([
    { source: { network: "ads" }, visits: 5, ...nothing },
  ]);
  expect(await campaignsOf(site, { since, by: ["ref", "sub1"] })).toEqual([
    { source: { ref: "spring", sub1: "" }, visits: 4, ...nothing },
    { source: { ref: "", sub1: "banner" }, visits: 1, ...nothing },
  ]);
});

test("members count for their source: sign-ups, confirmations and payments less refunds", async () => {
  const [anna, bert, carla] = [anAdult({ name: "Anna" }), anAdult({ name: "Bert" }), anAdult({ name: "Carla" })];
  const site = await testSite({ members: [anna, bert, carla] });
  await site.db.transact(async ({ drizzle }) => {
    await drizzle.update(accounts).set({ trafficSource: ads, confirmedAt: START }).where(eq(accounts.id, anna.id));
    await drizzle.update(accounts).set({ trafficSource: ads, confirmedAt: null }).where(eq(accounts.id, bert.id));
  });
  for (const [member, key] of [
    [anna, "one"],
    [anna, "two"],
    [carla, "three"],
  ] as const) {
    const { order } = await startOrder(site, member, aPurchase({ key }));
    const [refundedMinor, paidAt] = key === "two" ? [order.price, START] : [100, START];
    await site.db.transact(async ({ drizzle }) => {
      await drizzle.update(orders).set({ state: "paid", paidAt, refundedMinor }).where(eq(orders.id, order.id));
    });
  }
  await startOrder(site, bert, aPurchase({ key: "never paid" }));
  expect(await campaignsOf(site, { since, by: ["network"] })).toEqual([
    {
      source: { network: "ads" },
      visits: 0,
      signups: 2,
      activations: 1,
      buyers: 1,
      revenue: { EUR: aPurchase().price.amount - 100 },
    },
  ]);
  expect(await campaignsOf(site, { since: "2999-01-01", by: ["network"] })).toEqual([]);
});

testOnSqlite("a flood of invented sources is counted as one past a limit, and known ones keep counting", async () => {
  const site = await testSite();
  const day = todayOf(site);
  const known = Array.from({ length: 4_998 }, (_, index) => {
    return { day, network: "flood", ref: "", sub1: `${index}`, sub2: "", sub3: "", visits: 1 };
  });
  await site.db.transact((tx) => tx.insertMany(arrivals, known));
  for (const sub1 of ["0", "new", "newer", "newest"]) noteArrival(site, { network: "flood", sub1 });
  await flushBatches();
  noteArrival(site, { network: "flood", sub1: "later" });
  await flushBatches();
  const found = await campaignsOf(site, { since, by: ["network"] });
  expect(found.map(({ source, visits }) => [source.network, visits])).toEqual([
    ["flood", 5001],
    ["(other)", 2],
  ]);
});

test("a failed write of the visits causes no error in the request", async () => {
  const site = await testSite();
  const broken = { ...site, db: { ...site.db, transact: () => Promise.reject(new Error("disk full")) } };
  expect(() => noteArrival(broken, ads)).not.toThrow();
  await expect(flushBatches()).resolves.toBeUndefined();
});

test("a day begins in the site's time zone, also when clocks change", async () => {
  const times = ["2026-10-24T21:59:59Z", "2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z"];
  const site = await testSite({ members: times.map((at) => anAdult({ signedUpAt: Date.parse(at) })) });
  await site.db.transact(({ drizzle }) => drizzle.update(accounts).set({ trafficSource: ads }));
  const signups = async (since: string) => (await campaignsOf(site, { since, by: ["network"] }))[0]?.signups;
  expect([await signups("2026-10-25"), await signups("2026-10-26")]).toEqual([3, 1]);
});
