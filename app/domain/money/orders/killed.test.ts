/**
 * Kills a worker between two steps of moving money, and checks the result after another worker continues. Each step
 * needs a process, so `npm test` kills a worker at every fourth step, and `--full` at each.
 */
import { describe, expect, test } from "vitest";
import { balanceOf, entriesOf } from "~/app/domain/money/ledger/ledger";
import { type Faked, type FakeProvider, fakeProvider } from "~/tests/support/fake-providers";
import { killedBefore, type Step, stepsToDieAt, type Work } from "~/tests/support/killed";
import { mailsFrom, sendAll } from "~/tests/support/mails";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { shareOf } from "~/tests/support/share";
import { placeOf } from "~/tests/support/test-databases";
import { anAdult, anOperator, plainConfig, type TestSite, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { type Order, ordersOf, orderWith, startOrder } from "./orders";
import { receiptsOf } from "./receipts";
import { refundOrder, refundsOfOrder } from "./refunds";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const anna = anAdult({ name: "Anna" });

/** At least one more than the number of writes of each step, so the last round kills no process. */
const MOST = { booking: 16, beginning: 15, refunding: 27 };

describe("booking a payment", () => {
  const steps = stepsToDieAt("booking", MOST.booking);
  const died = new Died(steps, { atLeast: 9 });

  test.each(steps)("killed before step %i leaves nothing or all, and the next notice books it once", async (step) => {
    const site = await testSite({ members: [anna] });
    const { order } = await startOrder(site, anna, aPurchase());
    await playSandbox(site, order, "paid");
    const lived = await died.at(step, { ...workOn(site), action: { does: "notice", payment: order.providerRef! } });
    const through = (await orderWith(site, order.id)).state === "paid";
    expect(through).toBe(lived);
    expect(await balanceOf(site, anna)).toBe(through ? 110 : 0);
    expect(await receiptsOf(site, order)).toHaveLength(through ? 1 : 0);
    await receiveNotice(site, noticeFor(order));
    await expectPaidOnce(site, order);
  });

  test("is killed at every step", () => died.expectAll());
});

describe.each(shareOf("beginning", ["mollie", "stripe"] as const))("beginning a payment at %s", (provider) => {
  const steps = stepsToDieAt("beginning", MOST.beginning);
  const died = new Died(steps, { atLeast: 9 });

  test.each(steps)("killed before step %i costs nothing, and a repeat makes one payment", async (step) => {
    const { site, fake } = await siteOf(provider);
    const action = { does: "start", member: anna, purchase: aPurchase() } as const;
    await died.at(step, { ...workOn(site, fake), action });
    // The first status request: not paid yet.
    await later(site, 5 * MINUTE);
    const left = (await ordersOf(site, anna)).rows;
    expect(left.map(({ state }) => state)).toEqual(left.map(() => "open"));
    expect(await balanceOf(site, anna)).toBe(0);
    const { order, redirectUrl } = await startOrder(site, anna, aPurchase());
    expect(redirectUrl).toBe(`https://pay.example/${fake.sales[0]!.id}`);
    expect(fake.sales).toMatchObject([{ order: order.id, amount: 1000 }]);
    expect((await ordersOf(site, anna)).rows).toHaveLength(1);
    fake.pay(order);
    // No notice arrives.
    await later(site, 2 * HOUR);
    await expectPaidOnce(site, order);
  });

  test("is killed at every step", () => died.expectAll());

  test("expires without a repeat if the process is killed after the provider began the payment", async () => {
    const { site, fake } = await siteOf(provider);
    const action = { does: "start", member: anna, purchase: aPurchase() } as const;
    expect((await killedBefore("answered", { ...workOn(site, fake), action })).signal).toBe("SIGKILL");
    expect(fake.sales).toHaveLength(1);
    for (let day = 0; day < 14; day++) await later(site, 24 * HOUR);
    expect((await ordersOf(site, anna)).rows).toMatchObject([{ state: "expired" }]);
    expect(await balanceOf(site, anna)).toBe(0);
  });
});

describe.each(shareOf("refunding", ["mollie", "stripe"] as const))("a refund by %s", (provider) => {
  const steps = stepsToDieAt("refunding", MOST.refunding);
  const died = new Died(steps, { atLeast: 18 });

  test.each([...steps, "answered" as const])(
    "killed before step %s returns the money once, and takes the credits once",
    async (step) => {
      const { site, fake } = await siteOf(provider);
      const { order } = await startOrder(site, anna, aPurchase());
      await receiveNotice(site, fake.notice(fake.pay(order)));
      await died.at(step, { ...workOn(site, fake), action: { does: "refund", order: order.id, minor: 400 } });
      const [known] = await refundsOfOrder(site, order);
      expect(await balanceOf(site, anna)).toBe(known ? 66 : 110);
      // No process ran for a day: the provider has forgotten the idempotency key.
      fake.forgetKeys();
      if (!known) await refundOrder(site, anOperator, order.id, { minor: 400, reason: "A test" });
      await later(site, 24 * HOUR);
      expect(await refundsOfOrder(site, order)).toMatchObject([{ minor: 400, credits: 44, state: "done" }]);
      expect(fake.sales).toMatchObject([{ refunded: 400 }]);
      await receiveNotice(site, fake.notice(fake.sales[0]!));
      expect(await orderWith(site, order.id)).toMatchObject({ state: "paid", refundedMinor: 400 });
      expect(await balanceOf(site, anna)).toBe(66);
      expect(
        (await mailsFrom(site)).filter(({ subject }) => subject === "Money is on its way back to you"),
      ).toHaveLength(1);
    },
  );

  test("is killed at every step", () => died.expectAll());
});

/** The steps at which a process died, of those to try. */
class Died {
  readonly #steps: readonly number[];
  readonly #atLeast: number;
  readonly #died: Step[] = [];
  #all = 0;

  constructor(steps: readonly number[], { atLeast }: { atLeast: number }) {
    this.#steps = steps;
    this.#atLeast = atLeast;
  }

  /** Returns whether the process completed. */
  async at(step: Step, work: Work): Promise<boolean> {
    const { signal, steps } = await killedBefore(step, work);
    if (signal === "SIGKILL") this.#died.push(step);
    else this.#all = steps;
    return signal === null;
  }

  expectAll(): void {
    expect(this.#all).toBeGreaterThanOrEqual(this.#atLeast);
    expect(this.#died).toEqual(expect.arrayContaining(this.#steps.filter((step) => step <= this.#all)));
  }
}

async function siteOf(provider: Faked): Promise<{ site: TestSite; fake: FakeProvider }> {
  const fake = await fakeProvider(provider);
  const tenant = { payments: fake.config as never };
  return { site: await testSite({ members: [anna], tenant, gateways: [fake.gateway], now: Date.now() }), fake };
}

function workOn(site: TestSite, fake?: FakeProvider): Omit<Work, "action"> {
  const config = { ...plainConfig, ...(fake && { payments: fake.config }) };
  const provider = fake && { name: fake.config.provider, origin: fake.server.origin, port: fake.server.port };
  return { place: placeOf(), name: site.databaseName, config, ...(provider && { provider }) };
}

/** Runs the jobs due by then; another process may have run some before. */
async function later(site: TestSite, ms: number): Promise<void> {
  site.clock.advance(ms);
  await sendAll(site);
}

async function expectPaidOnce(site: TestSite, { id }: Order): Promise<void> {
  const order = await orderWith(site, id);
  expect(order).toMatchObject({ state: "paid", receiptNumber: 1 });
  expect(await balanceOf(site, anna)).toBe(110);
  expect(await entriesOf(site, anna)).toHaveLength(2);
  expect(await receiptsOf(site, order)).toHaveLength(1);
  site.clock.set(Math.max(site.now(), Date.now()));
  expect((await mailsFrom(site)).filter(({ subject }) => subject === "Your receipt")).toHaveLength(1);
}
