// @engines both

import { describe, expect, test } from "vitest";
import { todayOf } from "~/app/domain/ages";
import { balanceOf, entriesOf, grant, payMessage } from "~/app/domain/money/ledger/ledger";
import { termOf } from "~/app/domain/money/premium/premium";
import { mailsFrom, sendAll } from "~/tests/support/mails";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { noteRefunded, refundsByHand } from "./held";
import { noticesOf, ordersOf, orderWith, ownOrder, startOrder } from "./orders";
import { receiptsOf } from "./receipts";
import { refundOrder, refundsOfOrder, refundsTo } from "./refunds";
import { withdraw, withdrawableOf } from "./withdrawal";

const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const DAY = 24 * 60 * 60 * 1000;

describe("an order", () => {
  test("records whether its provider sent a notice, or was asked", async () => {
    const site = await testSite({ members: [anna] });
    const [told, asked] = [
      (await startOrder(site, anna, aPurchase())).order,
      (await startOrder(site, anna, aPurchase({ key: "another" }))).order,
    ];
    for (const order of [told, asked]) await playSandbox(site, order, "paid");
    const at = site.now();
    await receiveNotice(site, noticeFor(told));
    site.clock.advance(2 * 60_000);
    await sendAll(site);
    await receiveNotice(site, noticeFor(told));
    expect(await orderWith(site, told.id)).toMatchObject({ state: "paid", noticedAt: at });
    expect(await orderWith(site, asked.id)).toMatchObject({ state: "paid", noticedAt: null });
    const counted = (provider: string, to: number) =>
      site.db.read((conn) => noticesOf(conn, provider, { from: at - DAY, to }));
    expect(await counted("sandbox", at + 1)).toEqual({ paid: 2, noticed: 1 });
    expect([await counted("sandbox", at), await counted("mollie", at + 1)]).toEqual([
      { paid: 0, noticed: 0 },
      { paid: 0, noticed: 0 },
    ]);
  });

  test("begins at the provider, and the same key continues the same order", async () => {
    const site = await testSite({ members: [anna] });
    const { order, redirectUrl } = await startOrder(site, anna, aPurchase());
    expect(order).toMatchObject({ state: "open", price: 1000, credits: 100, bonus: 10, provider: "sandbox" });
    expect(order.id).toMatch(/^[0-9a-f]{32}$/);
    expect(redirectUrl).toBe(`https://velvet.test/payments/sandbox/${order.providerRef}`);
    const again = await startOrder(site, anna, aPurchase());
    expect(again).toEqual({ order, redirectUrl });
    expect((await ordersOf(site, anna)).rows).toHaveLength(1);
  });

  test("belongs to its member, and is visible to anyone who knows its id", async () => {
    const site = await testSite({ members: [anna, bert] });
    const { order } = await startOrder(site, anna, aPurchase());
    expect((await ownOrder(site, anna, order.id)).id).toBe(order.id);
    expect((await orderWith(site, order.id)).id).toBe(order.id);
    await expect(ownOrder(site, bert, order.id)).rejects.toMatchObject({ code: "orders.not_found" });
    for (const id of ["", "x", "0".repeat(32)]) {
      await expect(orderWith(site, id)).rejects.toMatchObject({ code: "orders.not_found" });
    }
  });

  test("gives its credits once when paid, however often the notice arrives", async () => {
    const site = await testSite({ members: [anna] });
    const { order } = await startOrder(site, anna, aPurchase());
    await playSandbox(site, order, "paid");
    await Promise.all(Array.from({ length: 30 }, () => receiveNotice(site, noticeFor(order))));
    expect(await balanceOf(site, anna)).toBe(110);
    expect((await entriesOf(site, anna)).map(({ amount, cause }) => [amount, cause])).toEqual([
      [10, "bonus"],
      [100, "purchase"],
    ]);
    const paid = await orderWith(site, order.id);
    expect(paid).toMatchObject({ state: "paid", paidAt: START, receiptNumber: 1 });
    expect(await receiptsOf(site, paid)).toMatchObject([{ number: 1, minor: 1000, vatMinor: 174, netMinor: 826 }]);
    const receipts = (await mailsFrom(site)).filter(({ subject }) => subject === "Your receipt");
    expect(receipts).toHaveLength(1);
    expect(receipts[0]!.text).toContain("€10.00");
  });

  test.each(["failed", "expired", "canceled"] as const)("in the state %s gives nothing", async (state) => {
    const site = await testSite({ members: [anna] });
    const { order } = await startOrder(site, anna, aPurchase());
    await playSandbox(site, order, state);
    await receiveNotice(site, noticeFor(order));
    expect((await orderWith(site, order.id)).state).toBe(state);
    expect(await balanceOf(site, anna)).toBe(0);
  });

  test("paid after it was given up is booked all the same", async () => {
    const site = await testSite({ members: [anna] });
    const { order } = await startOrder(site, anna, aPurchase());
    for (let day = 0; day < 8; day++) {
      site.clock.advance(4 * DAY);
      await sendAll(site);
    }
    expect((await orderWith(site, order.id)).state).toBe("expired");
    await playSandbox(site, order, "paid");
    await receiveNotice(site, noticeFor(order));
    expect((await orderWith(site, order.id)).state).toBe("paid");
  });

  test("without a notice is checked at the provider", async () => {
    const site = await testSite({ members: [anna] });
    const { order } = await startOrder(site, anna, aPurchase());
    await playSandbox(site, order, "paid");
    site.clock.advance(5 * 60_000);
    await sendAll(site);
    expect((await orderWith(site, order.id)).state).toBe("paid");
    expect(await balanceOf(site, anna)).toBe(110);
  });

  test("for premium extends the term", async () => {
    const site = await testSite({ members: [anna] });
    for (const key of ["one", "two"]) {
      const { order } = await startOrder(
        site,
        anna,
        aPurchase({ key, kind: "premium", credits: 0, bonus: 0, days: 30 }),
      );
      await playSandbox(site, order, "paid");
      await receiveNotice(site, noticeFor(order));
    }
    const [second, first] = (await ordersOf(site, anna)).rows;
    expect([first!.premiumUntil, second!.premiumUntil].sort()).toEqual([START + 30 * DAY, START + 60 * DAY]);
    const ends = async () => (await mailsFrom(site)).filter(({ subject }) => subject === "Something ends soon").length;
    site.clock.advance(28 * DAY);
    expect(await ends()).toBe(0);
    site.clock.advance(30 * DAY);
    expect(await ends()).toBe(1);
  });

  test("for premium shortens the term again when refunded", async () => {
    const site = await testSite({ members: [anna] });
    const { order } = await startOrder(site, anna, aPurchase({ kind: "premium", credits: 0, bonus: 0, days: 30 }));
    await playSandbox(site, order, "paid");
    await receiveNotice(site, noticeFor(order));
    await refundOrder(site, anOperator, order.id, { reason: "All of it" });
    const term = await site.db.read((conn) => termOf(conn, anna.id));
    expect(term?.premiumUntil).toBe(START);
  });

  test("has no manual refund if its provider refunds by API", async () => {
    const site = await testSite();
    expect((await refundsByHand(site)).rows).toEqual([]);
    await expect(noteRefunded(site, anOperator, "nobody's")).rejects.toMatchObject({ code: "orders.held_not_found" });
  });
});

