import { Writable } from "node:stream";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { balanceOf } from "~/app/domain/money/ledger/ledger";
import { FAKED, type Faked, type FakeProvider, fakeProvider } from "~/tests/support/fake-providers";
import { sendAll } from "~/tests/support/mails";
import { aPurchase } from "~/tests/support/orders";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { heldPaymentsOf } from "./held";
import { continueOrder, orderWith, startOrder } from "./orders";
import { refundOrder, refundsOfOrder } from "./refunds";

const anna = anAdult({ name: "Anna" });

describe.each(["mollie", "stripe"] as const)("a payment begun at %s", (provider) => {
  test("continues where it began, without another request to the provider", async () => {
    const fake = await fakeProvider(provider);
    const site = await siteWith(fake);
    const { order, redirectUrl } = await startOrder(site, anna, aPurchase());
    expect(redirectUrl).toBe(`https://pay.example/${order.providerRef}`);
    fake.trouble = () => ({ status: 422, json: { status: 422, title: "No", detail: "No", error: { message: "No" } } });
    expect((await startOrder(site, anna, aPurchase())).redirectUrl).toBe(redirectUrl);
    expect((await continueOrder(site, anna, order.id)).redirectUrl).toBe(redirectUrl);
    expect(fake.server.asked).toHaveLength(1);
    expect((await orderWith(site, order.id)).state).toBe("open");
  });

  test.each([
    ["the same request is under way", 409, { type: "idempotency_error" }],
    ["the key is not accepted", 401, { type: "invalid_request_error" }],
  ])("can be requested again after the provider refused it as %s", async (_, status, error) => {
    const fake = await fakeProvider(provider);
    const site = await siteWith(fake);
    fake.trouble = () => ({ status, json: { status, title: "No", detail: "No", error } });
    const starting = startOrder(site, anna, aPurchase());
    await expect(starting).rejects.toMatchObject({ code: "orders.provider_unavailable" });
    fake.trouble = () => undefined;
    expect((await startOrder(site, anna, aPurchase())).order).toMatchObject({ state: "open" });
  });

  test.each([409, 422])("is one payment for two simultaneous submits, if the second one gets %i", async (status) => {
    const fake = await fakeProvider(provider);
    const site = await siteWith(fake);
    let answerFirst = () => {};
    const later = new Promise<void>((done) => {
      answerFirst = done;
    });
    fake.trouble = async () => {
      if (fake.server.asked.length === 1) return void (await later);
      return { status, json: { status, title: "No", detail: "No", error: { message: "No" } } };
    };
    const starting = [1, 2].map(() => startOrder(site, anna, aPurchase()));
    await Promise.any(starting.map((each) => each.then(Promise.reject, () => {})));
    answerFirst();
    const both = await Promise.allSettled(starting);
    const [begun] = both.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    for (const each of both) {
      const code = status === 409 ? "orders.provider_unavailable" : "orders.refused";
      if (each.status === "rejected") expect(each.reason).toMatchObject({ code });
    }
    expect(await orderWith(site, begun!.order.id)).toMatchObject({ state: "open", providerRef: fake.sales[0]!.id });
    fake.trouble = () => undefined;
    fake.pay(begun!.order);
    await receiveNotice(site, fake.notice(fake.sales[0]!));
    expect(await balanceOf(site, anna)).toBe(110);
  });
});

test.each(["javascript:alert(1)", "not an address"])("a payment never redirects to %s", async (url) => {
  const fake = await fakeProvider("stripe");
  const site = await siteWith(fake);
  fake.trouble = () => ({ json: { object: "checkout.session", id: "cs_1", url } });
  await expect(startOrder(site, anna, aPurchase())).rejects.toMatchObject({ code: "orders.provider_unavailable" });
});

