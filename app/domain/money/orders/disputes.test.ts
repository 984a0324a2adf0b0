import { expect, test } from "vitest";
import { todayOf } from "~/app/domain/ages";
import type { ToldDispute } from "~/app/domain/machine";
import { balanceOf, entriesOf, payMessage } from "~/app/domain/money/ledger/ledger";
import { termOf } from "~/app/domain/money/premium/premium";
import { FAKED, type FakeProvider, fakeProvider } from "~/tests/support/fake-providers";
import { mailsFrom } from "~/tests/support/mails";
import { aPurchase } from "~/tests/support/orders";
import { anAdult, anOperator, type Person, START, type TestSite, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { type Order, orderWith, type Purchase, startOrder } from "./orders";
import { receiptsOf } from "./receipts";
import { refundsOfOrder, regainOrder } from "./refunds";
import { withdrawableOf } from "./withdrawal";

const DAY = 24 * 60 * 60 * 1000;

let anna: Person;
let site: TestSite;
let fake: FakeProvider;
let told: ToldDispute[];

async function siteAt(provider: (typeof FAKED)[number]): Promise<void> {
  anna = anAdult({ name: "Anna" });
  fake = await fakeProvider(provider);
  site = await testSite({ members: [anna], tenant: { payments: fake.config as never }, gateways: [fake.gateway] });
  told = [];
  site.machine.tellOfDispute = async (dispute) => void told.push(dispute);
}

async function bought(purchase: Purchase = aPurchase()): Promise<Order> {
  const { order } = await startOrder(site, anna, purchase);
  await noticed(order, {});
  return order;
}

async function noticed(order: Order, changes: Parameters<FakeProvider["pay"]>[1]): Promise<Order> {
  await receiveNotice(site, fake.notice(fake.pay(order, changes)));
  return orderWith(site, order.id);
}

const spend = (amount: number) =>
  site.db.transact((tx) => payMessage(site, tx, anna, { amount, key: `${amount}`, day: todayOf(site), cap: null }));

test.each(FAKED)("money returned after a won dispute is booked: %s", async (provider) => {
  await siteAt(provider);
  const order = await bought();
  await spend(30);
  expect(await noticed(order, { chargedBack: 1000 })).toMatchObject({
    ...{ state: "refunded", chargedBackMinor: 1000, owedCredits: 30 },
  });
  expect(await balanceOf(site, anna)).toBe(0);
  site.clock.advance(DAY);
  for (let times = 0; times < 2; times++)
    expect(await noticed(order, { chargedBack: 0, disputeWon: true })).toMatchObject({
      ...{ state: "paid", chargedBackMinor: 0, owedCredits: 0 },
    });
  expect(await balanceOf(site, anna)).toBe(80);
  expect((await entriesOf(site, anna))[0]).toMatchObject({ amount: 80, cause: "dispute_won" });
  const receipts = await receiptsOf(site, order);
  expect(receipts.map(({ number, minor, vatMinor }) => [number, minor, vatMinor])).toEqual([
    [1, 1000, 174],
    [2, -1000, -174],
    [3, 1000, 174],
  ]);
  expect((await refundsOfOrder(site, order)).map(({ cause, minor }) => [cause, minor])).toEqual([
    ["chargeback", 1000],
    ["dispute_won", -1000],
  ]);
  const mails = (await mailsFrom(site)).filter(({ subject }) => subject === "Your payment is valid again");
  expect(mails).toMatchObject([{ to: anna.email, text: expect.stringContaining("receipt 3") }]);
  expect(told.map(({ won, minor, tenant }) => [won, minor, tenant])).toEqual([
    [false, 1000, "velvet"],
    [true, 1000, "velvet"],
  ]);
  // The buyer may withdraw from the unused part, as before the dispute.
  expect(await withdrawableOf(site, await orderWith(site, order.id))).toMatchObject({ minor: 700, credits: 80 });
});

test("a partial return gives that part of the credits back, and another chargeback takes them again", async () => {
  await siteAt("mollie");
  const order = await bought();
  await noticed(order, { chargedBack: 1000 });
  expect(await noticed(order, { chargedBack: 500 })).toMatchObject({ state: "paid", chargedBackMinor: 500 });
  expect(await balanceOf(site, anna)).toBe(55);
  expect(await noticed(order, { chargedBack: 1000 })).toMatchObject({ state: "refunded", chargedBackMinor: 1000 });
  expect(await balanceOf(site, anna)).toBe(0);
  await noticed(order, { chargedBack: 0 });
  expect(await balanceOf(site, anna)).toBe(110);
  const receipts = await receiptsOf(site, order);
  expect(receipts.reduce((sum, { minor }) => sum + minor, 0)).toBe(1000);
  expect(receipts.reduce((sum, { vatMinor }) => sum + vatMinor, 0)).toBe(174);
});

test("premium that a chargeback ended runs again for the remaining time", async () => {
  await siteAt("mollie");
  const order = await bought(aPurchase({ kind: "premium", item: "month", credits: 0, bonus: 0, days: 30 }));
  const until = async () => (await site.db.read((conn) => termOf(conn, anna.id)))?.premiumUntil;
  site.clock.advance(10 * DAY);
  await noticed(order, { chargedBack: 1000 });
  expect(await until()).toBe(START + 10 * DAY);
  site.clock.advance(30 * DAY);
  await noticed(order, { chargedBack: 0 });
  expect(await until()).toBe(START + 60 * DAY);
  expect((await orderWith(site, order.id)).premiumUntil).toBe(START + 60 * DAY);
});

test("a status older than another booked notice is requested again", async () => {
  await siteAt("mollie");
  const order = await bought();
  const sale = fake.pay(order, { chargedBack: 1000 });
  const old = fake.answerOf(sale);
  let asked = 0;
  fake.trouble = async () => {
    if (++asked > 1) return undefined;
    // During this answer, another notice books the chargeback, and the money is returned.
    await receiveNotice(site, fake.notice(sale));
    fake.pay(order, { chargedBack: 0 });
    return old;
  };
  await receiveNotice(site, fake.notice(sale));
  expect(await orderWith(site, order.id)).toMatchObject({ state: "paid", chargedBackMinor: 0 });
});

test("an operator books a won dispute once, at a provider that does not report it", async () => {
  await siteAt("verotel");
  const order = await bought();
  await noticed(order, { chargedBack: 1000 });
  await regainOrder(site, anOperator, order.id, "The bank returned it");
  expect(await orderWith(site, order.id)).toMatchObject({ state: "paid", chargedBackMinor: 0 });
  expect(await balanceOf(site, anna)).toBe(110);
  expect(await noticed(order, {})).toMatchObject({ state: "paid", chargedBackMinor: 0 });
  await expect(regainOrder(site, anOperator, order.id, "Again")).rejects.toMatchObject({
    code: "orders.not_charged_back",
  });
});