describe("a refund", () => {
  test("after a withdrawal covers the unused part: oldest credits are spent first, bonuses separately", async () => {
    const site = await testSite({ members: [anna] });
    const order = await bought(site, "one");
    const later = await bought(site, "two");
    await spend(site, 40);
    expect(await withdrawableOf(site, order)).toMatchObject({ minor: 600, credits: 70 });
    expect(await withdrawableOf(site, later)).toMatchObject({ minor: 1000, credits: 110 });
    await withdraw(site, anna, order.id);
    await withdraw(site, anna, order.id);
    expect(await balanceOf(site, anna)).toBe(110);
    await sendAll(site);
    const after = await orderWith(site, order.id);
    expect(after).toMatchObject({ state: "paid", refundedMinor: 600, owedCredits: 0, withdrawnAt: START });
    expect(await refundsOfOrder(site, order)).toMatchObject([{ minor: 600, state: "done", cause: "withdrawal" }]);
    expect(await receiptsOf(site, order)).toMatchObject([
      { minor: 1000 },
      { minor: -600, vatMinor: -104, netMinor: -496 },
    ]);
    expect(await withdrawableOf(site, later)).toMatchObject({ minor: 1000, credits: 110 });
    const mails = await mailsFrom(site);
    expect(mails.find(({ subject }) => subject.includes("withdrawal"))!.text).toContain("€6.00");
  });

  test("after a withdrawal ends with the period or the last credit; without consent it is the full price", async () => {
    const site = await testSite({ members: [anna] });
    const order = await bought(site, "one");
    const unasked = await bought(site, "two", { beginAtOnce: undefined });
    await spend(site, 200);
    expect(await withdrawableOf(site, order)).toBeUndefined();
    expect(await withdrawableOf(site, unasked)).toMatchObject({ minor: 1000, credits: 20 });
    site.clock.advance(15 * DAY);
    await expect(withdraw(site, anna, unasked.id)).rejects.toMatchObject({ code: "orders.not_refundable" });
  });

  test("by an operator takes back a part of the credits with a part of the price", async () => {
    const site = await testSite({ members: [anna] });
    const order = await bought(site, "one");
    await refundOrder(site, anOperator, order.id, { minor: 500, reason: "Kindness" });
    expect(await balanceOf(site, anna)).toBe(55);
    await refundOrder(site, anOperator, order.id, { reason: "All of it" });
    await sendAll(site);
    expect(await balanceOf(site, anna)).toBe(0);
    expect(await orderWith(site, order.id)).toMatchObject({ state: "refunded", refundedMinor: 1000 });
    await expect(refundOrder(site, anOperator, order.id, { reason: "Again" })).rejects.toMatchObject({
      code: "orders.not_refundable",
    });
    expect((await refundsTo(site, anna)).map(({ minor, title, currency }) => [minor, title, currency])).toEqual([
      [500, "100 credits", "EUR"],
      [500, "100 credits", "EUR"],
    ]);
    expect(await refundsTo(site, bert)).toEqual([]);
    const vat = (await receiptsOf(site, order)).reduce((sum, { vatMinor }) => sum + vatMinor, 0);
    expect(vat).toBe(0);
  });

  test("by the buyer's bank records spent credits as owed, and the balance stays at zero", async () => {
    const site = await testSite({ members: [anna] });
    const order = await bought(site, "one");
    await spend(site, 70);
    await playSandbox(site, order, "charged_back");
    for (const _ of [1, 2, 3]) await receiveNotice(site, noticeFor(order));
    expect(await balanceOf(site, anna)).toBe(0);
    expect(await orderWith(site, order.id)).toMatchObject({
      state: "refunded",
      chargedBackMinor: 1000,
      owedCredits: 70,
    });
  });

  test("spends an earlier gift before bought credits", async () => {
    const site = await testSite({ members: [anna] });
    await site.db.transact((tx) => grant(site, tx, anna, { amount: 25, cause: "welcome", key: "w" }));
    const order = await bought(site, "one");
    await spend(site, 30);
    expect(await withdrawableOf(site, order)).toMatchObject({ minor: 950, credits: 105 });
  });
});

async function bought(site: TestSite, key: string, more: Parameters<typeof aPurchase>[0] = {}) {
  const { order } = await startOrder(site, anna, aPurchase({ key, ...more }));
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  return orderWith(site, order.id);
}

function spend(site: TestSite, amount: number) {
  return site.db.transact((tx) =>
    payMessage(site, tx, anna, { amount, key: site.newId(), day: todayOf(site), cap: null }),
  );
}