describe("a former provider of the site", () => {
  test.each(FAKED)("%s still sends notices, answers status requests and makes refunds", async (provider) => {
    const { site, fake, order, later } = await movedFrom(provider);
    await receiveNotice(site, fake.notice(fake.pay(order)));
    expect(await orderWith(site, order.id)).toMatchObject({ state: "paid", provider });
    fake.pay(later);
    site.clock.advance(5 * 60_000);
    await sendAll(site);
    expect(await orderWith(site, later.id)).toMatchObject({ state: "paid", provider });
    await refundOrder(site, anOperator, order.id, { reason: "A test" });
    await sendAll(site);
    const [refund] = await refundsOfOrder(site, order);
    // Verotel leaves refunds to a person.
    expect(refund!.state).toBe(provider === "verotel" ? "by_hand" : "done");
    expect(fake.sales[0]!.refunded).toBe(provider === "verotel" ? 0 : 1000);
  });

  test("begins no payment, and books no other provider's payment for its orders", async () => {
    const { site, order, present } = await movedFrom("stripe");
    await expect(continueOrder(site, anna, order.id)).rejects.toMatchObject({ code: "orders.refused" });
    await expect(startOrder(site, anna, aPurchase())).rejects.toMatchObject({ code: "orders.refused" });
    await receiveNotice(site, present.notice(present.pay(order)));
    expect(await orderWith(site, order.id)).toMatchObject({ state: "open" });
    expect((await heldPaymentsOf(site)).rows).toMatchObject([
      { orderId: order.id, reason: "the order is paid elsewhere" },
    ]);
  });

  test("has no address if the config does not name it", async () => {
    const fake = await fakeProvider("stripe");
    const site = await siteWith(await fakeProvider("verotel"));
    const sale = fake.pay({ id: "a".repeat(32), price: 1000, currency: "EUR" });
    expect(await receiveNotice(site, fake.notice(sale))).toBeUndefined();
  });

  test("forgotten by the config is named in the log while one of its orders is open", async () => {
    const before = await siteWith(await fakeProvider("stripe"));
    const { order } = await startOrder(before, anna, aPurchase());
    const log: string[] = [];
    const sink = new Writable({ write: (line, _, done) => done(void log.push(`${line}`)) });
    const site: TestSite = { ...before, gateway: () => undefined, log: pino({ level: "error" }, sink) };
    site.clock.advance(5 * 60_000);
    await sendAll(site);
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ order: order.id, provider: "stripe" }]);
  });

  /** Returns a site with two open orders of a former provider. */
  async function movedFrom(provider: Faked) {
    const fake = await fakeProvider(provider);
    const present = await fakeProvider(provider === "verotel" ? "stripe" : "verotel");
    const before = await siteWith(fake);
    const { order } = await startOrder(before, anna, aPurchase());
    const { order: later } = await startOrder(before, anna, aPurchase({ key: "another" }));
    const payments = { ...before.tenant.payments, provider: present.config.provider };
    const tenant = { ...before.tenant, payments: payments as TestSite["tenant"]["payments"] };
    const gateways = [fake.gateway, present.gateway];
    const gateway = (name: string) => {
      const found = gateways.find((each) => each.provider === name);
      return found && Promise.resolve(found);
    };
    const site: TestSite = { ...before, tenant, gateway };
    return { site, fake, present, order, later };
  }
});

describe("notices of payments without an order", () => {
  test("cause no request to Mollie, and are refused past thirty a minute from one network", async () => {
    const fake = await fakeProvider("mollie");
    const site = await siteWith(fake);
    const { order } = await startOrder(site, anna, aPurchase());
    fake.server.asked.length = 0;
    const guesses = Array.from({ length: 200 }, (_, id) => ({ ...fake.sales[0]!, id: `tr_guess${id}` }));
    const answers = await Promise.allSettled(guesses.map((guess) => receiveNotice(site, fake.notice(guess))));
    expect(fake.server.asked).toHaveLength(0);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
    for (const each of answers) {
      if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "request.too_many" });
    }
    // A known sender is still accepted.
    await receiveNotice(site, fake.notice(fake.pay(order)));
    expect((await orderWith(site, order.id)).state).toBe("paid");
  });

  test("wait for an operator if the provider signed them", async () => {
    const fake = await fakeProvider("stripe");
    const site = await siteWith(fake);
    const sale = fake.pay({ id: "a".repeat(32), price: 1000, currency: "EUR" });
    await receiveNotice(site, fake.notice(sale));
    expect((await heldPaymentsOf(site)).rows).toMatchObject([{ reason: "there is no such order", minor: 1000 }]);
  });
});

function siteWith(fake: FakeProvider): Promise<TestSite> {
  return testSite({ members: [anna], tenant: { payments: fake.config as never }, gateways: [fake.gateway] });
}
