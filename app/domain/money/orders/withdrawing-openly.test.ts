import { beforeEach, expect, test } from "vitest";
import { deleteAccount } from "~/app/domain/account/deletion/deletion";
import { todayOf } from "~/app/domain/ages";
import { payMessage } from "~/app/domain/money/ledger/ledger";
import { methodName } from "~/app/domain/money/payments/method-names";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { eraseAbout } from "~/db/personal-data";
import { mailsFrom, sendAll } from "~/tests/support/mails";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, anOperator, START, type TestSite, testSite } from "~/tests/support/test-site";
import { receiveNotice } from "./booking";
import { type Order, orderWith, startOrder } from "./orders";
import { openStatement, sealStatement, withdrawalForm, withdrawOpenly } from "./withdrawing-openly";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", email: "Anna@mail.example", password: "anna's own", language: "de" });

let site: TestSite;
let order: Order;
beforeEach(async () => {
  site = await testSite({ members: [anna] });
  const { order: begun } = await startOrder(site, anna, aPurchase());
  await playSandbox(site, begun, "paid");
  await receiveNotice(site, noticeFor(begun));
  order = await orderWith(site, begun.id);
});

const statement = (given: object = {}) =>
  withdrawalForm.parse({
    name: "Anna A.",
    email: "anna@MAIL.example",
    receipt: `No. ${order.receiptNumber}`,
    ...given,
  });
const withdrawn = (given: object = {}, ip = "203.0.113.9") => withdrawOpenly(site, { ip }, statement(given));
const confirmations = async () =>
  (await mailsFrom(site)).filter(({ subject }) => /Widerruf|withdrawal/i.test(subject ?? ""));

test("receipt number and buyer's address find an order, and an email confirms its withdrawal at once", async () => {
  await site.db.transact((tx) => payMessage(site, tx, anna, { amount: 40, key: "m", day: todayOf(site), cap: null }));
  expect(await withdrawn()).toBe(START);
  expect(await orderWith(site, order.id)).toMatchObject({ withdrawnAt: START, refundedMinor: 600 });
  const [mail, ...more] = await confirmations();
  expect([mail?.to, more]).toEqual([anna.email, []]);
  expect(mail?.text).toContain("6,00");
  await withdrawn();
  expect(await confirmations()).toHaveLength(1);
});

test.each(["suspended", "deleted", "erased"])("a buyer who is %s can withdraw", async (what) => {
  if (what === "suspended")
    await restrictMember(site, anOperator, "suspension", anna.id, {
      until: null,
      rule: "No begging",
      facts: "Begged.",
    });
  else await deleteAccount(site, anna, "anna's own");
  if (what === "erased") await site.db.transact((tx) => eraseAbout(tx, [anna.id, anna.email]));
  await withdrawn();
  expect(await orderWith(site, order.id)).toMatchObject({ withdrawnAt: START, refundedMinor: 1000 });
  expect((await confirmations()).map(({ to }) => to.toLowerCase())).toEqual(["anna@mail.example"]);
});

test("a wrong address or receipt number withdraws nothing, sends nothing, and gets the same answer", async () => {
  for (const given of [{ email: "bert@mail.example" }, { receipt: "77" }]) expect(await withdrawn(given)).toBe(START);
  expect(await orderWith(site, order.id)).toMatchObject({ withdrawnAt: null });
  expect(await confirmations()).toEqual([]);
});

test("tries of numbers are limited per address, and a refused statement is not answered as received", async () => {
  const TOO_MANY = { code: "request.too_many" };
  for (let tried = 0; tried < 5; tried++) await withdrawn({ receipt: "77" });
  await expect(withdrawn()).rejects.toMatchObject({ ...TOO_MANY, detail: { retryAfter: 24 * 60 * 60 } });
  await expect(withdrawn({}, "198.51.100.99")).rejects.toMatchObject({ ...TOO_MANY, detail: { retryAfter: 60 } });
  site.clock.advance(60_000);
  await withdrawn({}, "198.51.100.99");
  expect((await orderWith(site, order.id)).withdrawnAt).toBe(START + 60_000);
});

test("a late withdrawal is confirmed as received, and the buyer's hash is deleted", async () => {
  expect((await orderWith(site, order.id)).buyerHash).toMatch(/^[\w-]{43}$/);
  site.clock.advance(15 * DAY + 1);
  await sendAll(site);
  expect((await orderWith(site, order.id)).buyerHash).toBeNull();
  await withdrawn();
  const [mail] = await confirmations();
  expect(mail).toMatchObject({ to: anna.email, subject: "Zu deinem Widerruf" });
  expect(await orderWith(site, order.id)).toMatchObject({ withdrawnAt: null, refundedMinor: 0 });
});

test("a sealed statement opens only on its site, and for an hour", async () => {
  const sealed = await sealStatement(site, statement());
  expect(sealed).not.toContain("anna");
  expect(await openStatement(site, sealed)).toEqual(statement());
  expect(await openStatement(site, `${sealed}x`.slice(1))).toBeUndefined();
  site.clock.advance(60 * 60 * 1000);
  expect(await openStatement(site, sealed)).toBeUndefined();
});

test("iDEAL is named by its scheme's rules, and unknown payment methods by their own names", () => {
  const words = site.words("nl");
  const names = ["ideal", "IDEAL", "creditcard", "newpay"].map((method) => methodName(method, words));
  expect(names).toEqual(["iDEAL | Wero", "iDEAL | Wero", "Creditcard of betaalpas", "newpay"]);
});
