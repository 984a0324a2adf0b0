// @engines both
import { beforeEach, describe, expect, test } from "vitest";
import { memberById } from "~/app/domain/account/accounts/accounts";
import { cancelPremium } from "~/app/domain/money/cancellation/cancellation";
import { termOf } from "~/app/domain/money/premium/premium";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { startOrder } from "./orders";
import { refundOrder } from "./refunds";
import { withdraw } from "./withdrawal";

const anna = anAdult({ name: "Anna" });
const DAY = 24 * 60 * 60 * 1000;

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna] });
});

/** Buys thirty days for 10.00, paid at once. Returns the order's id. */
async function buy(key: string): Promise<string> {
  const term = aPurchase({ key, kind: "premium", credits: 0, bonus: 0, days: 30, withdrawalDays: 30 });
  const { order } = await startOrder(site, anna, term);
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  return order.id;
}

/** Returns the last day of the account's premium, counted from the start of the test. */
async function lastDay(): Promise<number> {
  const holder = await site.db.read((conn) => termOf(conn, anna.id));
  return (holder!.premiumUntil! - START) / DAY;
}

const withdrawn = async (id: string) => (await withdraw(site, anna, id))?.minor;
const wait = (days: number) => site.clock.advance(days * DAY);
const refundHalf = (id: string) => refundOrder(site, anOperator, id, { minor: 500, reason: "Half of it" });

describe("a term of premium", () => {
  test("begins sooner if an earlier term is withdrawn, and its used time then counts as paid", async () => {
    const [first, second] = [await buy("one"), await buy("two")];
    expect(await withdrawn(first)).toBe(1000);
    expect(await lastDay()).toBe(30);
    wait(14);
    expect(await withdrawn(second)).toBe(534);
    expect(await lastDay()).toBe(14);
  });

  test("does not move when a later term is refunded", async () => {
    const [first, second] = [await buy("one"), await buy("two")];
    wait(3);
    expect(await withdrawn(second)).toBe(1000);
    expect(await lastDay()).toBe(30);
    wait(12);
    expect(await withdrawn(first)).toBe(500);
    expect(await lastDay()).toBe(15);
  });

  test("refunded by half is shorter by that, and repays no day of that half again", async () => {
    const id = await buy("one");
    await refundHalf(id);
    expect(await lastDay()).toBe(15);
    wait(14);
    expect(await withdrawn(id)).toBe(34);
    expect(await lastDay()).toBe(14);
  });

  test("not begun yet is refunded in full, and takes nothing from the earlier term", async () => {
    await buy("one");
    const second = await buy("two");
    wait(5);
    await refundHalf(second);
    expect(await lastDay()).toBe(45);
    wait(15);
    expect(await withdrawn(second)).toBe(500);
    expect(await lastDay()).toBe(30);
  });

  test("bought after an earlier term ended loses nothing when the earlier term is withdrawn", async () => {
    const first = await buy("one");
    wait(5);
    await endNow();
    expect(await lastDay()).toBe(5);
    const second = await buy("two");
    wait(1);
    expect(await withdrawn(first)).toBe(800);
    expect(await lastDay()).toBe(35);
    expect(await withdrawn(second)).toBe(967);
    expect(await lastDay()).toBe(6);
  });

  test("ended by its holder takes nothing from later terms, whatever else ended with it", async () => {
    const [first, second] = [await buy("one"), await buy("two")];
    wait(5);
    await endNow();
    await buy("three");
    wait(1);
    await withdrawn(first);
    expect(await withdrawn(second)).toBe(1000);
    expect(await lastDay()).toBe(35);
  });
});

async function endNow(): Promise<void> {
  const member = await site.db.read((conn) => memberById(conn, anna.id));
  await cancelPremium(site, { member: member!, ip: "10.0.0.1" }, { name: "Anna", email: anna.email, when: "now" });
}
