import { describe, expect, test } from "vitest";
import { balanceOf } from "~/app/domain/money/ledger/ledger";
import { FAKED, type Faked, fakeProvider } from "~/tests/support/fake-providers";
import { sendAll } from "~/tests/support/mails";
import { aPurchase } from "~/tests/support/orders";
import type { ProviderAnswer } from "~/tests/support/provider-server";
import { shareOf } from "~/tests/support/share";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { heldPaymentsOf, refundsByHand } from "./held";
import { type Order, orderWith, startOrder } from "./orders";
import { receiptsOf } from "./receipts";
import { refundOrder, refundsOfOrder } from "./refunds";

const anna = anAdult({ name: "Anna" });
const MINUTE = 60_000;

describe.each(shareOf("lying providers", FAKED))("%s", (provider) => {
  test("reports a payment ten times at once, and again after its refund: it is booked and reversed once", async () => {
    const { site, fake, order } = await selling(provider);
    const sale = fake.pay(order);
    await Promise.all(Array.from({ length: 10 }, () => receiveNotice(site, fake.notice(sale))));
    expect(await balanceOf(site, anna)).toBe(110);
    fake.pay(order, { chargedBack: 1000 });
    await Promise.all(Array.from({ length: 10 }, () => receiveNotice(site, fake.notice(sale))));
    expect(await orderWith(site, order.id)).toMatchObject({ state: "refunded", chargedBackMinor: 1000 });
    expect(await balanceOf(site, anna)).toBe(0);
    expect(await receiptsOf(site, order)).toHaveLength(2);
  });

  test("reports expiry, then payment, then expiry again: the order is paid", async () => {
    const { site, fake, order } = await selling(provider);
    const sale = fake.pay(order, { state: "expired" });
    await receiveNotice(site, fake.notice(sale));
    expect((await orderWith(site, order.id)).state).toBe("expired");
    sale.state = "paid";
    await receiveNotice(site, fake.notice(sale));
    sale.state = "expired";
    await receiveNotice(site, fake.notice(sale));
    expect((await orderWith(site, order.id)).state).toBe("paid");
    expect(await balanceOf(site, anna)).toBe(110);
  });

  test("reports a refund before the payment: both are booked", async () => {
    const { site, fake, order } = await selling(provider);
    await receiveNotice(site, fake.notice(fake.pay(order, { chargedBack: 1000 })));
    expect(await orderWith(site, order.id)).toMatchObject({ state: "refunded", chargedBackMinor: 1000 });
    expect(await balanceOf(site, anna)).toBe(0);
    expect((await receiptsOf(site, order)).map(({ minor }) => minor)).toEqual([1000, -1000]);
  });

  test.each([
    ["a cent too little", { amount: 999 }],
    ["too much", { amount: 100_000 }],
    ["the same number of dollars", { currency: "USD" }],
  ])("was paid %s: nothing is booked, and an operator decides", async (_, changes) => {
    const { site, fake, order } = await selling(provider);
    const sale = fake.pay(order, changes);
    for (const _ of [1, 2]) await receiveNotice(site, fake.notice(sale));
    expect(await orderWith(site, order.id)).toMatchObject({ state: "held" });
    expect((await heldPaymentsOf(site)).rows).toMatchObject([{ reason: "what was paid is not the order's price" }]);
    expect(await balanceOf(site, anna)).toBe(0);
  });

  test("has one payment for two orders: the second order gets nothing", async () => {
    const { site, fake, order } = await selling(provider);
    const { order: other } = await startOrder(site, anna, aPurchase({ key: "another" }));
    const sale = fake.pay(order);
    await receiveNotice(site, fake.notice(sale));
    sale.order = other.id;
    await receiveNotice(site, fake.notice(sale));
    expect((await orderWith(site, other.id)).state).not.toBe("paid");
    expect(await balanceOf(site, anna)).toBe(110);
  });

  test("reports a payment to another tenant of the same account: that tenant books nothing", async () => {
    const { fake, order } = await selling(provider);
    const stranger = anAdult({ name: "Stranger" });
    const tenant = { slug: "vine", payments: fake.config as never };
    const other = await testSite({ members: [stranger], tenant, gateways: [fake.gateway] });
    const { order: own } = await startOrder(other, stranger, aPurchase());
    await receiveNotice(other, fake.notice(fake.pay(order)));
    expect((await orderWith(other, own.id)).state).toBe("open");
    expect(await balanceOf(other, stranger)).toBe(0);
  });

  test.each([
    ["hangs up", { silent: true }],
    ["fails", { status: 500, text: "no" }],
    ["answers something else", { status: 200, text: "<html>maintenance</html>" }],
    ["answers an empty object", { status: 200, json: {} }],
    ["redirects", { status: 302, text: "" }],
    ["reports another payment", "another"],
  ])("%s when asked: nothing is booked until the answer is right", async (_, answer) => {
    const { site, fake, order } = await selling(provider);
    const sale = fake.pay(order);
    // The other payment exists, and has the same amount.
    const another = fake.pay({ id: "f".repeat(32), price: 1000, currency: "EUR" });
    fake.trouble = () => (answer === "another" ? fake.answerOf(another) : (answer as ProviderAnswer));
    await expect(receiveNotice(site, fake.notice(sale))).rejects.toThrow();
    expect(await orderWith(site, order.id)).toMatchObject({ state: "open" });
    fake.trouble = () => undefined;
    await receiveNotice(site, fake.notice(sale));
    expect(await balanceOf(site, anna)).toBe(110);
  });

  test("is down for a day: status requests continue until it answers", async () => {
    const { site, fake, order } = await selling(provider);
    fake.pay(order);
    fake.trouble = () => ({ status: 429, json: { status: 429, title: "Later", detail: "Later", error: {} } });
    for (let hour = 0; hour < 24; hour++) {
      site.clock.advance(60 * MINUTE);
      await sendAll(site);
    }
    expect((await orderWith(site, order.id)).state).toBe("open");
    fake.trouble = () => undefined;
    site.clock.advance(24 * 60 * MINUTE);
    await sendAll(site);
    expect((await orderWith(site, order.id)).state).toBe("paid");
  });
});

