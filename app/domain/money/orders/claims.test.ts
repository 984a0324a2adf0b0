// @engines both
import { expect, test } from "vitest";
import type { Member } from "~/app/domain/member";
import { checkoutOf, placeOrder } from "~/app/domain/money/checkout/checkout";
import { takeStayDiscount } from "~/app/domain/money/discounts/discounts";
import { balanceOf } from "~/app/domain/money/ledger/ledger";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { acceptHeld, heldPaymentsOf } from "./held";
import { continueOrder, type Order, ordersOf, orderWith, startOrder } from "./orders";

const anna = anAdult({ name: "Anna", country: "NL", signedUpAt: START });
const prices = { NL: { amount: 1000, currency: "EUR" } };
const tenant = {
  demo: true,
  countries: ["NL"],
  company: { name: "Velvet", address: "a", city: "b", country: "NL", deleteDiscount: 50 },
  credits: { packages: [{ id: "small", credits: 10, prices }] },
  discounts: { welcome: { code: "HELLO", percent: 20, days: 7 }, normal: { code: "SPRING", percent: 30 } },
};
const USED = "its discount code was used before";

test.each([
  ["the welcome code", "HELLO", 800, 2],
  ["a member's own code for staying", "", 500, 2],
  ["a code for everybody", "SPRING", 700, 6],
])("%s books as many of six simultaneous paid orders as the code allows", async (_, code, price, times) => {
  const site = await testSite({ members: [anna], tenant });
  const typed = code || (await takeStayDiscount(site, anna));
  const orders = await Promise.all(["1", "2", "3", "4", "5", "6"].map((key) => ordered(site, key, typed, price)));
  await Promise.all(orders.map((order) => paid(site, order)));
  const states = (await ordersOf(site, anna)).rows.map(({ state }) => state).sort();
  expect(states).toEqual([...Array(6 - times).fill("held"), ...Array(times).fill("paid")]);
  expect((await heldPaymentsOf(site)).rows.map(({ reason }) => reason)).toEqual(Array(6 - times).fill(USED));
  expect(await balanceOf(site, anna)).toBe(10 * times);
});

test("two orders opened with one code are booked at the agreed price, and a third waits for an operator", async () => {
  const site = await testSite({ members: [anna], tenant });
  const [older, newer, third] = [
    await ordered(site, "older", "HELLO", 800),
    await ordered(site, "newer", "HELLO", 800),
    await ordered(site, "third", "HELLO", 800),
  ];
  for (const order of [older, newer]) {
    await paid(site, order);
    expect(await orderWith(site, order.id)).toMatchObject({ state: "paid", price: 800 });
  }
  expect((await heldPaymentsOf(site)).rows).toEqual([]);
  await paid(site, third);
  expect(await orderWith(site, third.id)).toMatchObject({ state: "held", reason: USED });
  await acceptHeld(site, anOperator, (await heldPaymentsOf(site)).rows[0]!.id, "Kindness");
  expect(await orderWith(site, third.id)).toMatchObject({ state: "paid" });
  expect(await balanceOf(site, anna)).toBe(30);
});

test("an order whose code another order used up cannot be paid, nor can a new order use the code", async () => {
  const site = await testSite({ members: [anna], tenant });
  const older = await ordered(site, "older", "HELLO", 800);
  const newer = await ordered(site, "newer", "HELLO", 800);
  // Until an order is paid, the member may switch between orders freely.
  for (const order of [older, newer, older])
    expect((await continueOrder(site, anna, order.id)).order.id).toBe(order.id);
  await paid(site, newer);
  await expect(continueOrder(site, anna, older.id)).rejects.toMatchObject({ code: "orders.code_used" });
  const late = aPurchase({ key: "late", discountCode: "HELLO", codeOnce: true });
  await expect(startOrder(site, anna, late)).rejects.toMatchObject({ code: "orders.code_used" });
  expect((await ordersOf(site, anna)).rows).toHaveLength(2);
  expect((await startOrder(site, anna, aPurchase({ key: "newer" }))).redirectUrl).toContain("/transactions/");
});

test("of two accounts of one mailbox, one pays with a code that both ordered with", async () => {
  const one = anAdult({ name: "One", email: "an.na@gmail.com", country: "NL", signedUpAt: START });
  const two = anAdult({ name: "Two", email: "anna+two@googlemail.com", country: "NL", signedUpAt: START });
  const site = await testSite({ members: [one, two], tenant });
  const orders = [await ordered(site, "1", "HELLO", 800, one), await ordered(site, "2", "HELLO", 800, two)];
  await Promise.all(orders.map((order) => paid(site, order)));
  const states = await Promise.all(orders.map(async ({ id }) => (await orderWith(site, id)).state));
  expect(states.sort()).toEqual(["held", "paid"]);
  const late = aPurchase({ key: "late", discountCode: "HELLO", codeOnce: true });
  for (const each of [one, two]) {
    await expect(startOrder(site, each, late)).rejects.toMatchObject({ code: "orders.code_used" });
  }
});

test("of two accounts of one mailbox that ask at once, one gets the code for staying", async () => {
  const one = anAdult({ name: "One", email: "an.na@gmail.com" });
  const two = anAdult({ name: "Two", email: "anna+two@googlemail.com" });
  const site = await testSite({ members: [one, two], tenant });
  const codes = await Promise.all([one, two, one, two].map((each) => takeStayDiscount(site, each)));
  expect(new Set(codes).size).toBe(2);
  expect(codes).toContain(undefined);
});

test.each(["failed", "expired", "canceled"] as const)("an order in the state %s frees its code", async (state) => {
  const site = await testSite({ members: [anna], tenant });
  const order = await ordered(site, "one", "HELLO", 800);
  await playSandbox(site, order, state);
  await receiveNotice(site, noticeFor(order));
  const buyer = { member: anna as Member, country: undefined, ip: "10.0.0.1", code: "HELLO" };
  expect((await checkoutOf(site, buyer, { kind: "credits", item: "small" })).offer.price.amount).toBe(800);
  await paid(site, await ordered(site, "two", "HELLO", 800));
  expect(await balanceOf(site, anna)).toBe(10);
});

async function ordered(
  site: TestSite,
  key: string,
  code: string | undefined,
  price: number,
  member: Member = anna,
): Promise<Order> {
  const buyer = { member, country: undefined, ip: "10.0.0.1", code };
  const draft = { key, price, method: undefined, lives: undefined, begin: true };
  const words = () => ({ title: "10 credits", begin: "I ask for it" });
  return (await placeOrder(site, buyer, { kind: "credits", item: "small" }, draft, words)).order;
}

async function paid(site: TestSite, order: Order): Promise<void> {
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
}
