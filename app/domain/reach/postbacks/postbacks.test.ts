// @engines both
import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { confirm } from "~/app/domain/account/accounts/activation";
import { signUp } from "~/app/domain/account/signup/signup";
import type { SignupDraft } from "~/app/domain/account/signup/signup.schema";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { type Order, startOrder } from "~/app/domain/money/orders/orders";
import { refundOrder } from "~/app/domain/money/orders/refunds";
import { withdraw } from "~/app/domain/money/orders/withdrawal";
import { projectRoot } from "~/app/settings/environment";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { sendAll } from "~/tests/support/mails";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { cameBy, startTracker, type Tracker } from "~/tests/support/partners";
import { processOf } from "~/tests/support/processes";
import { placeOf } from "~/tests/support/test-databases";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { fullTest } from "~/tests/support/tiers";
import { postbacksOf, replay } from "./postbacks";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", gender: "female", seeking: ["female"], email: "anna@example.com" });
const ALL = ["waiting", "sent", "skipped", "refused"] as const;

let tracker: Tracker;
let site: TestSite;

beforeAll(() => {
  // The partner's certificate is self-signed.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
});
afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});

beforeEach(async () => {
  tracker = await startTracker();
});

type Given = Parameters<Tracker["config"]>[0];

async function siteWith(given: Given = {}, tenant: Parameters<typeof testSite>[0] = {}): Promise<void> {
  const payouts = { lead: { amount: 0, currency: "EUR" }, salePercent: 50 };
  const postbacks = [tracker.config({ payouts, ...given })];
  site = await testSite({ ...tenant, tenant: { demo: true, ...tenant.tenant, postbacks }, members: [anna] });
  await cameBy(site, anna, { network: "ads", ref: "spring", sub1: "click-1", sub2: "a b" });
}

async function buy(key = "one"): Promise<Order> {
  const { order } = await startOrder(site, anna, aPurchase({ key }));
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  return order;
}

/** Returns the postbacks that the partner gets from now until `later` ms on. */
async function told(later = 0) {
  site.clock.advance(later);
  await sendAll(site);
  return tracker.told().map(({ event, pay, cur, tx }) => ({ event, pay, cur, tx }));
}

const listed = async () =>
  (await postbacksOf(site, [...ALL])).rows.map(({ event, state, reason }) => ({ event, state, reason })).reverse();