describe.each(["mollie", "stripe"] as const)("%s", (provider) => {
  test("refunds and loses the answer: a repeat with the same key returns the money once", async () => {
    const { site, fake, order } = await selling(provider);
    await receiveNotice(site, fake.notice(fake.pay(order)));
    await refundOrder(site, anOperator, order.id, { minor: 400, reason: "A test" });
    const keys: unknown[] = [];
    fake.trouble = ({ method, url, headers }) => {
      if (method !== "POST" || !url.pathname.endsWith("/refunds")) return undefined;
      keys.push(headers["idempotency-key"]);
      return keys.length < 4 ? { status: 409, json: { status: 409, title: "No", detail: "No", error: {} } } : undefined;
    };
    await waited(site, 3 * 60 * MINUTE);
    expect(new Set(keys).size).toBe(1);
    expect(await refundsOfOrder(site, order)).toMatchObject([{ state: "done" }]);
    expect(fake.sales[0]!.refunded).toBe(400);
    await receiveNotice(site, fake.notice(fake.sales[0]!));
    expect(await orderWith(site, order.id)).toMatchObject({ state: "paid", refundedMinor: 400 });
  });

  test("is down until the retries end: the refund waits for an operator", async () => {
    const { site, fake, order } = await selling(provider);
    await receiveNotice(site, fake.notice(fake.pay(order)));
    await refundOrder(site, anOperator, order.id, { reason: "A test" });
    fake.trouble = () => ({ status: 429, json: { status: 429, title: "Later", detail: "Later", error: {} } });
    await waited(site, 24 * 60 * MINUTE);
    expect((await refundsByHand(site)).rows).toMatchObject([{ orderId: order.id, minor: 1000 }]);
  });
});

async function selling(provider: Faked) {
  const fake = await fakeProvider(provider);
  const tenant = { payments: fake.config as never };
  const site = await testSite({ members: [anna], tenant, gateways: [fake.gateway] });
  const { order }: { order: Order } = await startOrder(site, anna, aPurchase());
  return { site, fake, order };
}

async function waited(site: TestSite, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30 * MINUTE) {
    await sendAll(site);
    site.clock.advance(30 * MINUTE);
  }
}