describe("for a purchase", () => {
  test("the partner gets a lead at once and the sale after the hold, with one id and never twice", async () => {
    await siteWith();
    const order = await buy();
    await receiveNotice(site, noticeFor(order));
    const [lead] = await told();
    expect(lead).toEqual({ event: "lead", pay: "0.00", cur: "EUR", tx: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(await told(14 * DAY - 1)).toEqual([lead]);
    expect(await told(1)).toEqual([lead, { event: "sale", pay: "4.13", cur: "EUR", tx: lead!.tx }]);
    expect(await told(30 * DAY)).toHaveLength(2);
  });

  testOnSqlite("nothing identifies the member, the order or the site", async () => {
    await siteWith({ parameters: { all: "{network} {ref} {sub1} {sub2} {sub3} {time}" } }, { tenant: { niche: 7 } });
    const order = await buy();
    await told();
    await told(14 * DAY);
    for (const { url, headers } of tracker.asked) {
      const said = JSON.stringify([decodeURIComponent(url.href.slice(url.origin.length)), headers]).toLowerCase();
      const secrets = [anna.id, anna.name, anna.email, "example.com", order.id, "female", "gay", "velvet", "niche"];
      expect(secrets.filter((secret) => said.includes(secret.toLowerCase()))).toEqual([]);
      expect(url.searchParams.get("all")).toMatch(/^ads spring click-1 a b {2}\d{10}$/);
    }
    expect(tracker.asked).toHaveLength(2);
  });

  test("each purchase is a sale, or only the first one", async () => {
    await siteWith({ events: ["sale"], holdDays: 0 });
    await buy();
    await buy("two");
    expect(await told()).toHaveLength(2);
    await siteWith({ events: ["sale"], holdDays: 0, sales: "first" });
    await buy();
    await buy("two");
    expect(await told()).toHaveLength(3);
    const reason = "only the first purchase of a member is reported";
    expect((await listed()).at(-1)).toEqual({ event: "sale", state: "skipped", reason });
  });
});

describe("for a refund", () => {
  testOnSqlite("within the hold there is no sale, and the lead is rejected", async () => {
    await siteWith();
    const order = await buy();
    await told();
    await withdraw(site, anna, order.id);
    const all = await told(30 * DAY);
    expect(all.map(({ event }) => event)).toEqual(["lead", "rejected"]);
    expect(new Set(all.map(({ tx }) => tx)).size).toBe(1);
    expect(await listed()).toContainEqual({ event: "sale", state: "skipped", reason: "the money went back" });
  });

  testOnSqlite("after the hold the sale is rejected once", async () => {
    await siteWith({ events: ["sale", "rejected"] });
    const order = await buy();
    await told(14 * DAY);
    await refundOrder(site, anOperator, order.id, { minor: 400, reason: "a part" });
    expect(await told()).toHaveLength(1);
    await refundOrder(site, anOperator, order.id, { reason: "the rest" });
    const all = await told();
    expect(all.map(({ event, pay }) => [event, pay])).toEqual([
      ["sale", "4.13"],
      ["rejected", "4.13"],
    ]);
    expect(all[1]!.tx).toBe(all[0]!.tx);
  });

  test("an unreported sale is not rejected, and a partial refund reduces its share", async () => {
    await siteWith({ events: ["sale", "rejected"] });
    const order = await buy();
    await refundOrder(site, anOperator, order.id, { minor: 500, reason: "a half" });
    const whole = await buy("two");
    await refundOrder(site, anOperator, whole.id, { reason: "all of it" });
    expect((await told(14 * DAY)).map(({ event, pay }) => [event, pay])).toEqual([["sale", "2.06"]]);
  });
});

describeOnSqlite("a lead", () => {
  test("is a sign-up if the partner pays for sign-ups", async () => {
    await siteWith({ lead: "signup", events: ["lead"] });
    const draft = { email: "wilma@example.com", name: "Wilma", password: "wilma's own", birthDate: "1990-02-28" };
    const consents = { terms: true, sensitiveData: true };
    const source = { network: "ads", sub1: "click-2" };
    await signUp(site, { ...draft, consents, source } as SignupDraft, "10.0.0.1");
    await told();
    expect(tracker.told()).toMatchObject([{ click: "click-2", event: "lead" }]);
  });

  test("is a confirmed address, once", async () => {
    await siteWith({ lead: "confirmation", events: ["lead", "rejected"], eventNames: { lead: "doi" } });
    for (let time = 0; time < 2; time++) await site.db.transact((tx) => confirm(site, tx, anna));
    await buy();
    expect((await told()).map(({ event }) => event)).toEqual(["doi"]);
  });
});

describe("errors", () => {
  testOnSqlite("a failing partner is retried with the same id, and the sale waits for the lead", async () => {
    await siteWith({ holdDays: 0 });
    tracker.answer = () => ({ status: 500 });
    await buy();
    await told();
    const [lead, sale] = await listed();
    expect(lead).toEqual({ event: "lead", state: "waiting", reason: "the partner answered 500" });
    expect(sale).toMatchObject({ event: "sale", state: "waiting" });
    tracker.answer = () => ({ text: "OK" });
    for (let wait = 0; wait < 4; wait++) await told(60 * 60 * 1000);
    const all = await told();
    expect(all.map(({ event }) => event).filter((event, index) => event !== all[index - 1]?.event)).toEqual([
      "lead",
      "sale",
    ]);
    expect(all.filter(({ event }) => event === "sale")).toHaveLength(1);
    expect(new Set(all.map(({ tx }) => tx)).size).toBe(1);
    expect((await listed()).map(({ state }) => state)).toEqual(["sent", "sent"]);
  });

  test("a refused postback is resent by an operator only", async () => {
    await siteWith({ events: ["lead"] });
    tracker.answer = () => ({ status: 404 });
    await buy();
    await told(30 * DAY);
    expect(await listed()).toEqual([{ event: "lead", state: "refused", reason: "the partner answered 404" }]);
    expect(tracker.asked).toHaveLength(1);
    tracker.answer = () => ({ text: "OK" });
    const [refused] = (await postbacksOf(site, ["refused"])).rows;
    expect(await replay(site, anOperator, refused!.id)).toBe(true);
    const [first, second] = await told();
    expect(second).toEqual(first);
    expect(await listed()).toEqual([{ event: "lead", state: "sent", reason: null }]);
    expect(await replay(site, anOperator, "nothing")).toBe(false);
  });

  fullTest("a process that is killed before it knows the answer leaves it to the next, under the same id", async () => {
    await siteWith({ events: ["lead"] });
    await buy();
    tracker.answer = () => ({ held: true });
    const tenant = { ...site.tenant, slug: site.databaseName };
    const order = { place: placeOf(), tenant, real: true, ahead: 0 };
    const child = spawn(process.execPath, await processOf("outbox", order), {
      cwd: projectRoot,
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    child.stdin.write("begin\n");
    await expect.poll(() => tracker.asked.length).toBe(1);
    child.kill("SIGKILL");
    await once(child, "exit");
    tracker.answer = () => ({ text: "OK" });
    site.clock.set(Date.now() + DAY);
    const [first, second, ...more] = await told();
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(await listed()).toEqual([{ event: "lead", state: "sent", reason: null }]);
  });

  testOnSqlite("without a click id nothing is sent, and the reason is stored", async () => {
    await siteWith();
    await cameBy(site, anna, { network: "ads", ref: "spring" });
    await buy();
    expect(await told(30 * DAY)).toEqual([]);
    const reason = "the visitor came without a click id in sub1";
    expect(await listed()).toEqual([
      { event: "lead", state: "skipped", reason },
      { event: "sale", state: "skipped", reason },
    ]);
  });

  testOnSqlite("members from other sources, or none, cause no postbacks", async () => {
    await siteWith();
    await cameBy(site, anna, { network: "others", sub1: "click-1" });
    await buy();
    await cameBy(site, anna, null);
    await buy("two");
    expect(await told(30 * DAY)).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  testOnSqlite.each(["https://127.0.0.1/in?c={clickid}", "https://169.254.169.254/in?c={clickid}"])(
    "%s is never called",
    async (address) => {
      await siteWith({ address, events: ["lead"] });
      await buy();
      await told();
      expect(await listed()).toMatchObject([{ state: "waiting", reason: expect.stringContaining("is not public") }]);
    },
  );
});

testOnSqlite("a partner with shared secrets can verify postbacks, also during a change of secrets", async () => {
  const signatures = [{ env: "OLD" }, { env: "NEW" }];
  const address = `https://localhost:${tracker.port}/{secret}/in?click={clickid}&e={event}`;
  const given = { address, signatures, secret: { env: "PATH_SECRET" }, events: ["lead" as const] };
  await siteWith(given, { secrets: { OLD: "old", NEW: "new", PATH_SECRET: "a/b" } });
  await buy();
  await told();
  const [{ url, headers }] = tracker.asked as [Tracker["asked"][number]];
  const called = `https://localhost:${tracker.port}${url.pathname}${url.search}`;
  expect(url.pathname).toBe("/a%2Fb/in");
  const [, time] = /^t=(\d+),/.exec(`${headers["x-signature"]}`) ?? [];
  const expected = ["old", "new"].map(
    (key) => `v1=${createHmac("sha256", key).update(`${time}.${called}`).digest("hex")}`,
  );
  expect(headers["x-signature"]).toBe([`t=${time}`, ...expected].join(","));
});

test("without its secret a postback waits, and states the reason", async () => {
  await siteWith({ signatures: [{ env: "MISSING" }], events: ["lead"] });
  await buy();
  await told();
  expect(tracker.asked).toEqual([]);
  expect(await listed()).toMatchObject([{ state: "waiting", reason: "the environment variable MISSING is not set" }]);
});
